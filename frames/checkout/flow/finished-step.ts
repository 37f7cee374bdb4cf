import type { PaymentStep } from '../../../shared/rules/payment-flow/steps';
import { stepOf } from './screen-facts';
import type { CheckoutState } from './state';

/** Steps of the straight way, in the order of paying. */
const straight: readonly PaymentStep[] = [
  'PAYMENT_LINK',
  'SPLIT_TXN_LINK_SEND',
  'EMI_PLAN_SELECTION',
  'VERIFY_MOBILE',
  'TWO_FACTOR',
  'KFS_CONSENT',
  'LENDER_OTP',
];

/** The step that is done when one screen gives way to another; null on a way back, and where none was left. The last
 *  step is told with the payment's result. */
export function finishedStep(before: CheckoutState, after: CheckoutState): PaymentStep | null {
  const left = stepOf(before.screen);
  const entered = stepOf(after.screen);
  if (left === null || entered === null || left === entered) return null;
  return isDone(left, entered, before, after) ? left : null;
}

function isDone(left: PaymentStep, entered: PaymentStep, before: CheckoutState, after: CheckoutState): boolean {
  const { screen } = before;
  switch (left) {
    case 'VERIFY_MOBILE':
      // Whatever comes after it, also the plans or the offer of an application.
      return screen.name === 'otp' && after.isMobileVerified;
    case 'NTB':
      return entered === 'NTB_APPLICATION';
    case 'NTB_APPLICATION':
      return screen.name === 'ntbStatus' && screen.status === 'approved';
    default:
      return straight.indexOf(left) < straight.indexOf(entered);
  }
}
