import type { ReactNode } from 'react';
import { formatRupees } from '../../../shared/format/number';
import { FailureActions, OrderLine, PaymentFailure } from '../../payment';
import { at } from '../../platform/flow/at';
import { deferredMessages } from '../deferred-messages';
import { carriedPlan, chosenLenderName } from '../flow/selectors';
import type { RecoveryOption } from '../flow/state';
import type { ViewProps } from '../view';
import { failureText } from './failure-text';
import { merchantName } from './merchant-name';
import { OrderStrip } from './order-strip';
import { StepScreen } from './step-screen';

/** The payment, or its last try, failed: what happened, what it means, what to do next. Source: S2§8. */
export function FailureScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { failures: t } = deferredMessages(messages);
  const screen = at(state, 'failure');
  if (!screen) return null;
  const plan = carriedPlan(state);
  const { title, text } = failureText(messages, screen.failure, chosenLenderName(state));
  const go: Readonly<Record<RecoveryOption, { readonly label: string; readonly onPress: () => void }>> = {
    sameAgain: { label: t.options.sameAgain, onPress: () => send({ type: 'retryAsked' }) },
    otherPlan: { label: t.options.otherPlan, onPress: () => send({ type: 'plansAsked' }) },
    shorterPlan: { label: t.options.shorterPlan, onPress: () => send({ type: 'plansAsked' }) },
    longerPlan: { label: t.options.longerPlan, onPress: () => send({ type: 'plansAsked' }) },
    otherLender: { label: t.options.otherLender, onPress: () => send({ type: 'plansAsked' }) },
    leave: { label: messages.common.backTo(merchantName(state)), onPress: () => send({ type: 'exitAsked' }) },
  };
  return (
    <StepScreen
      view={props}
      centred
      open
      actions={
        <FailureActions
          options={screen.options.map((option) => go[option])}
          pendingLabel={screen.phase === 'retrying' ? t.trying : null}
          reference={t.reference(screen.failure.code, state.pgData?.txnId ?? '')}
        />
      }
    >
      <PaymentFailure title={title} text={screen.noEmiStarted ? `${text} ${t.noEmiStarted}` : text}>
        {plan && screen.options.includes('sameAgain') ? (
          <OrderLine
            name={t.planSaved}
            under={`${messages.plans.emiTimes(plan.emi, plan.tenure)} · ${formatRupees(state.pgData?.amount ?? 0)}`}
          />
        ) : (
          <OrderStrip {...props} />
        )}
      </PaymentFailure>
    </StepScreen>
  );
}
