import type { CreditLine } from './ledger';

/** Account of a customer that a lender debits; deterministic per lender and customer. */
export const accountOf = ({ lenderId, mobile }: CreditLine): string =>
  `XX${String((Number(mobile.slice(-6)) * 7 + Number(lenderId)) % 10_000).padStart(4, '0')}`;
