export const info = 'M3 12a9 9 0 1018 0 9 9 0 10-18 0M12 11.2v5M12 7.9v.1';
