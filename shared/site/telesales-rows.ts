import { authenticatedPage } from './authenticated-page';
import { route, type SitePage } from './route';
import {
  collectPayment as collectPaymentAddress,
  telesalesAddresses,
  verifyDetails as verifyDetailsAddress,
} from './telesales-addresses';

/* @__NO_SIDE_EFFECTS__ */
const onOurs = (page: SitePage): SitePage => ({ ...page, on: 'organic' });

/** A payment request with its agent, for the holder of the link. Source: S1§2.1 (RTE-014). */
export const collectPayment = route({
  ...collectPaymentAddress,
  shows: /* @__PURE__ */ authenticatedPage('collect-payment', {
    template: 'home',
    header: ['branding'],
    weight: 'activation',
    isGuarded: false,
  }),
});

/** A page of the telesales desk, on the main site only, as narrow as a phone, with a bar that shows the agent and the
 *  exit. Source: LAY-007. */
const desk = (site: 'telesales-payment' | 'telesales-ntb'): SitePage =>
  onOurs(authenticatedPage(site, { template: 'telesales', header: [], weight: 'activation', isGuarded: false }));

/** Payment requests of an agent. Source: S2§2 (RTE-092). */
export const telesalesPayment = route({
  path: telesalesAddresses.payment,
  shows: /* @__PURE__ */ desk('telesales-payment'),
});

/** Applications that an agent files. Source: S2§2 (RTE-093). */
export const telesalesNtb = route({
  path: telesalesAddresses.applications,
  shows: /* @__PURE__ */ desk('telesales-ntb'),
});

/** An application filed by an agent, for a holder of the link who verifies the number. Source: S2§2 (RTE-094). */
export const verifyDetails = route({
  ...verifyDetailsAddress,
  shows: /* @__PURE__ */ onOurs(
    authenticatedPage('verify-details', {
      template: 'telesales',
      header: ['branding'],
      weight: 'activation',
      isGuarded: false,
    }),
  ),
});
