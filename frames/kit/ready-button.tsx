import { useAtomValue } from 'jotai/react';
import type { Atom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import { Button } from './button';

interface ReadyButtonProps {
  /** True once what is typed can be sent: the button is drawn when that changes, not with each digit. */
  readonly readyAtom: Atom<boolean>;
  /** True passes presses on while the button looks disabled, so that its owner can show what is missing. */
  readonly saysMissing?: boolean;
  /** Label while the form is being sent; null = idle. */
  readonly pendingLabel: string | null;
  readonly children: ReactNode;
}

/** The button of a form. */
export function ReadyButton({ readyAtom, saysMissing = false, pendingLabel, children }: ReadyButtonProps): ReactNode {
  const isReady = useAtomValue(readyAtom);
  return (
    <Button
      type="submit"
      disabled={!isReady && !saysMissing}
      incomplete={!isReady && saysMissing}
      pendingLabel={pendingLabel}
    >
      {children}
    </Button>
  );
}
