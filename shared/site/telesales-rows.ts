import { authenticatedPage } from './authenticated-page';
import { route, type SitePage } from './route';
import {
  collectPayment as collectPaymentAddress,
  telesalesAddresses,
  verifyDetails as verifyDetailsAddress,
} from './telesales-addresses';

/* @__NO_SIDE_EFFECTS__ */
const onOurs = (page: SitePage): SitePage => ({ ...page, on: 'organic' });

/** Who asks for a payment and for what, for whoever has the link. Source: S1§2.1 (RTE-014). */
export const collectPayment = route({
  ...collectPaymentAddress,
  shows: /* @__PURE__ */ authenticatedPage('collect-payment', {
    template: 'home',
    header: ['branding'],
    weight: 'activation',
    isGuarded: false,
  }),
});

/** A page of the telesales desk. It stands on our own site alone, as narrow as a telephone, and has a bar of its own: who
 *  works there, and the way out. Source: LAY-007. */
const desk = (site: 'telesales-payment' | 'telesales-ntb'): SitePage =>
  onOurs(authenticatedPage(site, { template: 'telesales', header: [], weight: 'activation', isGuarded: false }));

/** Where an agent asks customers for payments. Source: S2§2 (RTE-092). */
export const telesalesPayment = route({
  path: telesalesAddresses.payment,
  shows: /* @__PURE__ */ desk('telesales-payment'),
});

/** Where an agent files applications for customers. Source: S2§2 (RTE-093). */
export const telesalesNtb = route({
  path: telesalesAddresses.applications,
  shows: /* @__PURE__ */ desk('telesales-ntb'),
});

/** What an agent has filed for a customer, for whoever has the link and proves the number. Source: S2§2 (RTE-094). */
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
