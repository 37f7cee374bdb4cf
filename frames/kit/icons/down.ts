export const down = 'M6 9.5l6 6 6-6';
