/** Somebody's number among other signs, with or without a prefix. A longer row of digits is an id. */
const NUMBER = /(?:^|\D)(?:0{0,2}91|0)?[6-9]\d{9}(?!\d)/;

/** True for a text that nobody may keep or send on as what it says to be: a number stands in it. */
export const holdsMobile = (text: string): boolean => NUMBER.test(text);
