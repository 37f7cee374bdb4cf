export const search = 'M4.5 11a6.5 6.5 0 1013 0 6.5 6.5 0 10-13 0M16 16l4.3 4.3';
