/** A mobile number between other characters, with or without a prefix. A longer row of digits is an id. */
const NUMBER = /(?:^|\D)(?:0{0,2}91|0)?[6-9]\d{9}(?!\d)/;

export const holdsMobile = (text: string): boolean => NUMBER.test(text);
