import type { ReactNode } from 'react';
import { formatPaise } from '../../shared/format/number';
import type { CalculatorMessages } from './message-types';
import { monthRows } from './month-rows';
import css from './month-table.module.css';
import type { PricedQuote } from './quote';

interface MonthTableProps {
  readonly quote: PricedQuote;
  readonly t: CalculatorMessages['table'];
}

/** What is paid each month, and what is left to pay then. A narrow window leaves out what follows from the others. */
export function MonthTable({ quote, t }: MonthTableProps): ReactNode {
  const { columns, rows } = monthRows(quote);
  return (
    <table className={`num ${css.table}`} aria-label={t.heading}>
      <thead>
        <tr>
          <th scope="col">{t.month}</th>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t[column]}
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
