import type { Kfs } from '../../../shared/api/kfs';
import type { Completion } from '../../../shared/api/payment-fields';
import type { EmiPlan } from '../../../shared/api/sales';
import { atMerchant, emiPlans, lenderById, planFigures } from '../../../shared/lenders';
import { addMonths, dayInIndia } from '../../../shared/rules/india-days';
import { findKfs } from '../../store/kfs';
import type { Transaction } from '../../store/transactions';
import { lenderName } from '../offers';
import type { PaymentDeps } from './payment-deps';
import { financedRupees, pricePartsOf } from './price-parts';
import { statementUrlOf } from './statement-link';

/** The chosen plan with its amounts; null before one is chosen. */
export function chosenPlanOf(txn: Transaction): EmiPlan | null {
  const { lenderId, emiPlanId } = txn;
  const lender = lenderId === null ? undefined : lenderById(lenderId);
  if (!lender) return null;
  const plans = emiPlans(atMerchant(lender, txn.noCostTenures), financedRupees(txn));
  return plans.find((plan) => plan.emiPlanId === emiPlanId) ?? null;
}

/** The plan with the figures of the agreed statement, regardless of the lender's current terms. */
export const asAgreed = (plan: EmiPlan, kfs: Kfs): EmiPlan => ({
  ...plan,
  ...planFigures({
    annualRateBps: kfs.annualRateBps,
    emiPaise: kfs.instalmentPaise,
    cost: {
      discountPaise: kfs.discountPaise,
      interestPaise: kfs.totalInterestPaise,
      gstOnInterestPaise: kfs.totalGstOnInterestPaise,
      feesPaise: kfs.totalFeesPaise,
      totalPayablePaise: kfs.totalPayablePaise,
      aprBps: kfs.aprBps,
    },
  }),
});

/** Null unless COMPLETE. Days and figures are those of the agreed statement, if there is one. */
export async function completionOf(deps: PaymentDeps, txn: Transaction): Promise<Completion | null> {
  const emiPlan = chosenPlanOf(txn);
  if (txn.state.status !== 'COMPLETE' || txn.completedAtMs === null || txn.lenderId === null || !emiPlan) return null;
  const kfs = txn.kfsHash === null ? null : await findKfs(deps.db, txn.txnUuid, txn.kfsHash);
  const today = dayInIndia(txn.completedAtMs);
  return {
    txnUuid: txn.txnUuid,
    txnId: txn.txnId,
    orderId: txn.orderId,
    amount: txn.amountRupees,
    ...pricePartsOf(txn),
    lenderId: txn.lenderId,
    lenderName: lenderName(txn.lenderId),
    emiPlan: kfs ? asAgreed(emiPlan, kfs) : emiPlan,
    firstEmiOn: kfs?.firstEmiOn ?? addMonths(today, 1),
    lastEmiOn: kfs?.lastEmiOn ?? addMonths(today, emiPlan.tenure),
    repaymentAccount: txn.repaymentAccount,
    completedAtMs: txn.completedAtMs,
    returnUrl: txn.returnUrl,
    statementUrl: kfs && statementUrlOf(deps, { txnUuid: txn.txnUuid, contentHash: kfs.contentHash }),
  };
}
