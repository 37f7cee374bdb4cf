export const bank = 'M3.5 9.5L12 4l8.5 5.5zM6 10v7.5M10 10v7.5M14 10v7.5M18 10v7.5M3.5 20.5h17';
