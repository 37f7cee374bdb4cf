import { authenticatedPage } from './authenticated-page';
import { route } from './route';

export const consentsPage = route({
  path: '/account/consents',
  shows: authenticatedPage('consents', {
    template: 'account',
    header: ['branding', 'menu', 'back', 'fixed'],
    tab: 'account',
    below: '/account',
  }),
});

export const heldPage = route({
  path: '/account/data',
  shows: authenticatedPage('held', {
    template: 'account',
    header: ['branding', 'menu', 'back', 'fixed'],
    tab: 'account',
    below: '/account',
  }),
});

/** Available credit of the user, lender by lender. Source: S1§2.2 (RTE-073). */
export const limitCheck = route({
  path: '/user-limit-check',
  shows: authenticatedPage('limits', {
    template: 'home',
    header: ['branding', 'menu', 'back', 'fixed'],
    tab: 'account',
    below: '/account',
  }),
});
