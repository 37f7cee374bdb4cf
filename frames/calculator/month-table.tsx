import type { ReactNode } from 'react';
import { formatPaise } from '../../shared/format/number';
import { monthRows } from './month-rows';
import css from './month-table.module.css';
import type { PricedQuote } from './quote';
import type { CalculatorWords } from './words';

interface MonthTableProps {
  readonly quote: PricedQuote;
  readonly words: CalculatorWords['table'];
}

/** What is paid each month, and what is left to pay then. A narrow window leaves out what follows from the others. */
export function MonthTable({ quote, words }: MonthTableProps): ReactNode {
  const { columns, rows } = monthRows(quote);
  return (
    <table className={`num ${css.table}`} aria-label={words.heading}>
      <thead>
        <tr>
          <th scope="col">{words.month}</th>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {words[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ month, amounts }) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            {amounts.map(({ column, paise }) => (
              <td key={column} data-column={column} translate="no">
                {formatPaise(paise)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
