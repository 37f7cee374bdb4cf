/** How an application stands that an agent has filed for a customer.
 *  - `filed`: nobody has proved the number yet; `opened`: its owner has seen what was filed;
 *  - `submitted`: he has agreed to it, and its lender decides; `declined`: he has said no to it;
 *  - `expired`: its time was over first, or the agent has filed another one instead. */
export const filedStates = ['filed', 'opened', 'submitted', 'declined', 'approved', 'rejected', 'expired'] as const;
export type FiledState = (typeof filedStates)[number];

/** Whether the customer can still submit or decline it. */
export const isOpenFiled = (state: FiledState): boolean => state === 'filed' || state === 'opened';

/** Why a customer declines what was filed: something in it is wrong. Source: S2§3 (NTB-020). */
export const detailDeclineReasons = [
  'notMine',
  'wrongName',
  'wrongEmail',
  'wrongDateOfBirth',
  'wrongPan',
  'wrongPincode',
  'wrongIncome',
] as const;
export type DetailDeclineReason = (typeof detailDeclineReasons)[number];

/** Why a customer declines, though what was filed may be right. Source: S2§3 (NTB-020). */
export const offerDeclineReasons = [
  'notAsked',
  'notExplained',
  'notNow',
  'tooCostly',
  'otherLender',
  'noSharing',
] as const;
export type OfferDeclineReason = (typeof offerDeclineReasons)[number];
