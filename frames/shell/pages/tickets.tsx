import { RowList } from '../../kit/card';
import { RowSkeleton } from '../../kit/skeleton';
import { Crumbs } from '../chrome/crumbs';
import { OnCanvas } from '../chrome/on-canvas';
import { OwnRoot } from '../chrome/own-root';
import { PageHead } from '../chrome/page-head';
import { accountAddress } from '../navigation';
import type { Page } from '../page';
import css from './own-desk.module.css';

const words = import.meta.words('siteTickets');
const chrome = import.meta.words('siteChrome');

/** The tickets of whoever has logged in, or one of them. Source: S1§2.2 (RTE-064), ODR-003, ODR-004, ODR-006. */
export const page: Page = {
  title: ({ locale }) => words[locale].list.title,
  description: ({ locale }) => words[locale].list.title,
  Body: ({ locale, site }) => (
    <OnCanvas>
      <div className={css.trail}>
        <Crumbs
          label={chrome[locale].landmarks.trail}
          above={[{ href: accountAddress(locale, site), text: chrome[locale].account }]}
          here={words[locale].list.title}
        />
      </div>
      <OwnRoot locale={locale} site={site} head={<PageHead heading={words[locale].list.title} />}>
        <div className={css.shape}>
          <RowList>
            <RowSkeleton />
            <RowSkeleton />
            <RowSkeleton />
          </RowList>
        </div>
      </OwnRoot>
    </OnCanvas>
  ),
};
