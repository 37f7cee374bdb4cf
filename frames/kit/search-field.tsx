import type { ReactNode } from 'react';
import { Icon } from './icon';
import * as icons from './icons';
import css from './search-field.module.css';

/** Longer than any name. */
const MOST_LETTERS = 60;

interface SearchFieldProps {
  /** Its name, and what stands in it while it is empty. */
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** A part of a name, which narrows a list as it is typed. */
export const SearchField = ({ label, text, onText }: SearchFieldProps): ReactNode => (
  <label className={css.search}>
    <Icon path={icons.search} size={20} />
    <input
      type="text"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={MOST_LETTERS}
      aria-label={label}
      placeholder={label}
      value={text}
      onInput={(event) => onText(event.currentTarget.value)}
    />
  </label>
);
