import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import css from './star-line.module.css';

const words = import.meta.words('siteCatalogue');

/** What the star of ‘NO COST EMI*’ leads to, below the first list that has one. */
export const StarLine = ({ locale }: { readonly locale: Locale }): ReactNode => (
  <p className={css.star}>{words[locale].star}</p>
);
