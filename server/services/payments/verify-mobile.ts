import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import type * as otp from '../../../shared/api/payment-otp';
import { maskMobile } from '../../../shared/format/mask';
import { formatRupees } from '../../../shared/format/number';
import { findCode } from '../../store/one-time-codes';
import type { Db } from '../../store/schema';
import { saveDraft, setSessionMobile } from '../../store/sessions';
import { lockTransaction, saveTransaction, type Transaction } from '../../store/transactions';
import type { CheckoutCaller } from '../caller';
import { paymentBudgets } from '../code-budgets';
import { spendCode } from '../limits';
import { type CodeSubject, checkCode, requireRight, sendCode } from '../one-time-codes';
import { otpText } from '../otp-text';
import { Refusal } from '../refusal';
import { openPayment, refuseIfOver, turnOf } from './checkout-turn';
import { type CheckoutDeps, customerOffer } from './customer-offer';
import { ownershipOf } from './ownership';
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
  const sent = await send(deps, caller, txn, asked.mobile);
  const { mobile, isWhatsappConsentAccepted } = asked;
  await noteNumber(deps, caller, txn, { mobile, isWhatsappConsentAccepted });
  return sent;
}

/** Sends another OTP to a number that this session has had one sent to. */
export async function resendShopperOtp(
  deps: CheckoutDeps,
  caller: CheckoutCaller,
  mobile: string,
): Promise<ResponseOf<typeof otp.resendOtp>> {
  const txn = await openPayment(deps, caller);
  if (!(await findCode(deps.db, subjectOf(deps, caller, mobile))))
    throw new Refusal('PAYMENT_INVALID_TRANSACTION', { why: 'no OTP was sent to this number' });
  return send(deps, caller, txn, mobile);
}

/** Checks the OTP; the payment is then the session's own, and the lenders are asked. */
export async function verifyShopperOtp(
  deps: CheckoutDeps,
  caller: CheckoutCaller,
  asked: RequestOf<typeof otp.verifyOtp>,
): Promise<ResponseOf<typeof otp.verifyOtp>> {
  const txn = await openPayment(deps, caller);
  await spendCode(deps, 'typed', caller, { asker: 'payment', tokenHash: caller.session.tokenHash });
  // A customer of the sandbox whose share codes are always wrong has to get as far as the second factor here.
  const codes = { ...deps, isAlwaysWrong: () => false };
  const outcome = await checkCode(
    codes,
    subjectOf(deps, caller, asked.mobile),
    asked.otp,
    (trx) => own(trx, caller, asked.mobile),
    async () => ownershipOf(caller, txn) === 'OWN' && txn.mobile === asked.mobile,
  );
  requireRight(outcome, {
    wrong: 'PAYMENT_INVALID_OTP',
    expired: 'PAYMENT_OTP_EXPIRED',
    exhausted: 'PAYMENT_MULTIPLE_OTP_BLOCK',
  });
  const verified = { ...caller, session: { ...caller.session, mobile: asked.mobile } };
  const { eligibility, offer, txn: after } = await customerOffer(deps, verified, await openPayment(deps, verified));
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

/** Makes the session, which has just verified a number, the payment's owner: of one that nobody owns with what it has
 *  asked for so far; of one that another session owns with that very number, as it stands. Any other number is
 *  PAYMENT_ELSEWHERE, and the OTP stays unused. */
async function own(trx: Db, caller: CheckoutCaller, mobile: string): Promise<void> {
  const { tokenHash, txnUuid, draft } = caller.session;
  const txn = await lockTransaction(trx, txnUuid);
  if (!txn) throw new Refusal('NOT_FOUND');
  refuseIfOver(txn);
  if (txn.ownerHash !== null && txn.mobile !== mobile)
    throw new Refusal('PAYMENT_ELSEWHERE', { why: 'owned with another number' });
  const { isWhatsappConsentAccepted, lenderId, emiPlanId } = draft;
  const wanted = { mobile, isWhatsappConsentAccepted, lenderId, emiPlanId };
  await saveTransaction(trx, { ...txn, ...(txn.ownerHash === null ? wanted : {}), ownerHash: tokenHash });
  await setSessionMobile(trx, tokenHash, mobile);
}

/** Notes the number for this session. A payment that nobody owns is then at the number; one that this session owns is
 *  nobody's again, and what was reserved is given back; another's stays as it is. */
async function noteNumber(
  deps: CheckoutDeps,
  caller: CheckoutCaller,
  txn: Transaction,
  asked: { readonly mobile: string; readonly isWhatsappConsentAccepted: boolean },
): Promise<void> {
  const { tokenHash } = caller.session;
  const gaveBack = ownershipOf(caller, txn) !== 'OWN' || (await takeBack(deps, txn, caller.requestId));
  if (!gaveBack) throw new Refusal('PAYMENT_DUPLICATE_REQUEST');
  await turnOf(deps, caller, async (turn) => {
    await saveDraft(turn.trx, tokenHash, asked);
    const ownership = ownershipOf(caller, turn.txn);
    if (ownership === 'OWN') {
      const { lenderId, emiPlanId } = turn.txn;
      await saveDraft(turn.trx, tokenHash, { lenderId, emiPlanId });
      await turn.apply({ type: 'mobileChanged' }, { ownerHash: null, mobile: null });
    } else if (ownership === 'OPEN') {
      await turn.applyIfAllowed({ type: 'opened' });
      if (turn.txn.state.step !== 'VERIFY_MOBILE') await turn.apply({ type: 'mobileChanged' });
    }
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
  return { ...sent, maskedMobile: maskMobile(mobile), attemptsRemaining: remainingAttempts };
}

/** An OTP belongs to the session that asked for it, and verifies the number for its own payment and no other. */
export const subjectOf = (
  { hasher }: Pick<CheckoutDeps, 'hasher'>,
  caller: CheckoutCaller,
  mobile: string,
): CodeSubject => ({
  purpose: 'login',
  merchantKey: caller.merchant.merchantKey,
  mobile,
  holder: caller.session.tokenHash,
  boundTo: caller.session.txnUuid,
  budgets: paymentBudgets(hasher, caller, mobile),
  agentId: null,
  requestId: caller.requestId,
});
