import { useAtomValue } from 'jotai/react';
import type { Atom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import { Checkbox } from '../../kit/checkbox';
import { NewTabLink } from '../../kit/new-tab-link';
import css from './consents.module.css';

export interface ConsentsProps {
  readonly isAcceptedAtom: Atom<boolean>;
  /** Address of the terms page. */
  readonly url: string;
  /** Text before, in and after the link, and the error of a press without the tick. */
  readonly t: {
    readonly before: string;
    readonly link: string;
    readonly after: string;
    readonly missing: string;
  };
  /** Visually hidden text after the link. */
  readonly newWindow: string;
  /** Verify was pressed without the tick. */
  readonly isMissing?: boolean;
  readonly send: (event: { readonly type: 'termsToggled'; readonly isAccepted: boolean }) => void;
}

/** The terms, required, beside each OTP by which a shopper verifies a number. Source: S1§2.4, S1§5. */
export function Consents({ isAcceptedAtom, url, t, newWindow, isMissing, send }: ConsentsProps): ReactNode {
  const isAccepted = useAtomValue(isAcceptedAtom);
  return (
    <div className={css.consents}>
      <Checkbox
        checked={isAccepted}
        required
        error={isMissing && !isAccepted ? t.missing : null}
        onChange={(next) => send({ type: 'termsToggled', isAccepted: next })}
      >
        {t.before}{' '}
        <NewTabLink href={url} hiddenSuffix={newWindow}>
          {t.link}
        </NewTabLink>
        {t.after && ` ${t.after}`}
      </Checkbox>
    </div>
  );
}
