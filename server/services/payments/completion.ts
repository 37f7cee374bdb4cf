import type { Kfs } from '../../../shared/api/kfs';
import type { Completion } from '../../../shared/api/payment-fields';
import type { EmiPlan } from '../../../shared/api/sales';
import { emiPlans, lenderById, planFigures } from '../../../shared/lenders';
import { addMonths, dayInIndia } from '../../../shared/rules/india-days';
import { findKfs } from '../../store/kfs';
import type { Db } from '../../store/schema';
import type { Transaction } from '../../store/transactions';
import { lenderName } from '../offers';

/** The chosen plan with its amounts; null before one is chosen. */
export function chosenPlanOf({ lenderId, emiPlanId, amountRupees }: Transaction): EmiPlan | null {
  const lender = lenderId === null ? undefined : lenderById(lenderId);
  return (lender && emiPlans(lender, amountRupees).find((plan) => plan.emiPlanId === emiPlanId)) ?? null;
}

/** The plan with the figures of the statement that was agreed to, whatever the lender asks for by now. */
export const asAgreed = (plan: EmiPlan, kfs: Kfs): EmiPlan => ({
  ...plan,
  ...planFigures({
    isNoCost: kfs.isNoCost,
    annualRateBps: kfs.annualRateBps,
    emiPaise: kfs.instalmentPaise,
    cost: {
      discountPaise: kfs.discountPaise,
      interestPaise: kfs.totalInterestPaise,
      gstOnInterestPaise: kfs.totalGstOnInterestPaise,
      feesPaise: kfs.totalFeesPaise,
      totalPayablePaise: kfs.totalPayablePaise,
    },
  }),
});

/** What was bought and how it is paid back; null unless COMPLETE. Days and figures are those of the statement that was
 *  agreed to, where there is one. */
export async function completionOf(db: Db, txn: Transaction): Promise<Completion | null> {
  const emiPlan = chosenPlanOf(txn);
  if (txn.state.status !== 'COMPLETE' || txn.completedAtMs === null || txn.lenderId === null || !emiPlan) return null;
  const kfs = txn.kfsHash === null ? null : await findKfs(db, txn.txnUuid, txn.kfsHash);
  const today = dayInIndia(txn.completedAtMs);
  return {
    txnUuid: txn.txnUuid,
    txnId: txn.txnId,
    orderId: txn.orderId,
    amount: txn.amountRupees,
    lenderId: txn.lenderId,
    lenderName: lenderName(txn.lenderId),
    emiPlan: kfs ? asAgreed(emiPlan, kfs) : emiPlan,
    firstEmiOn: kfs?.firstEmiOn ?? addMonths(today, 1),
    lastEmiOn: kfs?.lastEmiOn ?? addMonths(today, emiPlan.tenure),
    repaymentAccount: txn.repaymentAccount,
    completedAtMs: txn.completedAtMs,
    returnUrl: txn.returnUrl,
  };
}
