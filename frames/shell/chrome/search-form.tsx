import type { ReactNode } from 'react';
import { SEARCH_MAX_LENGTH } from '../../../shared/api/catalogue';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import css from './search-form.module.css';

interface SearchFormProps {
  /** What finds. */
  readonly action: string;
  /** Its name, and what stands in it while it is empty. */
  readonly label: string;
  readonly text?: string;
  readonly size?: 'header' | 'page';
  /** What else is sent along. */
  readonly children?: ReactNode;
}

/** Words that are looked for, sent as `q`: a form, which needs no script. */
export function SearchForm({ action, label, text = '', size = 'page', children }: SearchFormProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari knows <search> since 17
    // biome-ignore lint/correctness/noRestrictedElements: it leads to an address, and works without a script
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
