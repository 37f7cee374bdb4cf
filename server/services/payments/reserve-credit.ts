import type { RequestOf } from '../../../shared/api/endpoint';
import type { Progress } from '../../../shared/api/payment-fields';
import type { initiateTxn } from '../../../shared/api/transaction';
import { type ErrorName, errorRow } from '../../../shared/errors';
import type { Lender } from '../../../shared/lenders/lender';
import { paiseOf } from '../../../shared/money/paise';
import { kfsValidUntilMs } from '../../../shared/rules/bank-holidays';
import { MINUTE_MS } from '../../../shared/rules/duration';
import { dayInIndia } from '../../../shared/rules/india-days';
import { latestEndMs, openUntil } from '../../../shared/rules/order-time';
import type { PlanNeeds } from '../../../shared/rules/payment-flow';
import type { Reservation, ReservationAsk } from '../../lenders/lender-gateway';
import { dropRelease, isStillOurs, releaseDone } from '../../store/credit-releases';
import { draftSaved } from '../../store/sessions';
import type { Transaction } from '../../store/transactions';
import type { CheckoutCaller } from '../caller';
import { Refusal } from '../refusal';
import { changeAuthorizedPayment, openPayment, refuseIfOver, withAuthorizedPaymentLock } from './authorized-payment';
import { type Asked, callLender } from './call-lender';
import { refusalByCustomerLimit } from './customer-limit';
import { type CheckoutDeps, customerOffer } from './customer-offer';
import { lenderReturnUrl } from './lender-return';
import { isOwner, ownershipOf, refuseIfElsewhere, requireOwner } from './ownership';
import { asksForPart, type PartAsked, partPlan, refuseIfNoPart, unverifiedPart } from './part-plan';
import { type ChosenPlan, planOf } from './payment-plans';
import { type PaymentUnitOfWork, reservationOf } from './payment-unit-of-work';
import { financedRupees } from './price-parts';
import { progressOf, sendOtpIfNext } from './progress';
import { owedIfNotTaken, releaseCredit } from './release-credit';
import { reservationKey } from './reservation-key';
import { takeBackOrRefuse } from './settle';
import { usualNeeds } from './usual-needs';

/** A reservation lasts slightly longer than the order can: as long as a statement issued at its last moment is valid. A
 *  dropped one is released at once. */
const RESERVATION_OUTLIVES_ORDER_MS = 5 * MINUTE_MS;

/** Chooses a plan: stores it for the session before the verification, else asks the lender to reserve the credit.
 *  Refuses a session while another one owns the payment. */
export async function choosePlan(
  deps: CheckoutDeps,
  caller: CheckoutCaller,
  asked: RequestOf<typeof initiateTxn>,
): Promise<Progress> {
  const opened = await openPayment(deps, caller);
  refuseIfElsewhere(caller, opened);
  if (asksForPart(asked)) return choosePart(deps, caller, opened, asked);
  const chosen = planOf(caller.merchant, asked, opened.amountRupees);
  const txn = await verifiedIfPossible(deps, caller, opened);
  if (!isOwner(caller, txn)) return notePlan(deps, caller, txn, chosen);
  refuseIfAsked(txn);
  if (isReserved(txn, asked)) return goOn(deps, caller, txn);
  await takeBackOrRefuse(deps, txn, caller.requestId);
  return reserve(deps, caller, txn, { ...chosen, dueRupees: 0 });
}

/** Chooses a plan for a part of the price, with the rest paid at the shop. Releases earlier credit before the lender
 *  reports its limit. */
async function choosePart(
  deps: CheckoutDeps,
  caller: CheckoutCaller,
  opened: Transaction,
  asked: PartAsked,
): Promise<Progress> {
  refuseIfNoPart(opened, asked);
  const txn = await verifiedIfPossible(deps, caller, opened);
  if (!isOwner(caller, txn)) throw unverifiedPart();
  refuseIfAsked(txn);
  if (isReserved(txn, asked)) return goOn(deps, caller, txn);
  await takeBackOrRefuse(deps, txn, caller.requestId);
  const free = txn.state.credit === 'none' ? txn : await changeAuthorizedPayment(deps, caller, txn, reopened(caller));
  const chosen = await partPlan(deps, caller, free, asked);
  return reserve(deps, caller, free, { ...chosen, dueRupees: free.amountRupees - asked.financedAmount });
}

