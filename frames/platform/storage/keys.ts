/** Names that the specification gives. Source: S1§3. */
export const storageKey = { userUuid: 'uuId' } as const;
export const cookieName = { userUuid: 'userUUID' } as const;
