/** Where a page of whoever has logged in is drawn, and in it the shape of what comes. */
export const OWN_ROOT = 'own';
export const OWN_COMING = 'own-coming';
