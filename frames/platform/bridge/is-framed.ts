/** True where this page runs inside another one. */
export const isFramed = (page: Window = window): boolean => page.parent !== page;
