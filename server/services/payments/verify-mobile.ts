import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import type * as otp from '../../../shared/api/payment-otp';
import { maskMobile } from '../../../shared/format/mask';
import { messagesIn } from '../../../shared/messages/define-messages';
import { isElsewhere } from '../../../shared/rules/payment-ownership';
import { findCode } from '../../store/one-time-codes';
import type { Db } from '../../store/schema';
import { draftSaved, saveDraft, sessionVerified } from '../../store/sessions';
import { isOutdated, lockTransaction, type Transaction, transactionSaved } from '../../store/transactions';
import type { CheckoutCaller } from '../caller';
import { type CodeCheck, checkCode, requireRight } from '../check-code';
import { paymentBudgets } from '../code-budgets';
import type { CodeSubject } from '../code-subject';
import { placeOf, termsAgreed, whatsappAgreed } from '../consents';
import { consumeCodeLimit } from '../limits';
import { guardNumber } from '../network-guard';
import { withOriginBoundCode } from '../origin-bound-code';
import { phoneMessages } from '../phone.messages';
import { Refusal } from '../refusal';
import { sendCode } from '../send-code';
import { changeAuthorizedPayment, openPayment, refuseIfOver } from './authorized-payment';
import { type CheckoutDeps, customerOffer } from './customer-offer';
import { isNoCostClosedTo, isNoCostPlan } from './no-cost-closed';
import { ownershipOf } from './ownership';
import { takeBackOrRefuse } from './settle';

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

