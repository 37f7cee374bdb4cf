/** The filter, where it is drawn; what it stands in while it lies over the page, and what says how much it leaves. */
export const FILTER = 'filter';
export const FILTER_DIALOG = 'filter-dialog';
export const FILTER_SHOW = 'filter-show';
/** On the body while it lies over the page. */
export const FILTER_OPEN = 'data-filter-open';
