import type { ReactNode } from 'react';
import { useScopedId } from './scoped-id';
import css from './segments.module.css';

interface SegmentsProps {
  /** What is chosen here; stands above. */
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly text: string }[];
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
}

/** A few short answers side by side, of which one holds. */
export function Segments({ label, items, chosenId, onChoose }: SegmentsProps): ReactNode {
  const group = useScopedId();
  return (
    <fieldset>
      <legend className={css.label}>{label}</legend>
      <div className={css.line}>
        {items.map(({ id, text }) => (
          <label key={id} className={css.segment}>
            <input
              className="visually-hidden"
              type="radio"
              name={group}
              checked={id === chosenId}
              onChange={() => onChoose(id)}
            />
            <span className="num">{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
