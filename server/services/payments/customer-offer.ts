import type { ErrorName } from '../../../shared/errors';
import { lenderById } from '../../../shared/lenders';
import type { CustomerOffer, PlanNeeds } from '../../../shared/rules/payment-flow';
import { logEvent, logged } from '../../store/event-log';
import { draftSaved } from '../../store/sessions';
import type { Transaction } from '../../store/transactions';
import type { CheckoutCaller } from '../caller';
import { checkedEligibility, type LendersAnswer, type Standings } from '../eligibility';
import type { ClientLimits } from '../limits';
import type { Proofs } from '../proofs';
import { Refusal } from '../refusal';
import { changeAuthorizedPayment } from './authorized-payment';
import { letIdleReservationsGo } from './idle-reservations';
import { ownershipOf } from './ownership';
import type { PaymentDeps } from './payment-deps';
import { financedRupees } from './price-parts';
import { usualNeeds } from './usual-needs';

export interface CheckoutDeps extends PaymentDeps {
  readonly proofs: Proofs;
  readonly limits: ClientLimits;
  /** Refusal of a sandbox customer before an OTP is sent; null for all others. */
  refusalAtSend(mobile: string): ErrorName | null;
}

interface Offered {
  readonly eligibility: LendersAnswer;
  readonly offer: CustomerOffer;
  readonly txn: Transaction;
  readonly standings: Standings;
}

/** Asks the lenders about the session's number, and advances the payment by their answers. Throws LENDER_UNAVAILABLE if
 *  none answers: the number stays verified for the session, and a repeat continues. */
export async function customerOffer(deps: CheckoutDeps, caller: CheckoutCaller, txn: Transaction): Promise<Offered> {
  const { mobile, tokenHash } = caller.session;
  if (mobile === null) throw new Refusal('PAYMENT_MOBILE_NOT_VERIFIED');
  await letIdleReservationsGo(deps, { mobile, txnUuid: txn.txnUuid, requestId: caller.requestId });
  const asked = { mobile, amount: txn.amountRupees };
  const { answer: eligibility, checked, standings } = await checkedEligibility(deps, caller, asked, heldBy(txn));
  const offer = offerOf(eligibility, txn.emiPlanId);
  const { after, isLogged } = await changeAuthorizedPayment(deps, caller, txn, async (unit) => {
    if (ownershipOf(caller, unit.txn) !== 'OWN' || unit.txn.mobile !== mobile)
      return { after: unit.txn, isLogged: false };
    await unit.applyIfAllowed({ type: 'opened' });
    const needs = needsOf(unit.txn);
    if (needs) await unit.applyIfAllowed({ type: 'planNoted', needs });
    await unit.applyIfAllowed({ type: 'mobileVerified', offer });
    if (offer === 'nothing' && !unit.txn.state.isMobileVerified) {
      // This number cannot pay, so the payment is open to a session with another one.
      unit.note({ ownerHash: null, mobile: null });
      unit.also(draftSaved(tokenHash, { mobile: null }));
    }
    const isLogged = unit.isChanged;
    if (isLogged) unit.also(logged(checked));
    return { after: unit.txn, isLogged };
  });
  if (!isLogged) await logEvent(deps.db, checked);
  return { eligibility, offer, txn: after, standings };
}

/** Credit that the chosen plan's lender reserves for this payment; another choice releases it. */
const heldBy = (txn: Transaction) =>
  txn.lenderId !== null && txn.state.credit === 'reserved'
    ? { lenderId: txn.lenderId, rupees: financedRupees(txn) }
    : null;

function needsOf({ lenderId }: Transaction): PlanNeeds | null {
  const lender = lenderId === null ? undefined : lenderById(lenderId);
  return lender ? usualNeeds(lender) : null;
}

type Lenders = LendersAnswer['emiLenders'];
const hasPlan = (lenders: Lenders, emiPlanId?: string): boolean =>
  lenders.some(({ emiPlans }) =>
    emiPlans.some((plan) => plan.emi !== null && (emiPlanId === undefined || plan.emiPlanId === emiPlanId)),
  );

/** Options of the customer, best first. `emiPlanId`: the chosen plan, null before. */
function offerOf(eligibility: LendersAnswer, emiPlanId: string | null): CustomerOffer {
  if (emiPlanId !== null && hasPlan(eligibility.emiLenders, emiPlanId)) return 'chosenPlan';
  if (hasPlan(eligibility.emiLenders)) return 'otherPlans';
  // Approved, but not for this amount: the plans show alternatives, an application included.
  if (eligibility.emiLenders.length > 0) return 'otherPlans';
  return hasPlan(eligibility.ntbLenders) ? 'application' : 'nothing';
}
