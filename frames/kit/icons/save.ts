export const save = 'M12 3.8v11M7.8 10.8l4.2 4 4.2-4M4.5 19.5h15';