const isReserved = (
  txn: Transaction,
  { lenderId, emiPlanId, financedAmount }: RequestOf<typeof initiateTxn>,
): boolean =>
  txn.state.credit === 'reserved' &&
  txn.lenderId === lenderId &&
  txn.emiPlanId === emiPlanId &&
  financedRupees(txn) === (financedAmount ?? txn.amountRupees);

/** It may have been paid, ended or taken over while the lender was asked to release credit. */
const reopened =
  (caller: CheckoutCaller) =>
  async (unit: PaymentUnitOfWork): Promise<Transaction> => {
    refuseIfOver(unit.txn);
    requireOwner(caller, unit.txn);
    refuseIfAsked(unit.txn);
    await unit.applyIfAllowed({ type: 'planReopened' });
    return unit.txn;
  };

/** The lender may be paying by the previous plan. */
function refuseIfAsked({ state }: Transaction): void {
  if (state.credit === 'asked') throw new Refusal('PAYMENT_TRANSACTION_TIMEOUT');
}

/** A session that verified its number while no lender answered asks again. */
async function verifiedIfPossible(deps: CheckoutDeps, caller: CheckoutCaller, txn: Transaction): Promise<Transaction> {
  const isHalfWay = ownershipOf(caller, txn) === 'OWN' && caller.session.mobile !== null;
  if (!isHalfWay || txn.state.isMobileVerified) return txn;
  return (await customerOffer(deps, caller, txn)).txn;
}

const notePlan = (
  deps: CheckoutDeps,
  caller: CheckoutCaller,
  txn: Transaction,
  { lender, plan }: ChosenPlan,
): Promise<Progress> =>
  changeAuthorizedPayment(deps, caller, txn, async (unit) => {
    // A number may have been verified elsewhere during this call.
    refuseIfElsewhere(caller, unit.txn);
    await unit.applyIfAllowed({ type: 'opened' });
    await unit.apply({ type: 'planNoted', needs: null });
    unit.also(draftSaved(caller.session.tokenHash, { lenderId: lender.lenderId, emiPlanId: plan.emiPlanId }));
    const state = { ...unit.txn.state, plan: usualNeeds(lender) };
    return progressOf({ ...unit.txn, state }, deps.clock.nowMs());
  });

/** The plan is already reserved: returns to the failed step, or to the payment's current one. */
const goOn = (deps: CheckoutDeps, caller: CheckoutCaller, txn: Transaction): Promise<Progress> =>
  changeAuthorizedPayment(deps, caller, txn, async (unit) => {
    await unit.applyIfAllowed({ type: 'retried' });
    return progressOf(unit.txn, deps.clock.nowMs());
  });

