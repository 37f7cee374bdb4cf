import { authenticatedPage } from './authenticated-page';
import { ntbAddresses } from './ntb-addresses';
import { reading } from './reading';
import type { SitePage } from './route';
import { route } from './route';

/** A page of an application. Its header has a Back link; that of a draft has an exit, and it preserves its query. */
const own = (site: 'ntb' | 'ntb-status', about: Partial<Pick<SitePage, 'isGuarded' | 'reads'>> = {}): SitePage =>
  authenticatedPage(site, {
    template: 'ntbPayment',
    header: site === 'ntb' ? ['fixed'] : ['back', 'fixed'],
    weight: 'activation',
    ...about,
  });

/** The user's own application, or with `ref` a shared one; its exit leads to the previous page. A guest is not
 *  redirected: the OTP overlay opens over the page. Source: S1§2.2 (RTE-057), S1§4 (OTP-039). */
export const ntbApplication = route({
  ...ntbAddresses.application,
  shows: /* @__PURE__ */ own('ntb', { isGuarded: false, reads: ['merchantId', 'ref'] }),
});
/** Status. Source: S1§2.2 (RTE-055). */
export const ntbStatus = route({ ...ntbAddresses.status, shows: /* @__PURE__ */ own('ntb-status') });
/** Redirect to the lender's page. Source: S1§2.2 (RTE-056). */
export const ntbLender = route({ ...ntbAddresses.lender, shows: /* @__PURE__ */ own('ntb-status') });
/** Reason of a refusal, by `code`, and alternatives. Source: S1§2.1 (RTE-013), S2§8. */
export const ntbFailure = route({
  ...ntbAddresses.failure,
  shows: {
    .../* @__PURE__ */ reading('ntb-failure'),
    template: 'ntbPayment',
    header: ['branding', 'back', 'fixed'],
    isIndexed: false,
    reads: 'query',
  },
});
