export const DISPUTE_TEXT_MAX_LENGTH = 500;
export const DISPUTE_FILE_MAX_BYTES = 2 * 1024 * 1024;
export const DISPUTE_FILES_AT_MOST = 3;
export const DISPUTE_FILE_NAME_MAX_LENGTH = 80;
/** Tickets that one number may open in a day. */
export const DISPUTES_A_DAY = 5;
