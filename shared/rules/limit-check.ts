/** Timeout of each lender in a list of limits: the others are shown, and a slow one is retried separately. */
export const LIMIT_WITHIN_SECONDS = 5;
export const LIMIT_WITHIN_MS = LIMIT_WITHIN_SECONDS * 1_000;
