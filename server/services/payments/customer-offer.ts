import type { ErrorName } from '../../../shared/errors';
import { lenderById } from '../../../shared/lenders';
import type { CustomerOffer, PlanNeeds } from '../../../shared/rules/payment-flow';
import { saveDraft } from '../../store/sessions';
import type { Transaction } from '../../store/transactions';
import type { CheckoutCaller } from '../caller';
import { eligibilityOf, type LendersAnswer } from '../eligibility';
import { Refusal } from '../refusal';
import { turnOf } from './checkout-turn';
import { ownershipOf } from './ownership';
import type { PaymentDeps } from './payment-deps';
import { usualNeeds } from './usual-needs';

export interface CheckoutDeps extends PaymentDeps {
  /** Codes that one payment may send, and type, within 10 minutes. */
  readonly codesPerAgent: number;
  /** For a customer of the sandbox who is refused before an OTP is sent; null for all others. */
  refusalAtSend(mobile: string): ErrorName | null;
}

export interface Offered {
  readonly eligibility: LendersAnswer;
  readonly offer: CustomerOffer;
  readonly txn: Transaction;
}

/** Asks the lenders about the session's own number, and lets the payment go on by what they say. Throws
 *  LENDER_UNAVAILABLE where none answers: the number stays verified for the session, and asking again goes on. */
export async function customerOffer(deps: CheckoutDeps, caller: CheckoutCaller, txn: Transaction): Promise<Offered> {
  const { mobile, tokenHash } = caller.session;
  if (mobile === null) throw new Refusal('PAYMENT_MOBILE_NOT_VERIFIED');
  const eligibility = await eligibilityOf(deps, caller, { mobile, amount: txn.amountRupees });
  const offer = offerOf(eligibility, txn.emiPlanId);
  const after = await turnOf(deps, caller, async (turn) => {
    if (ownershipOf(caller, turn.txn) !== 'OWN' || turn.txn.mobile !== mobile) return turn.txn;
    await turn.applyIfAllowed({ type: 'opened' });
    const needs = needsOf(turn.txn);
    if (needs) await turn.applyIfAllowed({ type: 'planNoted', needs });
    await turn.applyIfAllowed({ type: 'mobileVerified', offer });
    if (offer === 'nothing' && !turn.txn.state.isMobileVerified) {
      // Nobody can pay with this number, so whoever comes with another one is not in anybody's way.
      await turn.note({ ownerHash: null, mobile: null });
      await saveDraft(turn.trx, tokenHash, { mobile: null });
    }
    return turn.txn;
  });
  return { eligibility, offer, txn: after };
}

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
export function offerOf(eligibility: LendersAnswer, emiPlanId: string | null): CustomerOffer {
  if (emiPlanId !== null && hasPlan(eligibility.emiLenders, emiPlanId)) return 'chosenPlan';
  if (hasPlan(eligibility.emiLenders)) return 'otherPlans';
  if (hasPlan(eligibility.ntbLenders)) return 'application';
  // Approved, but not for this amount: the plans say so.
  return eligibility.emiLenders.length > 0 ? 'otherPlans' : 'nothing';
}
