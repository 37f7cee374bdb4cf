import type { ReactNode } from 'react';
import type { PaymentStep } from '../../../shared/rules/payment-flow/steps';
import { deferredMessages } from '../deferred-messages';
import type { Screen } from '../flow/screen';
import { stepOf } from '../flow/screen-facts';
import type { ViewProps } from '../view';
import css from './payment-progress.module.css';

/** What a shopper goes through: plan, number, statement, confirmation. */
const STEPS = 4;
const placeOf: Partial<Readonly<Record<PaymentStep, number>>> = {
  EMI_PLAN_SELECTION: 1,
  VERIFY_MOBILE: 2,
  NTB: 2,
  NTB_APPLICATION: 2,
  TWO_FACTOR: 2,
  KFS_CONSENT: 3,
  LENDER_OTP: 4,
};

/** How far a screen is, 1 to 4; 5 once it is done; null for one outside the steps. */
function placeIn(screen: Screen): number | null {
  if (screen.name === 'success') return STEPS + 1;
  if (screen.name === 'processing' || screen.name === 'pending') return STEPS;
  const step = stepOf(screen);
  return step === null ? null : (placeOf[step] ?? null);
}

/** Progress of the payment in four steps, with a text alternative. */
export function PaymentProgress({ state, messages }: ViewProps): ReactNode {
  const { side: t } = deferredMessages(messages);
  const at = placeIn(state.screen);
  if (at === null) return null;
  const said = at > STEPS ? t.done : t.step(at, STEPS);
  return (
    <div className={css.progress} role="img" aria-label={said}>
      {Array.from({ length: STEPS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
        <i key={index} className={css.step} data-done={index < at ? '' : undefined} />
      ))}
      <span className={css.said}>{said}</span>
    </div>
  );
}
