import { authenticatedPage } from './authenticated-page';
import { route } from './route';
import { tabRedirection as tabAddress } from './tab-address';

/** Leads a new tab to a lender's page, and tells the page that opened it when the customer is back. Source: S1§2.2
 *  (RTE-060). */
export const tabRedirection = route({
  ...tabAddress,
  shows: /* @__PURE__ */ authenticatedPage('tab-redirection', {
    template: 'common',
    header: ['branding'],
    isGuarded: false,
    on: 'organic',
  }),
});
