export interface LoanRef {
  readonly txnUuid: string;
  readonly lenderId: string;
  readonly mobile: string;
}

/** How a shopper ends a loan: by closing it early, or by giving it back in its cooling-off days. */
export type LoanEnding = 'CLOSING' | 'EXIT';

/** `DONE`: the amount was debited and the loan has ended, by this or an earlier equal call. `AMOUNT_CHANGED`: the cost
 *  differs. `NOT_OPEN`: the loan or its cooling-off period has ended. The last two change nothing. */
export type Ended = 'DONE' | 'AMOUNT_CHANGED' | 'NOT_OPEN';

export interface BookedRefund {
  readonly loanPaise: number;
  /** Repaid amount that the lender returns to the shopper. */
  readonly toShopperPaise: number;
  /** Interest, tax, fees and charges that the lender retains, and the part that the shopper still owes. 0 for a partial
   *  refund. */
  readonly retainedPaise: number;
  readonly stillOwedPaise: number;
}

/** Loans at lenders. Every call is idempotent. Throws `LenderUnavailable` (nothing was done) or `LenderTimedOut` (the
 *  outcome is unknown: ask again). A lender's connection writes its results into the loan tables. */
export interface LoanGateway {
  endLoan(ref: LoanRef, how: LoanEnding, amountPaise: number): Promise<Ended>;
  refundLoan(ref: LoanRef, refundKey: string, amountRupees: number): Promise<BookedRefund>;
}
