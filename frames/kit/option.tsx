import type { ReactNode } from 'react';
import css from './option.module.css';
import radio from './radio.module.css';

interface OptionProps {
  /** The same for all options to choose from. */
  readonly group: string;
  readonly checked: boolean;
  /** It is shown and cannot be chosen. */
  readonly disabled?: boolean;
  /** Between the mark and the words: a tile of 40 px. */
  readonly start?: ReactNode;
  readonly title: ReactNode;
  readonly under?: ReactNode;
  /** At the end of the line, two lines high. */
  readonly end?: ReactNode;
  /** What the chosen one opens to. */
  readonly more?: ReactNode;
  readonly onChoose: () => void;
}

/** A radio button that is a whole card, at least 64 px high; the chosen one opens. */
export function Option(props: OptionProps): ReactNode {
  const { group, checked, disabled = false, start, title, under, end, more, onChoose } = props;
  return (
    <label className={css.option} data-off={disabled ? '' : undefined}>
      <input
        className={radio.radio}
        type="radio"
        name={group}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      {start}
      <span className={css.main}>
        <span className={css.title}>{title} </span>
        {under && <span className={css.under}>{under} </span>}
      </span>
      {end && <span className={css.end}>{end}</span>}
      {checked && more && <span className={css.more}>{more}</span>}
    </label>
  );
}

/** Options to choose one from, named by what is above them. */
export function OptionGroup({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className={css.group} role="radiogroup" aria-label={label}>
      {children}
    </div>
  );
}
