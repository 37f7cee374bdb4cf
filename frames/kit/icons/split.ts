export const split = 'M12 4v5M12 9l-6 6v5M12 9l6 6v5';
