import { ownPage } from './own-page';
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
  shows: /* @__PURE__ */ ownPage('collect-payment', {
    template: 'home',
    header: ['branding'],
    weight: 'activation',
    isGuarded: false,
  }),
});

/** Where an agent asks customers for payments. It stands on our own site alone, as narrow as a telephone, and has a bar of
 *  its own: who works there, and the way out. Source: S2§2 (RTE-092), LAY-007. */
export const telesalesPayment = route({
  path: telesalesAddresses.payment,
  shows: /* @__PURE__ */ onOurs(
    ownPage('telesales-payment', { template: 'telesales', header: [], weight: 'activation', isGuarded: false }),
  ),
});

/** What an agent has filed for a customer, for whoever has the link and proves the number. Source: S2§2 (RTE-094). */
export const verifyDetails = route({
  ...verifyDetailsAddress,
  shows: /* @__PURE__ */ onOurs(
    ownPage('verify-details', {
      template: 'telesales',
      header: ['branding'],
      weight: 'activation',
      isGuarded: false,
    }),
  ),
});
