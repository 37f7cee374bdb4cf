import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import * as icons from '../../kit/icons';
import { timeLeftText } from '../../kit/time-left-text';
import { useNow } from '../../kit/use-now';
import type { DeskWords } from './words';

interface SendAgainProps {
  readonly words: Pick<DeskWords, 'again' | 'againIn' | 'sending'>;
  /** How often it may still be sent, and from when on by the clock of this device. */
  readonly sendsRemaining: number;
  readonly resendAtMs: number;
  readonly isBusy: boolean;
  readonly width: 'grow' | 'fit';
  readonly onSend: () => void;
}

/** The button that sends a link once more, and says when it may. */
export function SendAgain({ words, sendsRemaining, resendAtMs, isBusy, width, onSend }: SendAgainProps): ReactNode {
  const leftMs = resendAtMs - useNow(resendAtMs);
  return (
    <Button
      kind="secondary"
      width={width}
      icon={icons.retry}
      disabled={sendsRemaining === 0 || leftMs > 0}
      pendingLabel={isBusy ? words.sending : null}
      onClick={onSend}
    >
      {sendsRemaining > 0 && leftMs > 0 ? words.againIn(timeLeftText(leftMs)) : words.again}
    </Button>
  );
}
