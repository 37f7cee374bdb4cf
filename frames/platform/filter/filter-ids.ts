/** The filter, where it is drawn; what it stands in while it lies over the page, and what says how much it leaves. */
export const FILTER = 'filter';
export const FILTER_DIALOG = 'filter-dialog';
export const FILTER_SHOW = 'filter-show';
/** On the body while it lies over the page. */
export const FILTER_OPEN = 'data-filter-open';
export const FILTER_HEADING = 'filter-heading';
/** What is left is counted when nobody has pressed anything for so long. */
export const FILTER_SETTLED_MS = 200;
