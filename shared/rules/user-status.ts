export const userStatuses = ['REGISTERED', 'PRE_APPROVED', 'ACTIVE', 'NEW_TO_BANK', 'NOT_ELIGIBLE'] as const;
type UserStatus = (typeof userStatuses)[number];

/** Statuses in the answer to a login, with that of a number that this site's lender does not approve. Source: S2§5
 *  (OTP-031). */
export const loginUserStatuses = [...userStatuses, 'notEligibleIcici'] as const;

const eligible: readonly string[] = ['REGISTERED', 'PRE_APPROVED', 'ACTIVE'] satisfies UserStatus[];

/** Status of a session's shopper in the page's storage. Source: S1§4 (ELG-003). */
export const shopperUserStatuses = ['nonLoggedIn', 'eligible', 'notEligible', 'notEligibleIcici'] as const;
export type ShopperUserStatus = (typeof shopperUserStatuses)[number];

export const isEligibleStatus = (status: string | null): boolean => status !== null && eligible.includes(status);

/** In an answer with a flag and a status the status decides; without one the flag does. Source: Q-017. */
export const isEligibleBy = (isEligible: boolean | null, status: string | null): boolean | null =>
  status === null ? isEligible : isEligibleStatus(status);
