export const order = 'M7 5v14M3.8 15.8L7 19l3.2-3.2M13 7h7.5M13 12h5.5M13 17h3.5';
