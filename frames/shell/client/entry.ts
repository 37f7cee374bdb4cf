/** Ids of the number form of the home page, of its failure notice, and of the overlays. */
export const ENTRY_FORM = 'entry';
export const ENTRY_PURPOSE = 'entry-purpose';
export const ENTRY_FAILED = 'entry-failed';
export const ENTRY_DIALOG = 'entry-dialog';
/** Wrapper on a page for guests: hidden until the server reports that no user is logged in. */
export const GUEST_ENTRY = 'guest-entry';
/** Window with the lenders' result or failure. */
export const ENTRY_ANSWER = 'entry-answer';
