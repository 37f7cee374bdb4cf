/** Text that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const needsQuotes = /[",\r\n]/;

/** A cell as text: a formula is none, and quotes stand around what would be two cells. */
function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows of a table as a file for a spreadsheet: commas, CRLF, and the mark by which its letters are known. Numbers are texts
 *  with a decimal point. Source: RFC 4180. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;
