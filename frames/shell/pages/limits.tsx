import { OwnAccountPage } from '../chrome/own-account-page';
import type { Page } from '../page';

const words = import.meta.words('siteLimits');

/** What somebody can still spend, lender by lender. Source: S1§2.2 (RTE-073). */
export const page: Page = {
  title: ({ locale }) => words[locale].title,
  description: ({ locale }) => words[locale].description,
  Body: (view) => (
    <OwnAccountPage view={view} here={words[view.locale].here} heading={words[view.locale].title} rows={5} />
  ),
};
