/** A spreadsheet would run such a text as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const needsQuotes = /[",\r\n]/;

/** A quoted cell, without formulas. */
function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV for a spreadsheet: CRLF and a byte order mark. Numbers are texts with a decimal point. Source: RFC
 *  4180. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;
