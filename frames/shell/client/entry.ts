/** The form of the home page that asks for a number, what it says where what follows did not load, and what comes over the
 *  page. */
export const ENTRY_FORM = 'entry';
export const ENTRY_PURPOSE = 'entry-purpose';
export const ENTRY_FAILED = 'entry-failed';
export const ENTRY_DIALOG = 'entry-dialog';
/** Around all of it, in a page that a guest may open: hidden until the server says that nobody is logged in. */
export const GUEST_ENTRY = 'guest-entry';
/** What the lenders say, or that they do not answer. */
export const ENTRY_ANSWER = 'entry-answer';
