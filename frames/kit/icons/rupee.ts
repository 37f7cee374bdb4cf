export const rupee = 'M7 4.5h10M7 9h10M7 4.5h3.5a4.5 4.5 0 010 9H7l7.5 6';
