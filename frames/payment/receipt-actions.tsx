import type { ReactNode } from 'react';
import { ActionColumn } from '../kit/action-column';
import { Button } from '../kit/button';
import type { ReceiptMessages } from './message-types';
import type { MandateState } from './receipt';
import { TakingBack } from './taking-back';

interface ReceiptActionsProps {
  readonly mandate: MandateState;
  /** The mandate is being looked at. */
  readonly isLooking: boolean;
  readonly isLeaving: boolean;
  /** 'Back to Nilaya Electronics'. */
  readonly back: string;
  readonly t: ReceiptMessages;
  readonly onMandate: () => void;
  /** Asks whether the mandate is there now. */
  readonly onLook: () => void;
  readonly onLeave: () => void;
}

/** Back to the shop; before that, where the lender may not debit the instalments yet, the way to allow it. */
export function ReceiptActions(props: ReceiptActionsProps): ReactNode {
  const { mandate, t, onMandate } = props;
  const back = (kind: 'primary' | 'text') => (
    <Button kind={kind} pendingLabel={props.isLeaving ? t.leaving : null} onClick={props.onLeave}>
      {props.back}
    </Button>
  );
  if (mandate !== 'offered' && mandate !== 'opening' && mandate !== 'away')
    return (
      <ActionColumn>
        {back('primary')}
        {!props.isLeaving && <TakingBack t={t} onLeave={props.onLeave} />}
      </ActionColumn>
    );
  const isAway = mandate === 'away';
  return (
    <ActionColumn>
      {isAway ? (
        <Button pendingLabel={props.isLooking ? t.looking : null} onClick={props.onLook}>
          {t.haveSetUp}
        </Button>
      ) : (
        <Button pendingLabel={mandate === 'opening' ? t.openingPage : null} onClick={onMandate}>
          {t.setUp}
        </Button>
      )}
      {isAway && (
        <Button kind="text" onClick={onMandate}>
          {t.openAgain}
        </Button>
      )}
      {back('text')}
    </ActionColumn>
  );
}
