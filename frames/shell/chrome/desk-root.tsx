import type { ReactNode } from 'react';
import { Bone } from '../../kit/skeleton';
import type { PageView } from '../page';
import { AuthenticatedPage } from './authenticated-page';
import css from './desk-root.module.css';

/** Root of the telesales desk. `title`: of the page. */
export const DeskRoot = ({ locale, site, title }: Pick<PageView, 'locale' | 'site'> & { title: string }): ReactNode => (
  <div className={css.desk}>
    <AuthenticatedPage locale={locale} site={site} head={<h1 className={css.heading}>{title}</h1>}>
      <div className={css.shape}>
        <Bone shape="line" />
        <Bone />
        <Bone />
      </div>
    </AuthenticatedPage>
  </div>
);
