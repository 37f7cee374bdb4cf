import { authenticatedPage } from './authenticated-page';
import { route } from './route';

export const dashboard = route({
  path: '/transaction-history',
  shows: authenticatedPage('dashboard', { header: ['branding', 'search', 'menu', 'fixed'], tab: 'dashboard' }),
});

export const transactionList = route({
  path: '/transaction-history/all-transaction-list',
  shows: authenticatedPage('transactions', {
    header: ['branding', 'filter', 'menu', 'back', 'fixed'],
    tab: 'dashboard',
    below: dashboard.path,
  }),
});

export const transactionAt = route({
  path: '/transaction-history/:txnId',
  shows: authenticatedPage('loan', {
    header: ['branding', 'menu', 'back', 'fixed'],
    tab: 'dashboard',
    below: dashboard.path,
  }),
});
