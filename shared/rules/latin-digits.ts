const RADIX = 10;
const isDigit = (codePoint: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** Value of a decimal digit of any script. Unicode has the ten digits of a script in a row, zero first, and some rows
 *  are adjacent. Source: Unicode Standard, 4.6. */
function digitValue(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let first = codePoint;
  while (isDigit(first - 1)) first -= 1;
  return String((codePoint - first) % RADIX);
}

/** Text with the digits of any script as 0 to 9: '९०००' → '9000'. Other characters stay. */
export const latinDigits = (text: string): string => text.replace(/\p{Nd}/gu, digitValue);
