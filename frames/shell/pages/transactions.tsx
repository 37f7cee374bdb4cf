import { dashboard } from '../../../shared/site/history-rows';
import { RowSkeleton } from '../../kit/skeleton';
import { FILTER } from '../../platform/filter/filter-ids';
import { Crumbs } from '../chrome/crumbs';
import { OnCanvas } from '../chrome/on-canvas';
import { OwnRoot } from '../chrome/own-root';
import { addressOf } from '../navigation';
import type { Page } from '../page';
import css from './dashboard.module.css';

const words = import.meta.words('siteTransactions');
const loans = import.meta.words('siteLoans');
const chrome = import.meta.words('siteChrome');

/** All that was bought: what is drawn before its script is there. Source: S1§2.2 (RTE-034). */
export const page: Page = {
  title: ({ locale }) => words[locale].title,
  description: ({ locale }) => words[locale].description,
  Body: (view) => {
    const { locale } = view;
    const { title } = words[locale];
    return (
      <OnCanvas>
        <div className={css.page}>
          <Crumbs
            label={chrome[locale].landmarks.trail}
            above={[{ href: addressOf(locale, dashboard), text: loans[locale].dashboard }]}
            here={title}
          />
          <div className={css.head}>
            <h1>{title}</h1>
          </div>
          <div id={FILTER}>
            <OwnRoot {...view}>
              <ul className={css.card}>
                {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
                  <RowSkeleton key={row} />
                ))}
              </ul>
            </OwnRoot>
          </div>
        </div>
      </OnCanvas>
    );
  },
};
