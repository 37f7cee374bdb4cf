import { rupeesOf } from '../../shared/money/paise';
import { monthRows } from './month-rows';
import type { PricedQuote } from './quote';
import type { CalculatorWords } from './words';

/** The months as a file for a spreadsheet: commas, CRLF, rupees with two decimals, and the mark by which its letters are
 *  known. Source: RFC 4180. */
export function monthsCsv(quote: PricedQuote, words: CalculatorWords['table']): string {
  const { columns, rows } = monthRows(quote);
  const lines = [
    [words.month, ...columns.map((column) => words[column])],
    ...rows.map(({ month, amounts }) => [month, ...amounts.map(({ paise }) => rupeesOf(paise).toFixed(2))]),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}