async function reserve(
  deps: CheckoutDeps,
  caller: CheckoutCaller,
  txn: Transaction,
  { lender, plan, dueRupees }: ChosenPlan & { readonly dueRupees: number },
): Promise<Progress> {
  const { lenderId } = lender;
  const { emiPlanId } = plan;
  const reopen = async (unit: PaymentUnitOfWork): Promise<void> => {
    await reopened(caller)(unit);
    unit.note({ lenderId, emiPlanId, dueRupees });
  };
  /** Stored before the lender is asked, so that a reservation always has a key for its release. A statement agreed to
   *  for an earlier reservation does not belong to this loan. */
  const begin = (unit: PaymentUnitOfWork): Transaction => {
    const attempt = unit.txn.attempt + 1;
    const key = reservationKey(unit.txn.txnUuid, attempt);
    unit.note({ attempt, reservationKey: key, lenderPageUrl: null, kfsHash: null });
    unit.also(owedIfNotTaken(reservationOf(unit.txn, caller.requestId), deps.clock.nowMs()));
    return unit.txn;
  };
  const isLimited = caller.merchant.customerLimits[lenderId] !== undefined;
  const begun = isLimited
    ? await withAuthorizedPaymentLock(deps, caller, async (locked) => {
        await reopen(locked);
        const errorName = await refusalByCustomerLimit(locked, caller.merchant, lenderId);
        if (errorName === null) return begin(locked);
        await locked.applyIfAllowed({ type: 'reservationRefused' }, { errorName });
        return errorName;
      })
    : await changeAuthorizedPayment(deps, caller, txn, async (unit) => {
        await reopen(unit);
        return begin(unit);
      });
  if (typeof begun === 'string') throw refusalOf(begun, lender);
  const ask = askFor(deps, caller, begun, emiPlanId);
  const asked = await callLender(deps, lenderId, () => deps.lenders.reserve(ask));
  if (asked.asked !== 'answered') return failed(deps, caller, begun, ask, asked, lender);

  const { aivfType, pageUrl } = asked.answer;
  const needs: PlanNeeds = { aivfType, kfsEnabled: lender.kfsEnabled, isLenderHosted: pageUrl !== null };
  const after = await withAuthorizedPaymentLock(deps, caller, async (locked) => {
    if (locked.txn.reservationKey !== ask.key || !(await isStillOurs(locked.trx, ask.key))) return null;
    const isReserved = await locked.applyIfAllowed({ type: 'creditReserved', needs }, { lenderPageUrl: pageUrl });
    if (isReserved) locked.also(releaseDone(ask.key));
    // A lender's own page shows a statement of the day of the reservation.
    if (isReserved && !needs.kfsEnabled)
      locked.note(openUntil(locked.txn, kfsValidUntilMs(dayInIndia(deps.clock.nowMs()))));
    return isReserved ? locked.txn : null;
  });
  if (!after) {
    // Another call has chosen again, the payment has ended, or this process slept so long that another one releases the
    // credit.
    await releaseCredit(deps, ask);
    throw new Refusal('PAYMENT_DUPLICATE_REQUEST', { why: 'another plan was chosen meanwhile' });
  }
  return progressOf(await sendOtpIfNext(deps, after, caller), deps.clock.nowMs());
}

const askFor = (
  deps: CheckoutDeps,
  { merchant, requestId }: CheckoutCaller,
  txn: Transaction,
  emiPlanId: string,
): ReservationAsk => ({
  ...reservationOf(txn, requestId),
  amountPaise: paiseOf(financedRupees(txn)),
  emiPlanId,
  merchantName: merchant.name,
  expiresAtMs: kfsValidUntilMs(dayInIndia(latestEndMs(txn))) + RESERVATION_OUTLIVES_ORDER_MS,
  returnUrl: lenderReturnUrl(deps, txn),
});

/**
 * The lender has not reserved, or the outcome is unknown: releases possible credit, and the shopper may choose again.
 */
async function failed(
  deps: CheckoutDeps,
  caller: CheckoutCaller,
  begun: Transaction,
  ask: ReservationAsk,
  asked: Exclude<Asked<Reservation>, { asked: 'answered' }>,
  lender: Lender,
): Promise<never> {
  if (asked.asked === 'unknown') await releaseCredit(deps, ask);
  else await dropRelease(deps.db, ask.key);
  const errorName: ErrorName = asked.asked === 'refused' ? asked.error.errorName : 'PAYMENT_LENDER_SERVER_FAIL';
  await changeAuthorizedPayment(deps, caller, begun, async (unit) => {
    if (unit.txn.reservationKey === ask.key) await unit.applyIfAllowed({ type: 'reservationRefused' }, { errorName });
  });
  throw refusalOf(errorName, lender, asked.asked === 'refused' ? asked.error : asked.cause);
}

/** Some messages name the lender for the customer to contact. */
const refusalOf = (errorName: ErrorName, lender: Lender, cause?: unknown): Refusal =>
  new Refusal(errorName, { message: errorRow(errorName).message.replace('{lender}', lender.name), cause });
