const RADIX = 10;
const isDigit = (codePoint: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** The value of a decimal digit of any script. Unicode keeps the ten digits of a script in a row, the zero first, and some
 *  rows follow each other. Source: Unicode Standard, 4.6. */
function digitValue(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let first = codePoint;
  while (isDigit(first - 1)) first -= 1;
  return String((codePoint - first) % RADIX);
}

/** Text with its digits as 0 to 9, whatever script the keyboard writes them in: '९०००' → '9000'. All else stays. */
export const latinDigits = (text: string): string => text.replace(/\p{Nd}/gu, digitValue);
