export const alert = 'M12 4.2l8.6 15.1H3.4zM12 10.2v4M12 16.7v.1';
