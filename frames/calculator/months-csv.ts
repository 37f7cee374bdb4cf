import { rupeesOf } from '../../shared/money/paise';
import type { CalculatorMessages } from './message-types';
import { monthRows } from './month-rows';
import type { PricedQuote } from './quote';

/** The months as a file for a spreadsheet: commas, CRLF, rupees with two decimals, and the mark by which its letters are
 *  known. Source: RFC 4180. */
export function monthsCsv(quote: PricedQuote, t: CalculatorMessages['table']): string {
  const { columns, rows } = monthRows(quote);
  const lines = [
    [t.month, ...columns.map((column) => t[column])],
    ...rows.map(({ month, amounts }) => [month, ...amounts.map(({ paise }) => rupeesOf(paise).toFixed(2))]),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}
