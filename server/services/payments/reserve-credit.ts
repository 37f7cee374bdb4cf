import type { RequestOf } from '../../../shared/api/endpoint';
import type { Progress } from '../../../shared/api/payment-fields';
import type { initiateTxn } from '../../../shared/api/transaction';
import { type ErrorName, errorRow } from '../../../shared/errors';
import type { Lender } from '../../../shared/lenders/lender';
import { paiseOf } from '../../../shared/money/paise';
import { MINUTE_MS } from '../../../shared/rules/duration';
import type { PlanNeeds } from '../../../shared/rules/payment-flow';
import type { Reservation, ReservationAsk } from '../../lenders/lender-gateway';
import { dropRelease, isStillOurs } from '../../store/credit-releases';
import { saveDraft } from '../../store/sessions';
import type { Transaction } from '../../store/transactions';
import type { CheckoutCaller } from '../caller';
import { Refusal } from '../refusal';
import { type Asked, callLender } from './call-lender';
import { openPayment, turnOf } from './checkout-turn';
import { refusalByCustomerLimit } from './customer-limit';
import { type CheckoutDeps, customerOffer } from './customer-offer';
import { giveBack, oweIfNotTaken } from './give-back';
import { lenderReturnUrl } from './lender-return';
import { isOwner, ownershipOf, refuseIfElsewhere } from './ownership';
import { type ChosenPlan, planOf } from './payment-plans';
import { progressOf, sendOtpIfNext } from './progress';
import { takeBack } from './settle';
import { reservationOf } from './turn';
import { usualNeeds } from './usual-needs';

/** The lender keeps a reservation a little longer than the order lives, for a payment asked for at its last moment. */
const RESERVATION_OUTLIVES_ORDER_MS = 5 * MINUTE_MS;

/** Chooses a plan: notes it for the session before the number is verified, else has the lender reserve the credit. Refuses
 *  a session while another one owns the payment. */
export async function choosePlan(
  deps: CheckoutDeps,
  caller: CheckoutCaller,
  asked: RequestOf<typeof initiateTxn>,
): Promise<Progress> {
  const opened = await openPayment(deps, caller);
  refuseIfElsewhere(caller, opened);
  const chosen = planOf(caller.merchant, asked, opened.amountRupees);
  const txn = await verifiedIfPossible(deps, caller, opened);
  if (!isOwner(caller, txn)) return notePlan(deps, caller, chosen);
  if (txn.state.credit === 'asked') throw new Refusal('PAYMENT_TRANSACTION_TIMEOUT');
  const isSamePlan = txn.lenderId === asked.lenderId && txn.emiPlanId === asked.emiPlanId;
  if (txn.state.credit === 'reserved' && isSamePlan) return goOn(deps, caller);
  if (!(await takeBack(deps, txn, caller.requestId))) throw new Refusal('PAYMENT_DUPLICATE_REQUEST');
  return reserve(deps, caller, chosen);
}

/** A session that has verified its number while no lender answered asks again. */
async function verifiedIfPossible(deps: CheckoutDeps, caller: CheckoutCaller, txn: Transaction): Promise<Transaction> {
  const isHalfWay = ownershipOf(caller, txn) === 'OWN' && caller.session.mobile !== null;
  if (!isHalfWay || txn.state.isMobileVerified) return txn;
  return (await customerOffer(deps, caller, txn)).txn;
}

const notePlan = (deps: CheckoutDeps, caller: CheckoutCaller, { lender, plan }: ChosenPlan): Promise<Progress> =>
  turnOf(deps, caller, async (turn) => {
    // A number may have been verified elsewhere while this call was on its way.
    refuseIfElsewhere(caller, turn.txn);
    await turn.applyIfAllowed({ type: 'opened' });
    await turn.apply({ type: 'planNoted', needs: null });
    await saveDraft(turn.trx, caller.session.tokenHash, { lenderId: lender.lenderId, emiPlanId: plan.emiPlanId });
    const state = { ...turn.txn.state, plan: usualNeeds(lender) };
    return progressOf({ ...turn.txn, state }, deps.clock.nowMs());
  });

/** The plan is reserved already: back to the step that failed, or where the payment is. */
const goOn = (deps: CheckoutDeps, caller: CheckoutCaller): Promise<Progress> =>
  turnOf(deps, caller, async (turn) => {
    await turn.applyIfAllowed({ type: 'retried' });
    return progressOf(turn.txn, deps.clock.nowMs());
  });

