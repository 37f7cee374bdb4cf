export const person = 'M8 8a4 4 0 108 0 4 4 0 10-8 0M4.5 20.3a7.6 7.6 0 0115 0';
