/** What a lender says of a customer. */
export type Standing =
  /** Has a credit line of `limitRupees` that can be used at once. */
  | { readonly standing: 'preApproved'; readonly limitRupees: number }
  /** May apply for a new credit line. */
  | { readonly standing: 'newToBank' }
  | { readonly standing: 'refused' };

/** The lenders' own systems. */
export interface LenderGateway {
  /** Asks one lender. Throws `LenderUnavailable`; `signal` aborts when nobody waits for the answer any more. */
  standing(lenderId: string, mobile: string, signal: AbortSignal): Promise<Standing>;
}

/** The lender does not answer, or not with sense. */
export class LenderUnavailable extends Error {}
