export const play = 'M8.5 5.5v13l10-6.5z';
