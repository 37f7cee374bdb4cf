import { describe, expect, it } from 'vitest';
import { addressesOf, isSitePage, type Route } from './route';
import { routes } from './routes';

const rows = Object.values<Route>(routes);
const at = (path: string): Route['shows'] | undefined =>
  rows.find((row) => addressesOf(row).includes(path as '/'))?.shows;

describe('an address of the specifications', () => {
  /** Template, and whether it wants a login, as the specifications say or, where they are silent, as docs/site-map.md has
   *  it: no login (RTE-098). Source: S1§2.1, S1§2.2. */
  // @req RTE-003, RTE-004, RTE-010, RTE-011, RTE-012, RTE-014, RTE-015, RTE-033, RTE-034, RTE-038, RTE-039, RTE-040
  // @req RTE-041, RTE-042, RTE-043, RTE-044, RTE-048, RTE-050, RTE-051, RTE-052, RTE-053, RTE-054, RTE-063, RTE-064
  // @req RTE-065, RTE-066, RTE-067, RTE-068, RTE-069, RTE-070, RTE-072, RTE-073, RTE-076, RTE-077, RTE-078, RTE-079
  // @req RTE-080, RTE-081, RTE-092, RTE-093, RTE-098, LAY-002, LAY-006, ROL-009, Q-031
  it.each([
    ['/under-maintenance', 'common', 'anybody'],
    ['/404', 'common', 'anybody'],
    ['/about-us', 'neutral', 'anybody'],
    ['/terms-and-condition', 'neutral', 'anybody'],
    ['/terms-and-condition-headless', 'common', 'anybody'],
    ['/home/buy-with-kadam', 'home', 'anybody'],
    ['/buy', 'home', 'anybody'],
    ['/buy/:merchantHandle', 'home', 'anybody'],
    ['/search', 'home', 'anybody'],
    ['/offers', 'home', 'anybody'],
    ['/how-to-buy/:handle', 'neutral', 'anybody'],
    ['/product/:handle/:productId', 'home', 'anybody'],
    ['/voucher/:merchantName', 'home', 'anybody'],
    ['/faq', 'neutral', 'anybody'],
    ['/new-user-faq', 'neutral', 'anybody'],
    ['/account', 'account', 'anybody'],
    ['/login', 'login', 'anybody'],
    ['/affiliate/amazon', 'neutral', 'anybody'],
    ['/new-origination/merchant', 'home', 'anybody'],
    ['/demo-communication-screen', 'demoScreens', 'anybody'],
    ['/campaign-preapproved-user-activation-success', 'neutral', 'logged in'],
    ['/campaign-user-not-eligible', 'neutral', 'logged in'],
    ['/new-user-activation-success', 'activation', 'logged in'],
    ['/preapproved-user-activation-success', 'activation', 'logged in'],
    ['/transaction-history', 'dashboard', 'logged in'],
    ['/transaction-history/all-transaction-list', 'dashboard', 'logged in'],
    ['/odr/contact-us', 'neutral', 'logged in'],
    ['/odr/view-ticket', 'neutral', 'logged in'],
    ['/odr/confirmation-screen', 'neutral', 'logged in'],
    ['/odr/contact-us-guidelines', 'neutral', 'anybody'],
    ['/category', 'home', 'anybody'],
    ['/category-all', 'home', 'anybody'],
    ['/brand', 'home', 'anybody'],
    ['/brands', 'home', 'anybody'],
    ['/feedback', 'neutral', 'anybody'],
    ['/collect-payment', 'home', 'anybody'],
    ['/ts-payment/init', 'telesales', 'anybody'],
    ['/telesales-ntb', 'telesales', 'anybody'],
    ['/user-limit-check', 'home', 'logged in'],
    ['/lender/newuser/redirect', 'activation', 'anybody'],
    ['/activation/steps', 'activation', 'anybody'],
    ['/activation/verify-mobile', 'activation', 'anybody'],
    ['/activation/verify-second-factor', 'activation', 'logged in'],
    ['/activation/registration-success', 'activation', 'logged in'],
    ['/activation/registration-failure', 'activation', 'logged in'],
  ])('%s is a page of the template %s, for %s', (path, template, whom) => {
    const shows = at(path);
    expect(shows && isSitePage(shows) && [shows.template, shows.isGuarded ? 'logged in' : 'anybody']).toEqual([
      template,
      whom,
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
  ])('%s is the frame %s of the template %s, which its merchant alone may hold', (path, page, template) => {
    expect(at(path)).toMatchObject({ page, template, framedBy: 'merchant' });
  });

  // @req RTE-058, RTE-059
  it.each(['/checkout-lender-hosted-txn-status', '/checkout-lender-hosted-txn-redirect'])(
    '%s is the checkout, and in nobody’s frame',
    (path) => {
      expect(at(path)).toMatchObject({ page: 'checkout', framedBy: 'nobody' });
    },
  );

  // @req RTE-008, RTE-009, RTE-020, RTE-021
  it.each([
    ['/privacy-policy', '/terms-and-condition#privacypolicy'],
    ['/data-management-policy', '/terms-and-condition#datamanagementpolicy'],
  ])('%s is nothing but the way to %s', (path, redirect) => {
    expect(at(path)).toEqual({ redirect });
  });

  it.each(['/', '/redirect/'])('%s leads on by the server', (path) => {
    expect(at(path)).toBe('document');
  });
});

// @req RTE-018, RTE-019, RTE-020, RTE-021, Q-036
it('about us and the terms ask on load who reads them, and nothing else does', () => {
  const asking = rows.filter(({ shows }) => isSitePage(shows) && shows.identifies).map(({ path }) => path);
  expect(asking).toEqual(['/about-us', '/terms-and-condition']);
});

// @req RTE-046, RTE-047, LAY-020
it('My Account is at /account on our own site and at /login on lenders’', () => {
  expect(at('/account')).toMatchObject({ on: 'organic', elsewhere: '/login' });
  expect(at('/login')).toMatchObject({ on: 'lenders', elsewhere: '/account' });
});

// @req RTE-045
it('a partner has its questions at /faq- and its name, two of them', () => {
  const paths = rows.flatMap(addressesOf).filter((path) => path.startsWith('/faq-'));
  expect(paths).toEqual(['/faq-zenmart', '/faq-banyan-bank']);
});

// @req RTE-074, ROL-008
it('no address is an administrator’s or of offline stores', () => {
  expect(rows.flatMap(addressesOf).filter((path) => /admin|offline|stores/i.test(path))).toEqual([]);
});
