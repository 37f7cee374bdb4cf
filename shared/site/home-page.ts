import type { SitePage } from './route';

/** Home page of the site. A lender's differs, and is therefore indexed at its own address. */
export const homePage: SitePage = {
  site: 'home',
  asks: [],
  template: 'home',
  header: ['branding', 'search', 'menu', 'fixed'],
  tab: 'home',
  isGuarded: false,
  on: 'everySite',
  countsOnEverySite: true,
  isIndexed: true,
  weight: 'home',
};
