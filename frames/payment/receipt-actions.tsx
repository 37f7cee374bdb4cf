import type { ReactNode } from 'react';
import { ActionColumn } from '../kit/action-column';
import { Button } from '../kit/button';
import type { MandateState } from './receipt';
import { TakingBack } from './taking-back';
import type { ReceiptWords } from './words';

interface ReceiptActionsProps {
  readonly mandate: MandateState;
  /** The mandate is being looked at. */
  readonly isLooking: boolean;
  readonly isLeaving: boolean;
  /** 'Back to Nilaya Electronics'. */
  readonly back: string;
  readonly words: ReceiptWords;
  readonly onMandate: () => void;
  /** Asks whether the mandate is there now. */
  readonly onLook: () => void;
  readonly onLeave: () => void;
}

/** Back to the shop; before that, where the lender may not debit the instalments yet, the way to allow it. */
export function ReceiptActions(props: ReceiptActionsProps): ReactNode {
  const { mandate, words, onMandate } = props;
  const back = (kind: 'primary' | 'text') => (
    <Button kind={kind} pendingLabel={props.isLeaving ? words.leaving : null} onClick={props.onLeave}>
      {props.back}
    </Button>
  );
  if (mandate !== 'offered' && mandate !== 'opening' && mandate !== 'away')
    return (
      <ActionColumn>
        {back('primary')}
        {!props.isLeaving && <TakingBack words={words} onLeave={props.onLeave} />}
      </ActionColumn>
    );
  const isAway = mandate === 'away';
  return (
    <ActionColumn>
      {isAway ? (
        <Button pendingLabel={props.isLooking ? words.looking : null} onClick={props.onLook}>
          {words.haveSetUp}
        </Button>
      ) : (
        <Button pendingLabel={mandate === 'opening' ? words.openingPage : null} onClick={onMandate}>
          {words.setUp}
        </Button>
      )}
      {isAway && (
        <Button kind="text" onClick={onMandate}>
          {words.openAgain}
        </Button>
      )}
      {back('text')}
    </ActionColumn>
  );
}
