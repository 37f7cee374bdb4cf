import type { Transaction } from '../../store/transactions';

/** Financed amount of a payment: the price less the shop's part. */
export const financedRupees = ({ amountRupees, dueRupees }: Pick<Transaction, 'amountRupees' | 'dueRupees'>): number =>
  amountRupees - dueRupees;

export const pricePartsOf = (txn: Transaction) => ({
  financedAmount: financedRupees(txn),
  amountDueAtMerchant: txn.dueRupees,
});

/** Null for an unpaid payment. */
export const paidPartsOf = (txn: Transaction) =>
  txn.state.status === 'COMPLETE' ? pricePartsOf(txn) : { financedAmount: null, amountDueAtMerchant: null };
