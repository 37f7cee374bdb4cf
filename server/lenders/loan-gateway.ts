/** A loan at its lender: by our name of its payment. */
export interface LoanRef {
  readonly txnUuid: string;
  readonly lenderId: string;
  readonly mobile: string;
}

/** How a shopper is rid of a loan: by closing it early, or by giving it back in its cooling-off days. */
export type LoanEnding = 'CLOSING' | 'EXIT';

/** `DONE`: it was debited and the loan is over, now or by the same call before. `AMOUNT_CHANGED`: it costs something else.
 *  `NOT_OPEN`: the loan is over otherwise, or its cooling-off days are. Nothing was done by these two. */
export type Ended = 'DONE' | 'AMOUNT_CHANGED' | 'NOT_OPEN';

/** What a lender made of a refund. Paise. */
export interface BookedRefund {
  /** By how much the loan is less. */
  readonly loanPaise: number;
  /** Repaid amount that the lender returns to the shopper. */
  readonly toShopperPaise: number;
  /** Interest, tax, fees and charges that stay with the lender; of them what the shopper has still to pay. 0 for a part. */
  readonly keptPaise: number;
  readonly stillOwedPaise: number;
}

/** How lenders keep loans. Everything may be repeated: it is done once. Throws `LenderUnavailable` (nothing was done) or
 *  `LenderTimedOut` (nobody knows: ask again). What a lender has done stands in our tables of loans then: whoever connects one
 *  writes there what it says. */
export interface LoanGateway {
  /** Debits what the shopper was shown and ends the loan. */
  endLoan(ref: LoanRef, how: LoanEnding, amountPaise: number): Promise<Ended>;
  /** Books a refund of a shop, once for its key. */
  refundLoan(ref: LoanRef, refundKey: string, amountRupees: number): Promise<BookedRefund>;
}
