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
  /** For a customer of the sandbox who is refused before an OTP is sent; null for all others. */
  refusalAtSend(mobile: string): ErrorName | null;
}

interface Offered {
  readonly eligibility: LendersAnswer;
  readonly offer: CustomerOffer;
  readonly txn: Transaction;
  readonly standings: Standings;
}

/** Asks the lenders about the session's own number, and lets the payment go on by what they say. Throws
 *  LENDER_UNAVAILABLE where none answers: the number stays verified for the session, and asking again goes on. */
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
      // Nobody can pay with this number, so whoever comes with another one is not in anybody's way.
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

/** What the lender of the chosen plan has reserved for this payment, which another choice gives back. */
const heldBy = (txn: Transaction) =>
  txn.lenderId !== null && txn.state.credit === 'reserved'
    ? { lenderId: txn.lenderId, rupees: financedRupees(txn) }
    : null;

/** What the lender of the chosen plan usually asks for; null before one is chosen. */
function needsOf({ lenderId }: Transaction): PlanNeeds | null {
  const lender = lenderId === null ? undefined : lenderById(lenderId);
  return lender ? usualNeeds(lender) : null;
}

type Lenders = LendersAnswer['emiLenders'];
const hasPlan = (lenders: Lenders, emiPlanId?: string): boolean =>
  lenders.some(({ emiPlans }) =>
    emiPlans.some((plan) => plan.emi !== null && (emiPlanId === undefined || plan.emiPlanId === emiPlanId)),
  );

/** What the customer can do, best first. `emiPlanId`: the plan he chose, null before he has. */
function offerOf(eligibility: LendersAnswer, emiPlanId: string | null): CustomerOffer {
  if (emiPlanId !== null && hasPlan(eligibility.emiLenders, emiPlanId)) return 'chosenPlan';
  if (hasPlan(eligibility.emiLenders)) return 'otherPlans';
  // Approved, but not for this amount: what works instead is shown with the plans, an application too.
  if (eligibility.emiLenders.length > 0) return 'otherPlans';
  return hasPlan(eligibility.ntbLenders) ? 'application' : 'nothing';
}
