/** How an application stands that an agent has filed for a customer.
 *  - `filed`: nobody has proved the number yet; `opened`: its owner has seen what was filed;
 *  - `submitted`: he has agreed to it, and its lender decides; `declined`: he has said no to it;
 *  - `expired`: its time was over first, or the agent has filed another one instead. */
export const filedStates = ['filed', 'opened', 'submitted', 'declined', 'approved', 'rejected', 'expired'] as const;
export type FiledState = (typeof filedStates)[number];

/** Whether the customer can still submit or decline it. */
export const isOpenFiled = (state: FiledState): boolean => state === 'filed' || state === 'opened';

/** For how many days a customer can look at it: so long is kept what a lender wants to know. */
export const FILED_OPEN_DAYS = 3;

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

/** What decides how one stands. Times are epoch ms, null where that has not happened. */
interface FiledFacts {
  readonly application: {
    readonly status: 'SHARED' | 'SUBMITTED' | 'APPROVED' | 'REJECTED';
    readonly expiresAtMs: number;
    readonly closedAtMs: number | null;
  };
  readonly openedAtMs: number | null;
  readonly declinedAtMs: number | null;
  /** What was filed; null once it is forgotten. */
  readonly sealedDetails: string | null;
}

/** One whose details are forgotten can be submitted no more, whatever its time says. */
export function filedState({ application, ...facts }: FiledFacts, nowMs: number): FiledState {
  if (facts.declinedAtMs !== null) return 'declined';
  if (application.closedAtMs !== null) return 'expired';
  switch (application.status) {
    case 'SUBMITTED':
      return 'submitted';
    case 'APPROVED':
      return 'approved';
    case 'REJECTED':
      return 'rejected';
    case 'SHARED':
      if (application.expiresAtMs <= nowMs || facts.sealedDetails === null) return 'expired';
      return facts.openedAtMs === null ? 'filed' : 'opened';
    default:
      return application.status satisfies never;
  }
}
