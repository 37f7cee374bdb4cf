import { OwnAccountPage } from '../chrome/own-account-page';
import type { Page } from '../page';

const words = import.meta.words('siteHeld');

/** What is held about somebody. */
export const page: Page = {
  title: ({ locale }) => words[locale].title,
  description: ({ locale }) => words[locale].description,
  Body: (view) => (
    <OwnAccountPage view={view} here={words[view.locale].title} heading={words[view.locale].title} rows={7} />
  ),
};
