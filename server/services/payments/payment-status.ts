import type { ResponseOf } from '../../../shared/api/endpoint';
import type { orderInfo, txnStatus } from '../../../shared/api/payment';
import type { offlineTxnDetails, offlineTxnStatus } from '../../../shared/api/payment-link';
import type { confirmHosted, transactionDetails } from '../../../shared/api/transaction';
import { maskMobile } from '../../../shared/format/mask';
import { extensionsRemaining } from '../../../shared/rules/order-time';
import { deviceType } from '../../../shared/rules/payment-flow';
import { currentCodeState, nextSendAtMs } from '../../rules/one-time-code-rules';
import { findApplication } from '../../store/applications';
import { findConsent } from '../../store/kfs';
import { findCode } from '../../store/one-time-codes';
import { readTimeline } from '../../store/payment-timeline';
import type { Transaction } from '../../store/transactions';
import type { CheckoutCaller } from '../caller';
import { lenderName } from '../offers';
import { Refusal } from '../refusal';
import { sessionConfigOf } from '../session-config';
import { currentPayment, refuseIfOver } from './authorized-payment';
import { chosenPlanOf, completionOf } from './completion';
import { wireCodeOf } from './enqueue-webhook';
import { isKnownTo, isOwner, isShopsMachine, ownershipOf, seenBy } from './ownership';
import type { PaymentDeps } from './payment-deps';
import { pricePartsOf } from './price-parts';
import { progressOf } from './progress';
import { settleLendersPage } from './settle';
import { subjectOf } from './verify-mobile';

export const PAYMENT_POLL_AFTER_MS = 2_000;

/** Device of the session: a payment that the shop's machine started continues on the shopper's phone by its link. */
const deviceOf = (txn: Transaction, caller: CheckoutCaller) => deviceType(txn.channel, isShopsMachine(caller, txn));

export async function orderOf(deps: PaymentDeps, caller: CheckoutCaller): Promise<ResponseOf<typeof orderInfo>> {
  const txn = await currentPayment(deps, caller);
  const { merchant } = caller;
  return {
    txnUuid: txn.txnUuid,
    txnId: txn.txnId,
    merchantName: merchant.name,
    merchantLogo: merchant.logoUrl,
    orderId: txn.orderId,
    amount: txn.amountRupees,
    items: [...txn.items],
    channel: txn.channel,
    deviceType: deviceOf(txn, caller),
    expiresAtMs: txn.expiresAtMs,
    shouldShowTimer: true,
    extensionsRemaining: extensionsRemaining(txn),
    returnUrl: txn.returnUrl,
    mobile: caller.session.isByLink ? null : txn.givenMobile,
    isWhatsappConsentAccepted: true,
    sessionConfig: sessionConfigOf(
      merchant,
      {
        txnUuid: txn.txnUuid,
        returnUrl: txn.returnUrl,
        channel: txn.channel,
        step: seenBy(caller, txn).state.step,
        isByLink: caller.session.isByLink,
        isMobileVerified: isOwner(caller, txn),
      },
      deps.appUrl !== null,
    ),
    serverNowMs: deps.clock.nowMs(),
  };
}

/** Everything to resume from. Data after the number's verification is only for the session that owns the payment. */
export async function detailsOf(
  deps: PaymentDeps,
  caller: CheckoutCaller,
): Promise<ResponseOf<typeof transactionDetails>> {
  const txn = await currentPayment(deps, caller);
  const ownership = ownershipOf(caller, txn);
  const isOwn = isOwner(caller, txn);
  const shown = seenBy(caller, txn);
  const consent = isOwn && txn.kfsHash !== null ? await findConsent(deps.db, txn.txnUuid, txn.kfsHash) : null;
  const reference = isOwn ? txn.applicationReference : null;
  const application = reference === null ? null : await findApplication(deps.db, reference);
  const { lenderId } = shown;
  return {
    ...progressOf(shown, deps.clock.nowMs()),
    ...(ownership === 'OPEN' && shown.mobile !== null && (await otpStanding(deps, caller, shown.mobile))),
    txnUuid: txn.txnUuid,
    txnId: txn.txnId,
    channel: txn.channel,
    deviceType: deviceOf(txn, caller),
    failedStep: shown.state.failedStep,
    maskedMobile: shown.mobile === null ? null : maskMobile(shown.mobile),
    isMobileVerified: isOwn,
    ownership,
    lenderId,
    lenderName: lenderId === null ? null : lenderName(lenderId),
    emiPlan: chosenPlanOf(shown),
    ...pricePartsOf(shown),
    isLenderHosted: shown.state.plan?.isLenderHosted ?? false,
    kfsConsent: consent,
    isPending: isOwn && txn.state.credit === 'asked',
    errorCode: wireCodeOf(shown.errorName),
    completion: isKnownTo(caller, txn) ? await completionOf(deps, txn) : null,
    signedResult: txn.signedResult,
    applicationId: application?.applicationId ?? null,
    returnUrl: txn.returnUrl,
    expiresAtMs: txn.expiresAtMs,
    timeline: await readTimeline(deps.db, txn.txnUuid),
  };
}

