import type { ReactNode } from 'react';
import type { SalesLender } from '../../shared/api/sales';
import css from './lender-chips.module.css';

interface LenderChipsProps {
  readonly lenders: readonly SalesLender[];
  readonly lenderId: string;
  readonly label: string;
  readonly onLender: (lender: SalesLender) => void;
}

/** The lenders that have plans, side by side, to choose one of. */
export function LenderChips({ lenders, lenderId, label, onLender }: LenderChipsProps): ReactNode {
  return (
    <fieldset className={css.chips}>
      <legend className="visually-hidden">{label}</legend>
      {lenders.map((lender) => (
        <label key={lender.lenderId} className={css.chip}>
          <input
            className="visually-hidden"
            type="radio"
            name="lenderId"
            value={lender.lenderId}
            checked={lender.lenderId === lenderId}
            onChange={() => onLender(lender)}
          />
          <span translate="no">{lender.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
