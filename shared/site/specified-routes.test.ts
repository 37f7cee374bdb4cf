import { describe, expect, it } from 'vitest';
import { addressesOf, isSitePage, type Route } from './route';
import { routes } from './routes';

const rows = Object.values<Route>(routes);
const at = (path: string): Route['shows'] | undefined =>
  rows.find((row) => addressesOf(row).includes(path as '/'))?.shows;

describe('an address of the specifications', () => {
  /** Template and login, as in the specifications or, if missing there, as in docs/site-map.md: no login (RTE-098).
   *  Source: S1§2.1, S1§2.2. */
  // @req RTE-003, RTE-004, RTE-010, RTE-011, RTE-012, RTE-014, RTE-015, RTE-033, RTE-034, RTE-038, RTE-039, RTE-040
  // @req RTE-041, RTE-042, RTE-043, RTE-044, RTE-048, RTE-050, RTE-051, RTE-052, RTE-053, RTE-054, RTE-063, RTE-064
  // @req RTE-065, RTE-066, RTE-067, RTE-068, RTE-069, RTE-070, RTE-072, RTE-073, RTE-076, RTE-077, RTE-078, RTE-079
  // @req RTE-080, RTE-081, RTE-092, RTE-093, RTE-098, LAY-002, LAY-006, ROL-009, Q-031
  it.each([
    ['/under-maintenance', 'common', 'everyone'],
    ['/404', 'common', 'everyone'],
    ['/about-us', 'neutral', 'everyone'],
    ['/terms-and-condition', 'neutral', 'everyone'],
    ['/terms-and-condition-headless', 'common', 'everyone'],
    ['/home/buy-with-kadam', 'home', 'everyone'],
    ['/buy', 'home', 'everyone'],
    ['/buy/:merchantHandle', 'home', 'everyone'],
    ['/search', 'home', 'everyone'],
    ['/offers', 'home', 'everyone'],
    ['/how-to-buy/:handle', 'neutral', 'everyone'],
    ['/product/:handle/:productId', 'home', 'everyone'],
    ['/voucher/:merchantName', 'home', 'everyone'],
    ['/faq', 'neutral', 'everyone'],
    ['/new-user-faq', 'neutral', 'everyone'],
    ['/account', 'account', 'everyone'],
    ['/login', 'login', 'everyone'],
    ['/affiliate/amazon', 'neutral', 'everyone'],
    ['/new-origination/merchant', 'home', 'everyone'],
    ['/demo-communication-screen', 'demoScreens', 'everyone'],
    ['/campaign-preapproved-user-activation-success', 'neutral', 'logged in'],
    ['/campaign-user-not-eligible', 'neutral', 'logged in'],
    ['/new-user-activation-success', 'activation', 'logged in'],
    ['/preapproved-user-activation-success', 'activation', 'logged in'],
    ['/transaction-history', 'dashboard', 'logged in'],
    ['/transaction-history/all-transaction-list', 'dashboard', 'logged in'],
    ['/odr/contact-us', 'neutral', 'logged in'],
    ['/odr/view-ticket', 'neutral', 'logged in'],
    ['/odr/confirmation-screen', 'neutral', 'logged in'],
    ['/odr/contact-us-guidelines', 'neutral', 'everyone'],
    ['/category', 'home', 'everyone'],
    ['/category-all', 'home', 'everyone'],
    ['/brand', 'home', 'everyone'],
    ['/brands', 'home', 'everyone'],
    ['/feedback', 'neutral', 'everyone'],
    ['/collect-payment', 'home', 'everyone'],
    ['/ts-payment/init', 'telesales', 'everyone'],
    ['/telesales-ntb', 'telesales', 'everyone'],
    ['/user-limit-check', 'home', 'logged in'],
    ['/lender/newuser/redirect', 'activation', 'everyone'],
    ['/activation/steps', 'activation', 'everyone'],
    ['/activation/verify-mobile', 'activation', 'everyone'],
    ['/activation/verify-second-factor', 'activation', 'logged in'],
    ['/activation/registration-success', 'activation', 'logged in'],
    ['/activation/registration-failure', 'activation', 'logged in'],
  ])('%s is a page of the template %s, for %s', (path, template, audience) => {
    const shows = at(path);
    expect(shows && isSitePage(shows) && [shows.template, shows.isGuarded ? 'logged in' : 'everyone']).toEqual([
      template,
      audience,
    ]);
  });

  // @req RTE-005, RTE-006, RTE-007, RTE-016, RTE-017, RTE-082, RTE-083, RTE-084, RTE-085, RTE-086, RTE-087, RTE-088
  // @req RTE-089, RTE-090
  it.each([
    ['/widget-communication-screen', 'communication', 'widget'],
    ['/widget-check-eligibility', 'eligibility', 'widget'],
    ['/widget-benefit-screen', 'benefit', 'widget'],
    ['/sa-communication-screen', 'communication', 'common'],
    ['/payment/init', 'checkout', 'default'],
    ['/sales-app-init', 'agent', 'salesApp'],
    ['/sales-emi-home', 'agent', 'salesApp'],
    ['/sales-lenders-list', 'agent', 'salesApp'],
    ['/sales-lender-details', 'agent', 'salesApp'],
    ['/sales-support', 'agent', 'salesApp'],
    ['/sales-session-expired', 'agent', 'salesApp'],
    ['/sales-agent-blocked', 'agent', 'salesApp'],
    ['/sa-pre-eligibility-check', 'agent', 'salesApp'],
  ])('%s is the frame %s of the template %s, which only its merchant may embed', (path, page, template) => {
    expect(at(path)).toMatchObject({ page, template, framedBy: 'merchant' });
  });

  // @req RTE-058, RTE-059
  it.each(['/checkout-lender-hosted-txn-status', '/checkout-lender-hosted-txn-redirect'])(
    '%s is the checkout, which no page may embed',
    (path) => {
      expect(at(path)).toMatchObject({ page: 'checkout', framedBy: 'none' });
    },
  );

  // @req RTE-008, RTE-009, RTE-020, RTE-021
  it.each([
    ['/privacy-policy', '/terms-and-condition#privacypolicy'],
    ['/data-management-policy', '/terms-and-condition#datamanagementpolicy'],
  ])('%s only redirects to %s', (path, redirect) => {
    expect(at(path)).toEqual({ redirect });
  });

  it.each(['/', '/redirect/'])('%s is redirected by the server', (path) => {
    expect(at(path)).toBe('document');
  });
});

// @req RTE-018, RTE-019, RTE-020, RTE-021, Q-036
it('only about us and the terms identify the visitor on load', () => {
  const asking = rows.filter(({ shows }) => isSitePage(shows) && shows.identifies).map(({ path }) => path);
  expect(asking).toEqual(['/about-us', '/terms-and-condition']);
});

// @req RTE-046, RTE-047, LAY-020
it('My Account is at /account on the main site and at /login on lenders’', () => {
  expect(at('/account')).toMatchObject({ on: 'organic', elsewhere: '/login' });
  expect(at('/login')).toMatchObject({ on: 'lenders', elsewhere: '/account' });
});

// @req RTE-045
it('a partner has its FAQ at /faq- and its name, two of them', () => {
  const paths = rows.flatMap(addressesOf).filter((path) => path.startsWith('/faq-'));
  expect(paths).toEqual(['/faq-zenmart', '/faq-banyan-bank']);
});

// @req RTE-074, ROL-008
it('no address is an administrator’s or of offline stores', () => {
  expect(rows.flatMap(addressesOf).filter((path) => /admin|offline|stores/i.test(path))).toEqual([]);
});
