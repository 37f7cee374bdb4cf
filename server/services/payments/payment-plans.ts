import type { ResponseOf } from '../../../shared/api/endpoint';
import type { paymentDetails } from '../../../shared/api/payment';
import type { PaymentLender } from '../../../shared/api/payment-fields';
import type { EmiPlan, SalesLender } from '../../../shared/api/sales';
import type { emiCalculator } from '../../../shared/api/transaction';
import { amountFit, emiPlans, type Lender, lenderById, type Tenure, tenures } from '../../../shared/lenders';
import { nextPayment } from '../../../shared/rules/payment-flow';
import type { Merchant } from '../../store/merchants';
import type { Transaction } from '../../store/transactions';
import type { CheckoutCaller } from '../caller';
import { lenderOf } from '../merchant-lender';
import { offersFor, withPlace } from '../offers';
import { Refusal } from '../refusal';
import { changeAuthorizedPayment, currentPayment } from './authorized-payment';
import { type CheckoutDeps, customerOffer } from './customer-offer';
import { isOwner, ownershipOf } from './ownership';
import { partLendersFor } from './part-lenders';
import { usualNeeds } from './usual-needs';

export interface ChosenPlan {
  readonly lender: Lender;
  readonly plan: EmiPlan;
  readonly tenure: Tenure;
  readonly annualRateBps: number;
}

/** A plan that the lender has for the amount. Refusals: 400, 4015 and 4016 (amount), 4011 (tenure). */
export function planOf(
  merchant: Merchant,
  asked: { readonly lenderId: string; readonly emiPlanId: string },
  amountRupees: number,
): ChosenPlan {
  const lender = lenderOf(merchant, asked.lenderId);
  checkAmount(lender, amountRupees);
  const plan = emiPlans(lender, amountRupees).find(({ emiPlanId }) => emiPlanId === asked.emiPlanId);
  const tenure = tenures.find((each) => each === plan?.tenure);
  if (!plan || tenure === undefined)
    throw new Refusal('INVALID_REQUEST', { fields: [{ path: 'emiPlanId', message: 'must be a plan of the lender' }] });
  const annualRateBps = lender.annualRateBps[tenure];
  if (annualRateBps === null) throw new Refusal('PAYMENT_INVALID_TENURE', { why: 'no rate for this tenure' });
  return { lender, plan, tenure, annualRateBps };
}

function checkAmount(lender: Lender, amountRupees: number): void {
  const fit = amountFit(lender, amountRupees);
  if (fit === 'belowMin') throw new Refusal('PAYMENT_MIN_AMOUNT_LIMIT');
  if (fit === 'aboveMax') throw new Refusal('PAYMENT_MAX_AMOUNT_LIMIT');
}

export function calculate(
  { merchant }: CheckoutCaller,
  asked: { readonly lenderId: string; readonly amount: number },
): ResponseOf<typeof emiCalculator> {
  const lender = lenderOf(merchant, asked.lenderId);
  checkAmount(lender, asked.amount);
  const { lenderId, minLoanAmount, maxLoanAmount } = lender;
  return { lenderId, amount: asked.amount, emiPlans: emiPlans(lender, asked.amount), minLoanAmount, maxLoanAmount };
}

/** Lenders for the order: every one of the merchant, or for the payment's owner those of the customer. */
export async function plansForOrder(
  deps: CheckoutDeps,
  caller: CheckoutCaller,
): Promise<ResponseOf<typeof paymentDetails>> {
  const txn = await shown(deps, caller, await currentPayment(deps, caller));
  if (ownershipOf(caller, txn) !== 'OWN' || caller.session.mobile === null) {
    const lenders = offersFor(caller.merchant, txn.amountRupees).map(withNeeds);
    return {
      isMobileVerified: false,
      isPreApproved: null,
      isNtbAllowed: null,
      lenders,
      partLenders: [],
      ntbLenders: [],
    };
  }
  const { eligibility, txn: after, standings } = await customerOffer(deps, caller, txn);
  return {
    isMobileVerified: isOwner(caller, after),
    isPreApproved: eligibility.isPreApproved,
    isNtbAllowed: eligibility.isNtbAllowed,
    lenders: eligibility.emiLenders.map(withNeeds),
    partLenders: (await partLendersFor(deps.db, caller, after, standings)).map(withNeeds),
    ntbLenders: eligibility.ntbLenders.map(withPlace),
  };
}

/** A shop's own machine shows the plans of a payment that continues there. */
async function shown(deps: CheckoutDeps, caller: CheckoutCaller, txn: Transaction): Promise<Transaction> {
  if (!nextPayment(txn.state, { type: 'plansShown' })) return txn;
  return changeAuthorizedPayment(deps, caller, txn, async (unit) => {
    await unit.applyIfAllowed({ type: 'plansShown' });
    return unit.txn;
  });
}

function withNeeds(lender: SalesLender): PaymentLender {
  const found = lenderById(lender.lenderId);
  const needs = found ? usualNeeds(found) : { aivfType: 'NONE' as const, kfsEnabled: true, isLenderHosted: false };
  return { ...lender, ...needs };
}
