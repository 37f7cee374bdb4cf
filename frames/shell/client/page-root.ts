/** Ids of the place of an authenticated page, and of the skeleton in it. */
export const PAGE_ROOT = 'page-root';
export const PAGE_SKELETON = 'page-skeleton';
