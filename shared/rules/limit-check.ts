/** How long a list of limits waits for each of its lenders: a slow one is asked again by itself, and the others are shown. */
export const LIMIT_WITHIN_SECONDS = 5;
export const LIMIT_WITHIN_MS = LIMIT_WITHIN_SECONDS * 1_000;
