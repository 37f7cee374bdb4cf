/** How a shopper stands with the lenders. */
export const userStatuses = ['REGISTERED', 'PRE_APPROVED', 'ACTIVE', 'NEW_TO_BANK', 'NOT_ELIGIBLE'] as const;
type UserStatus = (typeof userStatuses)[number];

/** The same in the answer to a login, with the status of a number that the lender of this site does not approve. Source:
 *  S2§5 (OTP-031). */
export const loginUserStatuses = [...userStatuses, 'notEligibleIcici'] as const;

const eligible: readonly string[] = ['REGISTERED', 'PRE_APPROVED', 'ACTIVE'] satisfies UserStatus[];

/** How the shopper of a session stands, as their page keeps it. Source: S1§4 (ELG-003). */
export const shopperUserStatuses = ['nonLoggedIn', 'eligible', 'notEligible', 'notEligibleIcici'] as const;
export type ShopperUserStatus = (typeof shopperUserStatuses)[number];

/** Anything else, known or not, is not eligible; null: nobody has asked. Source: S1§4, S2§4. */
export const isEligibleStatus = (status: string | null): boolean => status !== null && eligible.includes(status);

/** Of an answer with a flag and a status the status decides; without one the flag does. Source: Q-017. */
export const isEligibleBy = (isEligible: boolean | null, status: string | null): boolean | null =>
  status === null ? isEligible : isEligibleStatus(status);
