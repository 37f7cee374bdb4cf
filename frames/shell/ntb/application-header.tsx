import type { ReactNode } from 'react';
import { addressOf } from '../navigation';
import type { PageView } from '../page';
import css from './application-header.module.css';

const words = import.meta.words('siteNtb');

/** The number of the application, once the script of the page knows one, and the way out: all that is typed is kept by
 *  then. */
export const ApplicationHeader = ({ locale }: Pick<PageView, 'locale'>): ReactNode => (
  <>
    <span className={css.number} data-application />
    <a className={css.exit} href={addressOf(locale, { path: '/buy' })}>
      {words[locale].exit}
    </a>
  </>
);
