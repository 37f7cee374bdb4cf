/** True where this page runs inside another one. */
export const isFramed = (page: Window): boolean => page.parent !== page;
