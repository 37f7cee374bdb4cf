import { authenticatedPage } from './authenticated-page';
import { route } from './route';
import { tabRedirection as tabAddress } from './tab-address';

/**
 * Redirects a new tab to a lender's page, and notifies its opener when the customer returns. Source: S1§2.2 (RTE-060).
 */
export const tabRedirection = route({
  ...tabAddress,
  shows: /* @__PURE__ */ authenticatedPage('tab-redirection', {
    template: 'common',
    header: ['branding'],
    isGuarded: false,
    on: 'organic',
  }),
});
