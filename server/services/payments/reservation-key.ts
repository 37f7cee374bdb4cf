export const reservationKey = (txnUuid: string, attempt: number): string => `${txnUuid}:${attempt}`;

export const txnUuidOf = (key: string): string => key.slice(0, key.lastIndexOf(':'));
