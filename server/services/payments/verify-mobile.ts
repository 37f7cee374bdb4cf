import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import type * as otp from '../../../shared/api/payment-otp';
import { maskMobile } from '../../../shared/format/mask';
import { formatRupees } from '../../../shared/format/number';
import { setSessionMobile } from '../../store/sessions';
import type { Transaction } from '../../store/transactions';
import type { CheckoutCaller } from '../caller';
import { paymentBudgets } from '../code-budgets';
import { spendCode } from '../limits';
import { type CodeSubject, checkCode, requireRight, sendCode } from '../one-time-codes';
import { otpText } from '../otp-text';
import { Refusal } from '../refusal';
import { openPayment, turnOf } from './checkout-turn';
import { type CheckoutDeps, customerOffer } from './customer-offer';
import { takeBack } from './settle';

/** Sends the shopper an OTP. Refusals: 429, 4014 (too many numbers), OTP_TOO_SOON, 4003, 503. */
export async function sendShopperOtp(
  deps: CheckoutDeps,
  caller: CheckoutCaller,
  asked: RequestOf<typeof otp.sendOtp>,
): Promise<ResponseOf<typeof otp.sendOtp>> {
  const txn = await openPayment(deps, caller);
  const refusedAs = deps.refusalAtSend(asked.mobile);
  if (refusedAs !== null) throw new Refusal(refusedAs);
  await turnTo(deps, caller, txn, asked);
  return send(deps, caller, txn, asked.mobile);
}

/** Sends another OTP to the number of the last one. */
export async function resendShopperOtp(
  deps: CheckoutDeps,
  caller: CheckoutCaller,
  mobile: string,
): Promise<ResponseOf<typeof otp.resendOtp>> {
  const txn = await openPayment(deps, caller);
  if (txn.mobile !== mobile || txn.state.step !== 'VERIFY_MOBILE')
    throw new Refusal('PAYMENT_INVALID_TRANSACTION', { why: 'no OTP was sent to this number' });
  return send(deps, caller, txn, mobile);
}

/** Checks the OTP; the session then belongs to the number, and the lenders are asked. */
export async function verifyShopperOtp(
  deps: CheckoutDeps,
  caller: CheckoutCaller,
  asked: RequestOf<typeof otp.verifyOtp>,
): Promise<ResponseOf<typeof otp.verifyOtp>> {
  const txn = await openPayment(deps, caller);
  if (txn.mobile !== asked.mobile || txn.state.step !== 'VERIFY_MOBILE')
    throw new Refusal('PAYMENT_INVALID_TRANSACTION', { why: 'no OTP was sent to this number' });
  const { tokenHash } = caller.session;
  await spendCode(deps, 'typed', caller, { asker: 'payment', tokenHash });
  // A customer of the sandbox whose share codes are always wrong has to get as far as the second factor here.
  const codes = { ...deps, isAlwaysWrong: () => false };
  const outcome = await checkCode(codes, subjectOf(deps, caller, asked.mobile), asked.otp, (trx) =>
    setSessionMobile(trx, tokenHash, asked.mobile),
  );
  requireRight(outcome, {
    wrong: 'PAYMENT_INVALID_OTP',
    expired: 'PAYMENT_OTP_EXPIRED',
    exhausted: 'PAYMENT_MULTIPLE_OTP_BLOCK',
  });
  const verified = { ...caller, session: { ...caller.session, mobile: asked.mobile } };
  const { eligibility, offer, txn: after } = await customerOffer(deps, verified, txn);
  if (offer === 'nothing') throw new Refusal('USER_NOT_FOUND_INLINE');
  return {
    status: after.state.status,
    step: after.state.step,
    maskedMobile: maskMobile(asked.mobile),
    isPreApproved: eligibility.isPreApproved,
    isNtbAllowed: eligibility.isNtbAllowed,
    isChosenPlanAvailable: offer === 'chosenPlan',
    serverNowMs: deps.clock.nowMs(),
  };
}

/** To the step VERIFY_MOBILE with this number; what was reserved for another is given back. */
async function turnTo(
  deps: CheckoutDeps,
  caller: CheckoutCaller,
  txn: Transaction,
  asked: RequestOf<typeof otp.sendOtp>,
): Promise<void> {
  if (!(await takeBack(deps, txn, caller.requestId))) throw new Refusal('PAYMENT_DUPLICATE_REQUEST');
  await turnOf(deps, caller, async (turn) => {
    const change = { mobile: asked.mobile, isWhatsappConsentAccepted: asked.isWhatsappConsentAccepted };
    await turn.applyIfAllowed({ type: 'opened' });
    const isThere = turn.txn.state.step === 'VERIFY_MOBILE' && !turn.txn.state.isMobileVerified;
    if (isThere) await turn.note(change);
    else await turn.apply({ type: 'mobileChanged' }, change);
  });
}

async function send(deps: CheckoutDeps, caller: CheckoutCaller, txn: Transaction, mobile: string) {
  await spendCode(deps, 'sent', caller, { asker: 'payment', tokenHash: caller.session.tokenHash });
  const purpose = `pay ${formatRupees(txn.amountRupees)} to ${caller.merchant.name} on EMI`;
  const { remainingAttempts, ...sent } = await sendCode(
    deps,
    subjectOf(deps, caller, mobile),
    (code) => otpText(purpose, code, caller.origin, deps.publicUrl),
    'PAYMENT_MULTIPLE_OTP_BLOCK',
  );
  await turnOf(deps, caller, async (turn) => {
    if (turn.txn.mobile === mobile && turn.txn.state.step === 'VERIFY_MOBILE')
      await turn.note({ resendAtMs: sent.resendAtMs, attemptsRemaining: remainingAttempts });
  });
  return { ...sent, maskedMobile: maskMobile(mobile), attemptsRemaining: remainingAttempts };
}

/** An OTP belongs to the session that asked for it, and verifies the number for its own payment and no other. */
const subjectOf = ({ hasher }: CheckoutDeps, caller: CheckoutCaller, mobile: string): CodeSubject => ({
  purpose: 'login',
  merchantKey: caller.merchant.merchantKey,
  mobile,
  holder: caller.session.tokenHash,
  boundTo: caller.session.txnUuid,
  budgets: paymentBudgets(hasher, caller, mobile),
  agentId: null,
  requestId: caller.requestId,
});
