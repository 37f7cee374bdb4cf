import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { catalogueMessages } from './messages';
import css from './star-line.module.css';

/** Explanation of the star of 'NO COST EMI*', below the first list that has one. */
export const StarLine = ({ locale }: { readonly locale: Locale }): ReactNode => (
  <p className={css.star}>{messagesIn(locale, catalogueMessages).star}</p>
);
