export const isFramed = (page: Window): boolean => page.parent !== page;
