/** Rows per kind of personal data that a customer is shown, newest first. */
export const PERSONAL_DATA_LIMIT = 500;
