/** Limit of rows per kind of personal data that a customer sees, newest first. */
export const PERSONAL_DATA_LIMIT = 500;
