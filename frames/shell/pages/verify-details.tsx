import { RowSkeleton } from '../../kit/skeleton';
import { OnCanvas } from '../chrome/on-canvas';
import { OwnRoot } from '../chrome/own-root';
import type { Page } from '../page';
import css from './verify-details.module.css';

const words = import.meta.words('siteVerifyDetails');

/** What an agent has filed for a customer: its script asks the server. Source: S2§2 (RTE-094). */
export const page: Page = {
  title: ({ locale }) => words[locale].title,
  description: ({ locale }) => words[locale].description,
  Body: ({ locale, site }) => (
    <OnCanvas>
      <div className={css.within}>
        <OwnRoot locale={locale} site={site} head={<h1 className={css.heading}>{words[locale].title}</h1>}>
          <ul className={css.shape}>
            <RowSkeleton />
            <RowSkeleton />
            <RowSkeleton />
          </ul>
        </OwnRoot>
      </div>
    </OnCanvas>
  ),
};
