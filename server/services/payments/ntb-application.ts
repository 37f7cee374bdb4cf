import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import type {
  applicationStatus,
  checkPreEligibility,
  initiateApplication,
  ntbDetails,
} from '../../../shared/api/ntb-transaction';
import { mayApply } from '../../../shared/rules/payment-flow';
import { APPLICATION_LIFETIME_MS } from '../../rules/lifetimes';
import { type Application, findApplication, insertApplication, setApplicationStatus } from '../../store/applications';
import type { Transaction } from '../../store/transactions';
import type { CheckoutCaller } from '../caller';
import { eligibilityOf } from '../eligibility';
import {
  APPLICATION_POLL_AFTER_MS,
  fileWithLender,
  type LendersWord,
  lendersWordOn,
  NO_AGENT,
  requireAge,
  requireApplicable,
  statusAt,
} from '../lender-applications';
import { applicationLendersFor } from '../ntb-acquisition';
import { withPlace } from '../offers';
import { readableNumber } from '../readable-number';
import { Refusal } from '../refusal';
import { randomReference } from '../secrets';
import {
  authorizedPayment,
  changeAuthorizedPayment,
  currentPayment,
  withAuthorizedPaymentLock,
} from './authorized-payment';
import type { CheckoutDeps } from './customer-offer';
import { lenderReturnUrl } from './lender-return';
import { isOwner } from './ownership';

type Answer = ResponseOf<typeof initiateApplication>;

export async function applicableLenders(
  deps: CheckoutDeps,
  caller: CheckoutCaller,
): Promise<ResponseOf<typeof ntbDetails>> {
  const txn = await authorizedPayment(deps, caller);
  const mobile = txn.mobile ?? '';
  const eligibility = await eligibilityOf(deps, caller, { mobile, amount: txn.amountRupees });
  const rejected = txn.applicationReference === null ? null : await findApplication(deps.db, txn.applicationReference);
  return {
    isNtbAllowed: eligibility.isNtbAllowed,
    lenders: eligibility.ntbLenders.map(withPlace),
    rejectedLenderIds: rejected?.status === 'REJECTED' ? [rejected.lenderId] : [],
  };
}

/** Files an application inside a payment. Passes the lender's questions on without storing them. Refusals: 400 (age),
 *  APPLICATION_NOT_ALLOWED, 4106, 4107, LENDER_UNAVAILABLE. */
export async function applyWhilePaying(
  deps: CheckoutDeps,
  caller: CheckoutCaller,
  asked: RequestOf<typeof initiateApplication>,
): Promise<Answer> {
  const txn = await authorizedPayment(deps, caller);
  if (!mayApply(txn.state))
    throw new Refusal('PAYMENT_INVALID_TRANSACTION', { why: `application at ${txn.state.step}` });
  requireAge(asked.dateOfBirth, deps.clock.nowMs());
  const mobile = txn.mobile ?? '';
  const { amountRupees } = txn;
  await requireApplicable(deps, caller.merchant, { lenderId: asked.lenderId, mobile, amountRupees });

  const nowMs = deps.clock.nowMs();
  const application: Application = {
    reference: randomReference(),
    applicationId: readableNumber('KA'),
    merchantKey: caller.merchant.merchantKey,
    agentId: NO_AGENT,
    lenderId: asked.lenderId,
    mobile,
    email: asked.email === '' ? null : asked.email,
    userName: asked.userName,
    source: 'PAYMENT',
    status: 'SUBMITTED',
    createdAtMs: nowMs,
    expiresAtMs: nowMs + APPLICATION_LIFETIME_MS,
    closedAtMs: null,
  };
  const { reference } = application;
  const { consent, ...details } = asked;
  const merchantName = caller.merchant.name;
  const returnUrl = lenderReturnUrl(deps, txn);
  const ask = { ...details, reference, mobile, amountRupees, income: null, merchantName, returnUrl };
  const { windowUrl } = await fileWithLender(deps, caller, ask, consent);
  const after = await withAuthorizedPaymentLock(deps, caller, async (locked) => {
    await insertApplication(locked.trx, application);
    await locked.apply({ type: 'applicationStarted' }, { applicationReference: reference });
    return locked.txn;
  });
  return answerOf(deps, application, windowUrl, after);
}

/** Asks the lender for its decision; APPROVED leads to the plans, REJECTED back to the offer. */
export async function applicationWhilePaying(
  deps: CheckoutDeps,
  caller: CheckoutCaller,
): Promise<ResponseOf<typeof applicationStatus>> {
  const txn = await currentPayment(deps, caller);
  const reference = isOwner(caller, txn) ? txn.applicationReference : null;
  const application = reference === null ? null : await findApplication(deps.db, reference);
  if (!application) throw new Refusal('PAYMENT_INVALID_TRANSACTION', { why: 'no application' });
  if (application.closedAtMs !== null) return closedWhilePaying(deps, caller, txn, application);
  const { decision: status, windowUrl } = await lendersWordOn(deps, application);
  // Decided before: by an earlier poll, or by one outside the payment, which then still has to continue.
  const isTold = application.status !== 'SUBMITTED' && txn.state.step !== 'NTB_APPLICATION';
  if (status === null || isTold) return answerOf(deps, application, windowUrl, txn);
  const type = status === 'APPROVED' ? 'applicationApproved' : 'applicationRejected';
  const after = await withAuthorizedPaymentLock(deps, caller, async (locked) => {
    await setApplicationStatus(locked.trx, application.reference, status);
    if (locked.txn.applicationReference === application.reference) await locked.applyIfAllowed({ type });
    return locked.txn;
  });
  return answerOf(deps, { ...application, status }, windowUrl, after);
}

/** A payment whose application was closed goes back to the offer. */
async function closedWhilePaying(
  deps: CheckoutDeps,
  caller: CheckoutCaller,
  txn: Transaction,
  application: Application,
): Promise<Answer> {
  const after = await changeAuthorizedPayment(deps, caller, txn, async (unit) => {
    if (unit.txn.applicationReference === application.reference)
      await unit.applyIfAllowed({ type: 'applicationRejected' });
    return unit.txn;
  });
  return answerOf(deps, application, null, after);
}

/** For a customer who returns from the lender: a rejection is 4107. */
export async function confirmedApplication(
  deps: CheckoutDeps,
  caller: CheckoutCaller,
): Promise<ResponseOf<typeof applicationStatus>> {
  const answer = await applicationWhilePaying(deps, caller);
  if (answer.status === 'REJECTED') throw new Refusal('NTB_REJECTED_APPLICATION');
  return answer;
}

/** Whether the order has lenders that accept applications; no personal data. */
export async function preEligibilityOf(
  deps: CheckoutDeps,
  caller: CheckoutCaller,
): Promise<ResponseOf<typeof checkPreEligibility>> {
  const txn = await currentPayment(deps, caller);
  const lenderIds = applicationLendersFor(caller.merchant, txn.amountRupees);
  return {
    isUserPreEligibilityDone: true,
    userPreEligibilityData: {
      isPreEligible: lenderIds.length > 0,
      lenderIds,
      isMobileVerified: isOwner(caller, txn),
    },
  };
}

const answerOf = (
  deps: CheckoutDeps,
  application: Application,
  lenderWindowUrl: LendersWord['windowUrl'],
  txn: Transaction,
): Answer => ({
  applicationId: application.applicationId,
  lenderId: application.lenderId,
  status: statusAt(application, deps.clock.nowMs()),
  lenderWindowUrl,
  step: txn.state.step,
  pollAfterMs: APPLICATION_POLL_AFTER_MS,
  serverNowMs: deps.clock.nowMs(),
});
