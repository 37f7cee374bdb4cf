import { authenticatedPage } from './authenticated-page';
import { route } from './route';

/** Debts, and recent purchases. Source: S1§2.2 (RTE-033). */
export const dashboard = route({
  path: '/transaction-history',
  shows: authenticatedPage('dashboard', { header: ['branding', 'search', 'menu', 'fixed'], tab: 'dashboard' }),
});

/** All purchases. Source: S1§2.2 (RTE-034). */
export const transactionList = route({
  path: '/transaction-history/all-transaction-list',
  shows: authenticatedPage('transactions', {
    header: ['branding', 'filter', 'menu', 'back', 'fixed'],
    tab: 'dashboard',
    below: dashboard.path,
  }),
});

/** One purchase. Source: S1§2.2 (RTE-097). */
export const transactionAt = route({
  path: '/transaction-history/:txnId',
  shows: authenticatedPage('loan', {
    header: ['branding', 'menu', 'back', 'fixed'],
    tab: 'dashboard',
    below: dashboard.path,
  }),
});
