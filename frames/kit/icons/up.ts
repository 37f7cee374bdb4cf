export const up = 'M6 14.5l6-6 6 6';
