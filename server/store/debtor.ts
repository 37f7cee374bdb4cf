/** Whose loans, and with which lender: null = any. */
export interface Debtor {
  readonly mobile: string;
  readonly lenderId: string | null;
}
