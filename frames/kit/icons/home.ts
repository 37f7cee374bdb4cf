export const home = 'M4 11l8-7 8 7M6 9.5V20h4.5v-5.5h3V20H18V9.5';
