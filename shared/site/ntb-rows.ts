import { authenticatedPage } from './authenticated-page';
import { ntbAddresses } from './ntb-addresses';
import { reading } from './reading';
import type { SitePage } from './route';
import { route } from './route';

/** A page of an application. Its header leads back; that of one that is being made leads out, and all of it is kept. */
const own = (site: 'ntb' | 'ntb-status', about: Partial<Pick<SitePage, 'isGuarded' | 'reads'>> = {}): SitePage =>
  authenticatedPage(site, {
    template: 'ntbPayment',
    header: site === 'ntb' ? ['fixed'] : ['back', 'fixed'],
    weight: 'activation',
    ...about,
  });

/** An application of one's own, and with `ref` one that was shared; the way out of it leads to where somebody came from.
 *  A guest is not led away: the OTP overlay opens over the page. Source: S1§2.2 (RTE-057), S1§4 (OTP-039). */
export const ntbApplication = route({
  ...ntbAddresses.application,
  shows: /* @__PURE__ */ own('ntb', { isGuarded: false, reads: ['merchantId', 'ref'] }),
});
/** How it stands. Source: S1§2.2 (RTE-055). */
export const ntbStatus = route({ ...ntbAddresses.status, shows: /* @__PURE__ */ own('ntb-status') });
/** The way to the page of its lender. Source: S1§2.2 (RTE-056). */
export const ntbLender = route({ ...ntbAddresses.lender, shows: /* @__PURE__ */ own('ntb-status') });
/** Why there is no line, by `code`, and what works instead. Source: S1§2.1 (RTE-013), S2§8. */
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
