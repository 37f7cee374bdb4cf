export const edit = 'M14.5 5.5l4 4L8.5 19.5l-4.7.7.7-4.7z';
