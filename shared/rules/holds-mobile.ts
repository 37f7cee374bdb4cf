/** A mobile number between other characters, with or without a prefix. A longer row of digits is an id. */
const NUMBER = /(?:^|\D)(?:0{0,2}91|0)?[6-9]\d{9}(?!\d)/;

/** True if a text contains a mobile number, so that it must not be stored or sent as a tag. */
export const holdsMobile = (text: string): boolean => NUMBER.test(text);
