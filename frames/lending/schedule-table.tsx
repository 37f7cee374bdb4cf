import type { ReactNode } from 'react';
import { VisuallyHidden } from '../kit/visually-hidden';
import css from './schedule-table.module.css';

interface ScheduleTableProps {
  /** Visually hidden: a heading is above. */
  readonly caption: string;
  /** Heads of the columns; the second column stands out. */
  readonly heads: readonly string[];
  /** Cells as text, the first of each row names it. */
  readonly rows: readonly (readonly string[])[];
}

/** Instalments, one a row. */
export function ScheduleTable({ caption, heads, rows }: ScheduleTableProps): ReactNode {
  return (
    <table className={`num ${css.table}`}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
