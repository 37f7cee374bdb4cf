export const outside = 'M13.5 4.5h6v6M19.5 4.5l-9 9M17.5 14v3.8a2 2 0 01-2 2H6.3a2 2 0 01-2-2V8.6a2 2 0 012-2H10';
