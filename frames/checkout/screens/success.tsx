import { type ReactNode, useState } from 'react';
import { AppLink } from '../../app-link';
import { type MandateState, MandateStep, Receipt, ReceiptActions, UnknownMandateActions } from '../../payment';
import { at } from '../../platform/flow/at';
import { deferredMessages } from '../deferred-messages';
import type { Mandate } from '../flow/state';
import type { ViewProps } from '../view';
import { merchantName } from './merchant-name';
import { orderText } from './order-text';
import { StepScreen } from './step-screen';

/** The order is placed. Where the lender may not debit the instalments yet, that comes before the receipt; whoever puts it
 *  off is told on the receipt that nothing is debited. */
export function SuccessScreen(props: ViewProps): ReactNode {
  const [isPutOff, setPutOff] = useState(false);
  const { state, send, messages } = props;
  const { success: t } = deferredMessages(messages);
  const screen = at(state, 'success');
  if (!screen) return null;
  const { mandate } = state;
  const isLeaving = screen.phase === 'leaving';
  const step = stepOf(mandate);
  const isAsking = state.isMandateAsked;
  const actions = {
    mandate: step,
    isLooking: isAsking,
    t,
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
            <UnknownMandateActions t={t} onReceipt={onReceipt} />
          ) : (
            <ReceiptActions {...actions} isLeaving={false} back={t.toReceipt} onLeave={onReceipt} />
          )
        }
      >
        <MandateStep mandate={step} isBlocked={isBlocked} lenderName={state.completion.lenderName} t={t} />
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
        t={t}
        orderMessages={orderText(props)}
        days={messages.money}
        newWindow={messages.common.newWindow}
      />
      {!isLeaving && (
        <AppLink
          link={state.appLink}
          t={deferredMessages(messages).appLink}
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
  const { twoParts: t } = deferredMessages(messages).nearest;
  return now > 0 ? t.due(merchantName(state), now) : null;
}

/** A mandate that is needed, and one of which nobody knows yet. */
const comesFirst = (step: MandateState, isAsking: boolean): boolean =>
  step === 'unknown' ? isAsking : step !== 'notNeeded' && step !== 'registered';

function stepOf(mandate: Mandate | null): MandateState {
  if (mandate === null) return 'unknown';
  return mandate.mandate === 'needed' ? mandate.phase : mandate.mandate;
}
