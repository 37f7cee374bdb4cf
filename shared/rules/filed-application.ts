/**
 * State of an application that an agent filed for a customer.
 * - `filed`: the number is not verified yet; `opened`: its owner has seen it;
 * - `submitted`: the customer has agreed, and the lender decides; `declined`: the customer has refused;
 * - `expired`: past its deadline, or replaced by another one of the agent.
 */
export const filedStates = ['filed', 'opened', 'submitted', 'declined', 'approved', 'rejected', 'expired'] as const;
export type FiledState = (typeof filedStates)[number];

export const isOpenFiled = (state: FiledState): boolean => state === 'filed' || state === 'opened';

/** Days for which a customer can open it, and its details are stored. */
export const FILED_OPEN_DAYS = 3;

/** Reasons to decline because of wrong details. Source: S2§3 (NTB-020). */
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

/** Reasons to decline regardless of the details. Source: S2§3 (NTB-020). */
export const offerDeclineReasons = [
  'notAsked',
  'notExplained',
  'notNow',
  'tooCostly',
  'otherLender',
  'noSharing',
] as const;
export type OfferDeclineReason = (typeof offerDeclineReasons)[number];

/** Facts that decide the state. Times are epoch ms, null if it has not happened. */
interface FiledFacts {
  readonly application: {
    readonly status: 'SHARED' | 'SUBMITTED' | 'APPROVED' | 'REJECTED';
    readonly expiresAtMs: number;
    readonly closedAtMs: number | null;
  };
  readonly openedAtMs: number | null;
  readonly declinedAtMs: number | null;
  /** Sealed details; null once they are deleted. */
  readonly sealedDetails: string | null;
}

/** An application without its details can no longer be submitted, regardless of its deadline. */
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
