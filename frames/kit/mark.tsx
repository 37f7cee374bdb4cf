import type { ReactNode } from 'react';
import { brand } from '../../shared/brand';
import css from './mark.module.css';

/** Logo mark (three steps) and name of the brand, in ink on every theme. */
export function Mark({ large = false }: { readonly large?: boolean }): ReactNode {
  const size = large ? 20 : 16;
  return (
    <span className={css.mark} data-large={large ? '' : undefined} translate="no">
      <svg width={size} height={size} viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
        <path d="M14.6 2h2.8A1.6 1.6 0 0119 3.6v1.2a1.6 1.6 0 01-1.6 1.6h-2.8A1.6 1.6 0 0113 4.8V3.6A1.6 1.6 0 0114.6 2zM8.6 7.8h8.8A1.6 1.6 0 0119 9.4v1.2a1.6 1.6 0 01-1.6 1.6H8.6A1.6 1.6 0 017 10.6V9.4a1.6 1.6 0 011.6-1.6zM2.6 13.6h14.8a1.6 1.6 0 011.6 1.6v1.2a1.6 1.6 0 01-1.6 1.6H2.6A1.6 1.6 0 011 16.4v-1.2a1.6 1.6 0 011.6-1.6z" />
      </svg>
      {brand.name}
    </span>
  );
}
