import type { Transaction } from '../../store/transactions';

/** What the plan of a payment is for: the price without what the shop takes itself. */
export const financedRupees = ({ amountRupees, dueRupees }: Pick<Transaction, 'amountRupees' | 'dueRupees'>): number =>
  amountRupees - dueRupees;

/** Both parts as they travel. */
export const pricePartsOf = (txn: Transaction) => ({
  financedAmount: financedRupees(txn),
  amountDueAtMerchant: txn.dueRupees,
});

/** Both parts of what was bought; null of a payment that is not paid. */
export const paidPartsOf = (txn: Transaction) =>
  txn.state.status === 'COMPLETE' ? pricePartsOf(txn) : { financedAmount: null, amountDueAtMerchant: null };
