import type { Completion } from '../../../shared/api/payment-fields';
import type { EmiPlan } from '../../../shared/api/sales';
import { emiPlans, lenderById } from '../../../shared/lenders';
import { findKfs } from '../../store/kfs';
import type { Db } from '../../store/schema';
import type { Transaction } from '../../store/transactions';
import { lenderName } from '../offers';
import { addMonths, dayInIndia } from './india-days';

/** The chosen plan with its amounts; null before one is chosen. */
export function chosenPlanOf({ lenderId, emiPlanId, amountRupees }: Transaction): EmiPlan | null {
  const lender = lenderId === null ? undefined : lenderById(lenderId);
  return (lender && emiPlans(lender, amountRupees).find((plan) => plan.emiPlanId === emiPlanId)) ?? null;
}

/** What was bought and how it is paid back; null unless COMPLETE. The days are those of the statement that was agreed
 *  to, where there is one. */
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
    emiPlan,
    firstEmiOn: kfs?.firstEmiOn ?? addMonths(today, 1),
    lastEmiOn: kfs?.lastEmiOn ?? addMonths(today, emiPlan.tenure),
    repaymentAccount: txn.repaymentAccount,
    completedAtMs: txn.completedAtMs,
    returnUrl: txn.returnUrl,
  };
}
