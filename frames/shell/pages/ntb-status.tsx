import { ApplicationRoot } from '../ntb/application-root';
import type { Page } from '../page';

const words = import.meta.words('siteNtb');

/** How an application stands, and the way to its lender: what is drawn before the script is there. Source: S1§2.2
 *  (RTE-055, RTE-056). */
export const page: Page = {
  title: ({ locale }) => words[locale].status.heading,
  description: ({ locale }) => words[locale].description,
  Body: (view) => <ApplicationRoot view={view} heading={words[view.locale].status.heading} />,
};
