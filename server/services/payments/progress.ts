import type { ResponseOf } from '../../../shared/api/endpoint';
import type { Progress } from '../../../shared/api/payment-fields';
import type { resendLenderOtp } from '../../../shared/api/transaction';
import type { Transaction } from '../../store/transactions';
import type { Caller, CheckoutCaller } from '../caller';
import { Refusal } from '../refusal';
import { authorizedPayment } from './authorized-payment';
import { callLender } from './call-lender';
import { changeTransaction } from './change-transaction';
import type { PaymentDeps } from './payment-deps';
import { reservationOf } from './payment-unit-of-work';

type Shopper = Pick<Caller, 'requestId' | 'language'>;

const isOtpBlock = ({ row }: Refusal): boolean => row.reaction === 'useAnotherNumber';

/** True if the payment still waits for the OTP of that reservation: another plan may have been chosen while the lender
 *  was asked. */
const waitsForOtpOf = ({ reservationKey, state }: Transaction, key: string | null): boolean =>
  state.step === 'LENDER_OTP' && reservationKey === key;

export const progressOf = (txn: Transaction, nowMs: number): Progress => ({
  status: txn.state.status,
  step: txn.state.step,
  aivfType: txn.state.plan?.aivfType ?? 'NONE',
  kfsEnabled: txn.state.plan?.kfsEnabled ?? false,
  lenderRedirectUrl: txn.state.step === 'LENDER_OTP' ? txn.lenderPageUrl : null,
  attemptsRemaining: txn.attemptsRemaining,
  resendAtMs: txn.resendAtMs,
  serverNowMs: nowMs,
});

/** Sends the lender's OTP if it is the next step and typed here. A failed message does not stop the flow: the shopper
 *  requests another. */
export async function sendOtpIfNext(deps: PaymentDeps, txn: Transaction, caller: Shopper): Promise<Transaction> {
  if (txn.state.step !== 'LENDER_OTP' || txn.state.credit !== 'reserved' || txn.state.plan?.isLenderHosted) return txn;
  try {
    return await sendLenderOtp(deps, txn, caller);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (isOtpBlock(error)) throw error;
    const { resendAtMs } = error.detail.data ?? {};
    const at = typeof resendAtMs === 'number' ? resendAtMs : deps.clock.nowMs();
    return changeTransaction(deps, txn, caller.requestId, async (unit) => {
      if (waitsForOtpOf(unit.txn, txn.reservationKey)) unit.note({ resendAtMs: at });
      return unit.txn;
    });
  }
}

/** Asks the lender to send an OTP. Refusals: OTP_TOO_SOON, 4007, 503, and 4003, which ends this attempt to pay. */
async function sendLenderOtp(
  deps: PaymentDeps,
  txn: Transaction,
  { requestId, language }: Shopper,
): Promise<Transaction> {
  const ref = reservationOf(txn, requestId);
  let sent: { readonly resendAtMs: number; readonly attemptsRemaining: number };
  try {
    const asked = await callLender(deps, ref.lenderId, () => deps.lenders.sendOtp(ref, language));
    if (asked.asked !== 'answered') throw new Refusal('PAYMENT_LENDER_SERVER_FAIL', { why: asked.asked });
    sent = asked.answer;
  } catch (error) {
    if (error instanceof Refusal && isOtpBlock(error))
      await changeTransaction(deps, txn, requestId, async (unit) => {
        if (unit.txn.reservationKey !== ref.key) return;
        await unit.applyIfAllowed({ type: 'lenderRefused', keepsReservation: false }, { errorName: error.name });
      });
    throw error;
  }
  return changeTransaction(deps, txn, requestId, async (unit) => {
    if (waitsForOtpOf(unit.txn, ref.key)) unit.note(sent);
    return unit.txn;
  });
}

/** Resends the lender's OTP, for the payment's owner. */
export async function resendOtpForPayment(
  deps: PaymentDeps,
  caller: CheckoutCaller,
): Promise<ResponseOf<typeof resendLenderOtp>> {
  const txn = await authorizedPayment(deps, caller);
  const { step, credit, plan } = txn.state;
  if (step !== 'LENDER_OTP' || credit !== 'reserved' || plan?.isLenderHosted)
    throw new Refusal('PAYMENT_INVALID_TRANSACTION', { why: `an OTP asked for at ${step}` });
  const { attemptsRemaining, resendAtMs } = await sendLenderOtp(deps, txn, caller);
  const nowMs = deps.clock.nowMs();
  return { attemptsRemaining: attemptsRemaining ?? 0, resendAtMs: resendAtMs ?? nowMs, serverNowMs: nowMs };
}
