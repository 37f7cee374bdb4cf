export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Ten digits out of a mobile number in any shape: '+91 98765-43210', '09876543210', '0091 98765 43210'. */
export function mobileDigits(pasted: string): string {
  const digits = digitsOf(pasted);
  const own = digits.length > 10 ? digits.replace(/^(?:0{0,2}91|0)(?=\d{10}$)/, '') : digits;
  return own.slice(0, 10);
}

/** '98765 43210'. */
export const groupMobile = (digits: string): string =>
  digits.length > 5 ? `${digits.slice(0, 5)} ${digits.slice(5)}` : digits;

/** '21/08/1990' of DDMMYYYY, as far as it is typed. */
export const groupDay = (digits: string): string =>
  [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('/');

/** Indian grouping, leading zeros as typed: '1555280' is '15,55,280'. */
export const groupAmount = (digits: string): string => digits.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');

/** Where the caret stands in `text` behind its first `count` digits. */
export function caretBehind(text: string, count: number): number {
  let left = count;
  for (let at = 0; at < text.length; at += 1) {
    if (left === 0) return at;
    if (/\d/.test(text[at] ?? '')) left -= 1;
  }
  return text.length;
}
