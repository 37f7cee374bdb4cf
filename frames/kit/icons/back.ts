export const back = 'M15 5l-7 7 7 7';
