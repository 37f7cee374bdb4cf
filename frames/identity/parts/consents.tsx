import { useAtomValue } from 'jotai/react';
import type { Atom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import { Checkbox } from '../../kit/checkbox';
import { NewTabLink } from '../../kit/new-tab-link';
import css from './consents.module.css';

interface ConsentsProps {
  readonly isAcceptedAtom: Atom<boolean>;
  /** Address of the terms page. */
  readonly url: string;
  /** What stands before, in and behind the link. */
  readonly words: { readonly before: string; readonly link: string; readonly after: string };
  /** Spoken behind the link. */
  readonly newWindow: string;
  /** What may be ticked besides. */
  readonly children?: ReactNode;
  readonly send: (event: { readonly type: 'termsToggled'; readonly isAccepted: boolean }) => void;
}

/** Under each number that is asked for, and nowhere else: the terms, which are needed and open in a new window, and what
 *  is optional. Source: S1§2.4, S1§5. */
export const Consents = ({ isAcceptedAtom, url, words, newWindow, children, send }: ConsentsProps): ReactNode => (
  <div className={css.consents}>
    <Checkbox
      checked={useAtomValue(isAcceptedAtom)}
      required
      onChange={(isAccepted) => send({ type: 'termsToggled', isAccepted })}
    >
      {words.before}{' '}
      <NewTabLink href={url} spoken={newWindow}>
        {words.link}
      </NewTabLink>
      {words.after && ` ${words.after}`}
    </Checkbox>
    {children}
  </div>
);
