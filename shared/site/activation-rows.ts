import { activationAddresses, changePinAddress } from './activation-addresses';
import { authenticatedPage } from './authenticated-page';
import type { SitePage } from './route';
import { route } from './route';

/** A page of an activation: it names a lender, keeps its query, and its header has a Back link. */
const page = (about: Pick<SitePage, 'isGuarded'>, site: 'activation' | 'activation-mobile' = 'activation'): SitePage =>
  authenticatedPage(site, {
    template: 'activation',
    header: ['back', 'fixed'],
    weight: 'activation',
    namesLender: true,
    showsMerchant: true,
    ...about,
  });
const open = { isGuarded: false } as const;
const own = { isGuarded: true } as const;

/** Entry of a new customer from a lender. Source: S1§2.2 (RTE-076). */
export const activationRedirect = route({ ...activationAddresses.redirect, shows: /* @__PURE__ */ page(open) });
/** List of the steps. Source: S1§2.2 (RTE-077). */
export const activationSteps = route({ ...activationAddresses.steps, shows: /* @__PURE__ */ page(open) });
/** Number entry, with My Account's screens. Source: S1§2.2 (RTE-078). */
export const activationMobile = route({
  ...activationAddresses.mobile,
  shows: /* @__PURE__ */ page(open, 'activation-mobile'),
});
/** Second factor of the lender. Source: S1§2.2 (RTE-079). */
export const activationFactor = route({ ...activationAddresses.factor, shows: /* @__PURE__ */ page(own) });
export const activationSuccess = route({ ...activationAddresses.success, shows: /* @__PURE__ */ page(own) });
export const activationFailure = route({ ...activationAddresses.failure, shows: /* @__PURE__ */ page(own) });
export const newUserSuccess = route({ ...activationAddresses.newUser, shows: /* @__PURE__ */ page(own) });
export const preApprovedSuccess = route({ ...activationAddresses.preApproved, shows: /* @__PURE__ */ page(own) });

export const changePin = route({
  ...changePinAddress,
  shows: /* @__PURE__ */ authenticatedPage('change-pin', {
    template: 'activation',
    header: ['back', 'fixed'],
    weight: 'activation',
    below: '/account',
    namesLender: true,
  }),
});
