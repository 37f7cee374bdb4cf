import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import * as icons from '../../kit/icons';
import { timeLeftText } from '../../kit/time-left-text';
import { useNow } from '../../kit/use-now';
import type { DeskMessages } from './messages';

interface SendAgainProps {
  readonly t: Pick<DeskMessages, 'again' | 'againIn' | 'sending'>;
  /** Sends that remain, and the earliest time of the next, by the clock of this device. */
  readonly sendsRemaining: number;
  readonly resendAtMs: number;
  readonly isBusy: boolean;
  readonly width: 'grow' | 'fit';
  readonly onSend: () => void;
}

/** The button that sends a link again, with a countdown until it may. */
export function SendAgain({ t, sendsRemaining, resendAtMs, isBusy, width, onSend }: SendAgainProps): ReactNode {
  const leftMs = resendAtMs - useNow(resendAtMs);
  return (
    <Button
      kind="secondary"
      width={width}
      icon={icons.retry}
      disabled={sendsRemaining === 0 || leftMs > 0}
      pendingLabel={isBusy ? t.sending : null}
      onClick={onSend}
    >
      {sendsRemaining > 0 && leftMs > 0 ? t.againIn(timeLeftText(leftMs)) : t.again}
    </Button>
  );
}
