/** Ids of the filter, of its overlay, and of its count. */
export const FILTER = 'filter';
export const FILTER_DIALOG = 'filter-dialog';
export const FILTER_SHOW = 'filter-show';
/** Attribute of the body while the overlay is open. */
export const FILTER_OPEN = 'data-filter-open';
export const FILTER_HEADING = 'filter-heading';
/** Debounce of the count. */
export const FILTER_SETTLED_MS = 200;
