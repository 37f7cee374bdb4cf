import type { ReactNode } from 'react';
import { Bone } from '../../kit/skeleton';
import { AuthenticatedPage } from '../chrome/authenticated-page';
import type { PageView } from '../page';
import css from './application-root.module.css';

/** Root of an application, with the skeleton of a card. */
export const ApplicationRoot = ({
  view: { locale, site },
  heading,
}: {
  readonly view: PageView;
  readonly heading: string;
}): ReactNode => (
  <div className={css.within}>
    <AuthenticatedPage locale={locale} site={site} head={<h1 className={css.heading}>{heading}</h1>}>
      <div className={css.shape}>
        <Bone shape="line" />
        <Bone />
        <Bone />
        <Bone />
      </div>
    </AuthenticatedPage>
  </div>
);