/** Checks the OTP; the session then owns the payment, and the lenders are asked. */
export async function verifyShopperOtp(
  deps: CheckoutDeps,
  caller: CheckoutCaller,
  asked: RequestOf<typeof otp.verifyOtp>,
): Promise<ResponseOf<typeof otp.verifyOtp>> {
  const read = await openPayment(deps, caller);
  let txn = read;
  await consumeCodeLimit(deps, 'typed', caller, { requester: 'payment', tokenHash: caller.session.tokenHash });
  const guarded = await guardNumber(deps, caller, asked.mobile, 'typed');
  // Sandbox customers whose share codes are always wrong must reach the second factor here.
  const codes = { ...deps, isAlwaysWrong: () => false };
  const isNoCostClosed = await isNoCostClosedTo(deps, caller.merchant, asked.mobile);
  const check = (payment: (trx: Db) => Promise<Transaction | null>): Promise<CodeCheck> =>
    checkCode(
      codes,
      subjectOf(deps, caller, asked.mobile),
      asked.otp,
      async (trx) => {
        txn = owned(caller, { mobile: asked.mobile, isNoCostClosed }, await payment(trx));
        const { isWhatsappConsentAccepted } = caller.session.draft;
        // The payment before the session, in the general lock order, which prevents a deadlock.
        const agreed = {
          ...caller,
          mobile: asked.mobile,
          place: placeOf(caller),
          merchantKey: caller.merchant.merchantKey,
        };
        return [
          sessionVerified(caller.session.tokenHash, asked.mobile),
          transactionSaved(txn),
          termsAgreed(deps, agreed),
          ...(isWhatsappConsentAccepted ? [whatsappAgreed(deps, agreed)] : []),
        ];
      },
      async (trx) => {
        // Not the version of this call, which was never written.
        txn = (await payment(trx)) ?? read;
        return ownershipOf(caller, txn) === 'OWN' && txn.mobile === asked.mobile;
      },
    );
  const outcome = await check(async () => read).catch((error: unknown) => {
    if (!isOutdated(error)) throw error;
    // Nothing was written and the OTP is unused: retries with the payment locked.
    return check((trx) => lockTransaction(trx, caller.session.txnUuid));
  });
  requireRight(outcome, {
    wrong: 'PAYMENT_INVALID_OTP',
    expired: 'PAYMENT_OTP_EXPIRED',
    exhausted: 'PAYMENT_MULTIPLE_OTP_BLOCK',
  });
  await guarded.verified();
  const verified = {
    ...caller,
    session: { ...caller.session, mobile: asked.mobile },
    merchant: { ...caller.merchant, noCostTenures: txn.noCostTenures },
  };
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

/**
 * The payment with the session as its owner, after the verification of a number: one without an owner gets the
 * session's draft; one owned by another session with the same number stays unchanged. Any other number is
 * PAYMENT_ELSEWHERE, and the OTP stays unused.
 */
function owned(
  caller: CheckoutCaller,
  { mobile, isNoCostClosed }: Pick<Transaction, 'isNoCostClosed'> & { readonly mobile: string },
  txn: Transaction | null,
): Transaction {
  const { tokenHash, draft } = caller.session;
  if (!txn) throw new Refusal('NOT_FOUND');
  refuseIfOver(txn);
  if (txn.ownerHash !== null && txn.mobile !== mobile)
    throw new Refusal('PAYMENT_ELSEWHERE', { why: 'owned with another number' });
  const { isWhatsappConsentAccepted, lenderId } = draft;
  const isPlanClosed = isNoCostClosed && isNoCostPlan(caller.merchant, lenderId, draft.emiPlanId);
  const emiPlanId = isPlanClosed ? null : draft.emiPlanId;
  const noCostTenures = isNoCostClosed ? [] : txn.noCostTenures;
  // Its plan is for the whole price: a part cannot be requested before.
  const wanted = {
    mobile,
    isNoCostClosed,
    noCostTenures,
    isWhatsappConsentAccepted,
    lenderId,
    emiPlanId,
    dueRupees: 0,
  };
  return { ...txn, ...(txn.ownerHash === null ? wanted : {}), ownerHash: tokenHash, changes: txn.changes + 1 };
}

/** Stores the number for this session. A payment without an owner moves to the number step; one owned by this session
 *  loses its owner and its reservation; another session's stays unchanged. */
async function noteNumber(
  deps: CheckoutDeps,
  caller: CheckoutCaller,
  txn: Transaction,
  asked: { readonly mobile: string; readonly isWhatsappConsentAccepted: boolean },
): Promise<void> {
  const { tokenHash } = caller.session;
  if (ownershipOf(caller, txn) === 'OWN') await takeBackOrRefuse(deps, txn, caller.requestId);
  const isOthers = await changeAuthorizedPayment(deps, caller, txn, async (unit) => {
    const ownership = ownershipOf(caller, unit.txn);
    if (isElsewhere(ownership)) return true;
    const { lenderId, emiPlanId } = unit.txn;
    unit.also(draftSaved(tokenHash, ownership === 'OWN' ? { ...asked, lenderId, emiPlanId } : asked));
    if (ownership === 'OWN')
      await unit.apply({ type: 'mobileChanged' }, { ownerHash: null, mobile: null, isNoCostClosed: false });
    else {
      await unit.applyIfAllowed({ type: 'opened' });
      if (unit.txn.state.step !== 'VERIFY_MOBILE') await unit.apply({ type: 'mobileChanged' });
    }
    return false;
  });
  if (isOthers) await saveDraft(deps.db, tokenHash, asked);
}

async function send(deps: CheckoutDeps, caller: CheckoutCaller, txn: Transaction, mobile: string) {
  await consumeCodeLimit(deps, 'sent', caller, { requester: 'payment', tokenHash: caller.session.tokenHash });
  const { paymentOtp } = messagesIn(caller.language, phoneMessages);
  const guarded = await guardNumber(deps, caller, mobile, 'sent');
  const { remainingAttempts, ...sent } = await guarded.sending(() =>
    sendCode(
      deps,
      subjectOf(deps, caller, mobile),
      (code, minutes) =>
        withOriginBoundCode(
          paymentOtp(txn.amountRupees, caller.merchant.name, code, minutes),
          code,
          caller.origin,
          deps.publicUrl,
        ),
      'PAYMENT_MULTIPLE_OTP_BLOCK',
    ),
  );
  return { ...sent, maskedMobile: maskMobile(mobile), attemptsRemaining: remainingAttempts };
}

/** An OTP belongs to the requesting session, and verifies the number for its payment only. */
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
