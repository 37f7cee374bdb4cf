import { useAtomValue } from 'jotai/react';
import type { Atom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import { Button } from './button';

interface ReadyButtonProps {
  /** True once what is typed can be sent: the button is drawn when that changes, not with each digit. */
  readonly readyAtom: Atom<boolean>;
  /** Words while it is on its way; null = it is not. */
  readonly busy: string | null;
  readonly children: ReactNode;
}

/** The button of a form. */
export const ReadyButton = ({ readyAtom, busy, children }: ReadyButtonProps): ReactNode => (
  <Button type="submit" disabled={!useAtomValue(readyAtom)} busy={busy}>
    {children}
  </Button>
);
