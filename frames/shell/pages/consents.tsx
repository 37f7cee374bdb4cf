import { OwnAccountPage } from '../chrome/own-account-page';
import type { Page } from '../page';

const words = import.meta.words('siteConsents');

/** What somebody has agreed to. */
export const page: Page = {
  title: ({ locale }) => words[locale].title,
  description: ({ locale }) => words[locale].description,
  Body: (view) => (
    <OwnAccountPage view={view} here={words[view.locale].title} heading={words[view.locale].title} rows={5} />
  ),
};
