/** Owner of loans, and their lender: null = any. */
export interface Debtor {
  readonly mobile: string;
  readonly lenderId: string | null;
}
