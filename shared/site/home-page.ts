import type { SitePage } from './route';

/** The page that the site opens with. A lender's own differs from ours, and so is listed at its own address. */
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
