import { OTP_FAILURE_SHOWN_MS } from '../../../shared/rules/otp-failure-shown';
import type { Failure } from '../../platform/api/failure';
import type { Turn } from './turn';

/** The number leads nowhere for now, so its words stay until another one is typed. */
const staying: readonly (string | null)[] = [
  'PAYMENT_MULTIPLE_OTP_BLOCK',
  'PAYMENT_MULTIPLE_PHONE_NUMBER_BLOCK',
  'PAYMENT_ELSEWHERE',
];

/** Has the words that were just put at a number or an OTP go by themselves; what was planned for earlier ones is void. */
export function passFailure(turn: Turn, { name }: Failure): void {
  const id = staying.includes(name) ? null : turn.newId();
  turn.set({ failureTimerId: id });
  if (id !== null) turn.ask({ type: 'startTimer', timer: 'otpFailure', id, delayMs: OTP_FAILURE_SHOWN_MS });
}

export function onFailureShown(turn: Turn, id: number): void {
  if (turn.state.failureTimerId !== id) return;
  turn.set({ failureTimerId: null });
  const screen = turn.on('verifyMobile') ?? turn.on('otp') ?? turn.on('lenderOtp');
  if (screen) turn.show({ ...screen, failure: null });
}
