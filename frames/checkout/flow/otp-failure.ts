import { OTP_FAILURE_SHOWN_MS } from '../../../shared/rules/otp-failure-shown';
import type { Failure } from '../../platform/api/failure';
import type { CheckoutContext } from './checkout-context';

/** The number leads nowhere for now, so its words stay until another one is typed. */
const staying: readonly (string | null)[] = [
  'PAYMENT_MULTIPLE_OTP_BLOCK',
  'PAYMENT_MULTIPLE_PHONE_NUMBER_BLOCK',
  'PAYMENT_ELSEWHERE',
];

/** Has the words that were just put at a number or an OTP go by themselves; what was planned for earlier ones is void. */
export function passFailure(context: CheckoutContext, { name }: Failure): void {
  const id = staying.includes(name) ? null : context.newId();
  context.set({ failureTimerId: id });
  if (id !== null) context.ask({ type: 'startTimer', timer: 'otpFailure', id, delayMs: OTP_FAILURE_SHOWN_MS });
}

export function onFailureShown(context: CheckoutContext, id: number): void {
  if (context.state.failureTimerId !== id) return;
  context.set({ failureTimerId: null });
  const screen = context.on('verifyMobile') ?? context.on('otp') ?? context.on('lenderOtp');
  if (screen) context.show({ ...screen, failure: null });
}
