export const filter = 'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 104 0 2 2 0 10-4 0M7 17a2 2 0 104 0 2 2 0 10-4 0';
