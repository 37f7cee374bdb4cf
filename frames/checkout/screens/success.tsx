import { type ReactNode, useState } from 'react';
import { AppLink } from '../../app-link';
import { type MandateState, MandateStep, Receipt, ReceiptActions, UnknownMandateActions } from '../../payment';
import { at } from '../../platform/flow/at';
import { deferredMessages } from '../deferred-messages';
import type { Mandate } from '../flow/state';
import type { ViewProps } from '../view';
import { merchantName } from './merchant-name';
import { orderWords } from './order-words';
import { StepScreen } from './step-screen';

/** The order is placed. Where the lender may not debit the instalments yet, that comes before the receipt; whoever puts it
 *  off is told on the receipt that nothing is debited. */
export function SuccessScreen(props: ViewProps): ReactNode {
  const [isPutOff, setPutOff] = useState(false);
  const { state, send, messages } = props;
  const { success: words } = deferredMessages(messages);
  const screen = at(state, 'success');
  if (!screen) return null;
  const { mandate } = state;
  const isLeaving = screen.phase === 'leaving';
  const step = stepOf(mandate);
  const isAsking = state.calls.mandate !== undefined;
  const actions = {
    mandate: step,
    isLooking: isAsking,
    words,
    onMandate: () => send({ type: 'mandateAsked' }),
    onLook: () => send({ type: 'statusAsked' }),
  };
  const isBlocked = mandate?.mandate === 'needed' && mandate.isBlocked;
  if (state.completion && !isPutOff && comesFirst(step, isAsking)) {
    const onReceipt = () => setPutOff(true);
    return (
      <StepScreen
        view={props}
        pad="less"
        open
        actions={
          step === 'unknown' ? (
            <UnknownMandateActions words={words} onReceipt={onReceipt} />
          ) : (
            <ReceiptActions {...actions} isLeaving={false} back={words.toReceipt} onLeave={onReceipt} />
          )
        }
      >
        <MandateStep mandate={step} isBlocked={isBlocked} lenderName={state.completion.lenderName} words={words} />
      </StepScreen>
    );
  }
  return (
    <StepScreen
      view={props}
      pad="less"
      open
      busy={isLeaving}
      actions={
        <ReceiptActions
          {...actions}
          isLeaving={isLeaving}
          back={messages.common.backTo(merchantName(state))}
          onLeave={() => send({ type: 'finishAsked' })}
        />
      }
    >
      <Receipt
        order={state.pgData}
        done={state.completion}
        due={dueIn(props)}
        mandate={step}
        isBlocked={isBlocked}
        words={words}
        orderWords={orderWords(props)}
        days={messages.money}
        newWindow={messages.common.newWindow}
      />
      {!isLeaving && (
        <AppLink
          link={state.appLink}
          words={deferredMessages(messages).appLink}
          errors={messages.errors}
          onSend={() => send({ type: 'appLinkAsked' })}
        />
      )}
    </StepScreen>
  );
}

/** What the shop has still to take. */
function dueIn({ state, messages }: ViewProps): string | null {
  const now = state.completion?.amountDueAtMerchant ?? 0;
  const { twoParts: words } = deferredMessages(messages).nearest;
  return now > 0 ? words.due(merchantName(state), now) : null;
}

/** A mandate that is needed, and one of which nobody knows yet. */
const comesFirst = (step: MandateState, isAsking: boolean): boolean =>
  step === 'unknown' ? isAsking : step !== 'notNeeded' && step !== 'registered';

function stepOf(mandate: Mandate | null): MandateState {
  if (mandate === null) return 'unknown';
  return mandate.mandate === 'needed' ? mandate.phase : mandate.mandate;
}
