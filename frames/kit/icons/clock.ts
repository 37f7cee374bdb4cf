export const clock = 'M3 12a9 9 0 1018 0 9 9 0 10-18 0M12 7v5.2l3.2 2';