/** Remaining attempts of this session for the shopper's OTP, and when it may have another. */
async function otpStanding(deps: PaymentDeps, caller: CheckoutCaller, mobile: string) {
  const code = await findCode(deps.db, subjectOf(deps, caller, mobile));
  if (!code) return {};
  const { sentAtMs, remainingAttempts } = currentCodeState(code, deps.clock.nowMs());
  return { attemptsRemaining: remainingAttempts, resendAtMs: nextSendAtMs(sentAtMs) };
}

/** Status of the payment; asks the lender about its own page. */
export async function statusOf(deps: PaymentDeps, caller: CheckoutCaller): Promise<ResponseOf<typeof txnStatus>> {
  const txn = await settleLendersPage(deps, await currentPayment(deps, caller), caller.requestId);
  return {
    status: txn.state.status,
    step: txn.state.step,
    isPending: txn.state.credit === 'asked',
    ownership: ownershipOf(caller, txn),
    pollAfterMs: PAYMENT_POLL_AFTER_MS,
    errorCode: wireCodeOf(txn.errorName),
    completion: isKnownTo(caller, txn) ? await completionOf(deps, txn) : null,
    signedResult: txn.signedResult,
    serverNowMs: deps.clock.nowMs(),
  };
}

export async function backFromLender(
  deps: PaymentDeps,
  caller: CheckoutCaller,
): Promise<ResponseOf<typeof confirmHosted>> {
  const before = await currentPayment(deps, caller);
  if (before.state.status === 'INITIATED' && !before.state.plan?.isLenderHosted)
    throw new Refusal('PAYMENT_INVALID_TRANSACTION', { why: 'the lender has no page of its own' });
  const txn = await settleLendersPage(deps, before, caller.requestId);
  if (txn.state.status !== 'COMPLETE') refuseIfOver(txn);
  return {
    status: txn.state.status,
    step: txn.state.step,
    isPending: txn.state.status === 'INITIATED',
    errorCode: wireCodeOf(txn.errorName),
    completion: isKnownTo(caller, txn) ? await completionOf(deps, txn) : null,
    signedResult: txn.signedResult,
    serverNowMs: deps.clock.nowMs(),
  };
}

/** Progress of the phone, for the shop's machine. */
export async function offlineStatusOf(
  deps: PaymentDeps,
  caller: CheckoutCaller,
): Promise<ResponseOf<typeof offlineTxnStatus>> {
  const txn = await settleLendersPage(deps, await currentPayment(deps, caller), caller.requestId);
  return {
    status: txn.state.status,
    step: txn.state.step,
    isLinkOpened: !['PAYMENT_LINK', 'SPLIT_TXN_LINK_SEND'].includes(txn.state.step),
    isPending: txn.state.credit === 'asked',
    errorCode: wireCodeOf(txn.errorName),
    pollAfterMs: PAYMENT_POLL_AFTER_MS,
    expiresAtMs: txn.expiresAtMs,
    serverNowMs: deps.clock.nowMs(),
  };
}

/** The sale for the shop's records: lender and plan once it is paid, and the customer for those who may know. */
export async function offlineDetailsOf(
  deps: PaymentDeps,
  caller: CheckoutCaller,
): Promise<ResponseOf<typeof offlineTxnDetails>> {
  const txn = await currentPayment(deps, caller);
  const isPaid = txn.state.status === 'COMPLETE';
  const isTold = isKnownTo(caller, txn) || (isPaid && isShopsMachine(caller, txn));
  return {
    txnUuid: txn.txnUuid,
    txnId: txn.txnId,
    orderId: txn.orderId,
    amount: txn.amountRupees,
    items: [...txn.items],
    status: txn.state.status,
    lenderName: isPaid && txn.lenderId !== null ? lenderName(txn.lenderId) : null,
    emiPlan: isPaid ? chosenPlanOf(txn) : null,
    ...(isPaid && pricePartsOf(txn)),
    maskedMobile: isTold && txn.mobile !== null ? maskMobile(txn.mobile) : null,
    completedAtMs: txn.completedAtMs,
    signedResult: txn.signedResult,
  };
}
