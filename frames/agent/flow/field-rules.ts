export const MOBILE_DIGITS = 10;
export const CODE_DIGITS = 5;
export const AMOUNT_MAX_DIGITS = 7;
export const TEXT_MAX = 40;

const digits = (text: string): string => text.replace(/\D/g, '');

/** At most ten digits. A pasted '+91 …' loses its prefix. Source: S2§5. */
export const cleanMobile = (text: string): string => digits(text.replace(/^\s*\+\s*91/, '')).slice(0, MOBILE_DIGITS);

export const cleanCode = (text: string): string => digits(text).slice(0, CODE_DIGITS);
export const cleanAmount = (text: string): string => digits(text).slice(0, AMOUNT_MAX_DIGITS);

/** Letters of any script and spaces, at most 40. Source: S2§5. */
export const cleanName = (text: string): string =>
  Array.from(text.replace(/[^\p{L}\p{M} ]/gu, '').trimStart())
    .slice(0, TEXT_MAX)
    .join('');

export const cleanEmail = (text: string): string => text.slice(0, TEXT_MAX);

/** Empty is fine: the e-mail is optional. Source: S2§5. */
export const isEmailFine = (text: string): boolean => text === '' || /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/.test(text);
