/** Ids of the root of an authenticated page and of its skeleton. */
export const PAGE_ROOT = 'page-root';
export const PAGE_SKELETON = 'page-skeleton';
