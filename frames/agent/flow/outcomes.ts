/** What an eligibility check means for the agent. Source: S2§4; APPROVED_FOR_LESS_MSG is ours. */
export const outcomes = [
  'NO_LENDERS_MSG',
  'TRY_ANOTHER_LENDER_MSG',
  'APPROVED_FOR_LESS_MSG',
  'CUST_PRE_APPROVED_MSG',
  'CUST_CREDIT_LIMIT_MSG',
] as const;
export type Outcome = (typeof outcomes)[number];
