/** Names what a lender reserves for a payment at one attempt; never used for another. */
export const reservationKey = (txnUuid: string, attempt: number): string => `${txnUuid}:${attempt}`;

/** The payment that a reservation is for. */
export const txnUuidOf = (key: string): string => key.slice(0, key.lastIndexOf(':'));
