import type { ReactNode } from 'react';
import css from './choice-row.module.css';
import radio from './radio.module.css';
import row from './row.module.css';
import { Tile } from './tile';

interface ChoiceRowProps {
  /** The same for all rows to choose from. */
  readonly group: string;
  readonly name: string;
  readonly under: string;
  readonly end?: ReactNode;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** A lender to be chosen from a few: a radio button that is the whole row. */
export function ChoiceRow({ group, name, under, end, checked, onChoose }: ChoiceRowProps): ReactNode {
  return (
    <li>
      <label className={`${row.row} ${css.choice}`} data-actionable="">
        <Tile name={name} />
        <span className={row.main}>
          <span className={row.title}>{name}</span>
          {under !== '' && <span className={row.under}>{under}</span>}
        </span>
        <span className={row.end}>{end}</span>
        <input className={radio.radio} type="radio" name={group} checked={checked} onChange={onChoose} />
      </label>
    </li>
  );
}