async function reserve(deps: CheckoutDeps, caller: CheckoutCaller, chosen: ChosenPlan): Promise<Progress> {
  const { lender, plan } = chosen;
  const begun = await turnOf(deps, caller, async (turn) => {
    await turn.applyIfAllowed({ type: 'planReopened' });
    const errorName = await refusalByCustomerLimit(turn, caller.merchant, lender.lenderId);
    if (errorName !== null) {
      await turn.note({ lenderId: lender.lenderId, emiPlanId: plan.emiPlanId });
      await turn.applyIfAllowed({ type: 'reservationRefused' }, { errorName });
      return errorName;
    }
    const attempt = turn.txn.attempt + 1;
    const reservationKey = `${turn.txn.txnUuid}:${attempt}`;
    // Written down before the lender is asked, so that a reservation always has a name to be given back by.
    await turn.note({
      lenderId: lender.lenderId,
      emiPlanId: plan.emiPlanId,
      attempt,
      reservationKey,
      lenderPageUrl: null,
    });
    await oweIfNotTaken(turn.trx, reservationOf(turn.txn, caller.requestId), deps.clock.nowMs());
    return turn.txn;
  });
  if (typeof begun === 'string') throw refusalOf(begun, lender);
  const ask = askFor(deps, caller, begun, plan.emiPlanId);
  const asked = await callLender(deps, lender.lenderId, () => deps.lenders.reserve(ask));
  if (asked.asked !== 'answered') return failed(deps, caller, ask, asked, lender);

  const { aivfType, pageUrl } = asked.answer;
  const needs: PlanNeeds = { aivfType, kfsEnabled: lender.kfsEnabled, isLenderHosted: pageUrl !== null };
  const after = await turnOf(deps, caller, async (turn) => {
    if (turn.txn.reservationKey !== ask.key || !(await isStillOurs(turn.trx, ask.key))) return null;
    const isReserved = await turn.applyIfAllowed({ type: 'creditReserved', needs }, { lenderPageUrl: pageUrl });
    if (isReserved) await dropRelease(turn.trx, ask.key);
    return isReserved ? turn.txn : null;
  });
  if (!after) {
    // Another call has chosen anew, the payment has ended, or this process slept for so long that another one gives the
    // credit back.
    await giveBack(deps, ask);
    throw new Refusal('PAYMENT_DUPLICATE_REQUEST', { why: 'another plan was chosen meanwhile' });
  }
  return progressOf(await sendOtpIfNext(deps, after, caller.requestId), deps.clock.nowMs());
}

const askFor = (
  deps: CheckoutDeps,
  { merchant, requestId }: CheckoutCaller,
  txn: Transaction,
  emiPlanId: string,
): ReservationAsk => ({
  ...reservationOf(txn, requestId),
  amountPaise: paiseOf(txn.amountRupees),
  emiPlanId,
  merchantName: merchant.name,
  expiresAtMs: txn.expiresAtMs + RESERVATION_OUTLIVES_ORDER_MS,
  returnUrl: lenderReturnUrl(deps, txn),
});

/** The lender has not reserved, or nobody knows: what it may have reserved is given back, and the shopper may choose
 *  again. */
async function failed(
  deps: CheckoutDeps,
  caller: CheckoutCaller,
  ask: ReservationAsk,
  asked: Exclude<Asked<Reservation>, { asked: 'answered' }>,
  lender: Lender,
): Promise<never> {
  if (asked.asked === 'unknown') await giveBack(deps, ask);
  else await dropRelease(deps.db, ask.key);
  const errorName: ErrorName = asked.asked === 'refused' ? asked.error.errorName : 'PAYMENT_LENDER_SERVER_FAIL';
  await turnOf(deps, caller, async (turn) => {
    if (turn.txn.reservationKey === ask.key) await turn.applyIfAllowed({ type: 'reservationRefused' }, { errorName });
  });
  throw refusalOf(errorName, lender, asked.asked === 'refused' ? asked.error : asked.cause);
}

/** Some rows name the lender that the customer is to ask. */
const refusalOf = (errorName: ErrorName, lender: Lender, cause?: unknown): Refusal =>
  new Refusal(errorName, { message: errorRow(errorName).message.replace('{lender}', lender.name), cause });
