/** How a shopper stands with the lenders. */
export const userStatuses = ['REGISTERED', 'PRE_APPROVED', 'ACTIVE', 'NEW_TO_BANK', 'NOT_ELIGIBLE'] as const;
type UserStatus = (typeof userStatuses)[number];

const eligible: readonly string[] = ['REGISTERED', 'PRE_APPROVED', 'ACTIVE'] satisfies UserStatus[];

/** Anything else, known or not, is not eligible; null: nobody has asked. Source: S1§4, S2§4. */
export const isEligibleStatus = (status: string | null): boolean => status !== null && eligible.includes(status);
