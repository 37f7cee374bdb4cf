import type { CreditLine } from './ledger';

/** The account of a customer that a lender debits: always the same for the same two. */
export const accountOf = ({ lenderId, mobile }: CreditLine): string =>
  `XX${String((Number(mobile.slice(-6)) * 7 + Number(lenderId)) % 10_000).padStart(4, '0')}`;
