import { RowList } from '../../kit/card';
import { LineSkeleton, RowSkeleton } from '../../kit/skeleton';
import { Crumbs } from '../chrome/crumbs';
import { OnCanvas } from '../chrome/on-canvas';
import { OwnRoot } from '../chrome/own-root';
import { PageHead } from '../chrome/page-head';
import { accountAddress } from '../navigation';
import type { Page } from '../page';
import css from './own-desk.module.css';

const words = import.meta.words('siteDisputes');
const chrome = import.meta.words('siteChrome');

/** Where a dispute is raised, by whoever has logged in. Source: S1§2.2 (RTE-063), ODR-001, ODR-008. */
export const page: Page = {
  title: ({ locale }) => words[locale].contact.title,
  description: ({ locale }) => words[locale].contact.title,
  Body: ({ locale, site }) => (
    <OnCanvas>
      <div className={css.trail}>
        <Crumbs
          label={chrome[locale].landmarks.trail}
          above={[{ href: accountAddress(locale, site), text: chrome[locale].account }]}
          here={words[locale].contact.title}
        />
      </div>
      <OwnRoot locale={locale} site={site} head={<PageHead heading={words[locale].contact.title} />}>
        <div className={css.shape}>
          <RowList>
            <RowSkeleton />
            <LineSkeleton />
            <LineSkeleton />
            <LineSkeleton />
          </RowList>
        </div>
      </OwnRoot>
    </OnCanvas>
  ),
};
