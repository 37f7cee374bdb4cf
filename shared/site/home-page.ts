import type { SitePage } from './route';

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
