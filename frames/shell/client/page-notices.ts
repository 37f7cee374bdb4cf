/** What stands in every page of the site and is shown where it is true: that there is no network, and that the browser keeps
 *  nothing. */
export const NO_INTERNET = 'no-internet';
export const INCOMPATIBLE = 'incompatible';
