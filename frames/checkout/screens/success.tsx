import type { ReactNode } from 'react';
import { type MandateState, Receipt, ReceiptActions } from '../../payment';
import { at } from '../../platform/flow/at';
import { deferredMessages } from '../deferred-messages';
import type { Mandate } from '../flow/state';
import type { ViewProps } from '../view';
import { merchantName } from './merchant-name';
import { orderWords } from './order-words';
import { StepScreen } from './step-screen';

/** The order is placed. */
export function SuccessScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { success: words } = deferredMessages(messages);
  const screen = at(state, 'success');
  if (!screen) return null;
  const { mandate } = state;
  const isLeaving = screen.phase === 'leaving';
  return (
    <StepScreen
      view={props}
      pad="less"
      open
      busy={isLeaving}
      actions={
        <ReceiptActions
          mandate={stepOf(mandate)}
          isLooking={state.calls.mandate !== undefined}
          isLeaving={isLeaving}
          back={messages.common.backTo(merchantName(state))}
          words={words}
          onMandate={() => send({ type: 'mandateAsked' })}
          onLook={() => send({ type: 'statusAsked' })}
          onLeave={() => send({ type: 'finishAsked' })}
        />
      }
    >
      <Receipt
        order={state.order}
        done={state.completion}
        due={dueIn(props)}
        mandate={stepOf(mandate)}
        isBlocked={mandate?.mandate === 'needed' && mandate.isBlocked}
        words={words}
        orderWords={orderWords(props)}
        days={messages.money}
        newWindow={messages.common.newWindow}
      />
    </StepScreen>
  );
}

/** What the shop has still to take. */
function dueIn({ state, messages }: ViewProps): string | null {
  const now = state.completion?.amountDueAtMerchant ?? 0;
  const { twoParts: words } = deferredMessages(messages).nearest;
  return now > 0 ? words.due(merchantName(state), now) : null;
}

function stepOf(mandate: Mandate | null): MandateState {
  if (mandate === null) return 'unknown';
  return mandate.mandate === 'needed' ? mandate.phase : mandate.mandate;
}
