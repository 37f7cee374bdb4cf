import type { ReactNode } from 'react';
import { SEARCH_MAX_LENGTH } from '../../../shared/api/catalogue';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import css from './search-form.module.css';

interface SearchFormProps {
  /** Address of the search. */
  readonly action: string;
  /** Accessible name and placeholder. */
  readonly label: string;
  readonly text?: string;
  readonly size?: 'header' | 'page';
  /** Hidden fields. */
  readonly children?: ReactNode;
}

/** Search that sends its text as `q`, without a script. */
export function SearchForm({ action, label, text = '', size = 'page', children }: SearchFormProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari supports <search> since 17
    // biome-ignore lint/correctness/noRestrictedElements: navigates to an address, and works without a script
    <form className={css.search} action={action} role="search" aria-label={label} data-size={size}>
      <label className={css.field}>
        <Icon path={icons.search} size={20} />
        <input
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_MAX_LENGTH}
          aria-label={label}
          placeholder={label}
          defaultValue={text}
        />
      </label>
      {children}
    </form>
  );
}
