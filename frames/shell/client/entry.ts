/** The form of the home page that asks for a number, what it says where what follows did not load, and what comes over the
 *  page. */
export const ENTRY_FORM = 'entry';
export const ENTRY_PURPOSE = 'entry-purpose';
export const ENTRY_FAILED = 'entry-failed';
export const ENTRY_DIALOG = 'entry-dialog';
/** Wrapper on a page that guests may open: hidden until the server says that no user is logged in. */
export const GUEST_ENTRY = 'guest-entry';
/** Window with the answer of the lenders, or their failure. */
export const ENTRY_ANSWER = 'entry-answer';
