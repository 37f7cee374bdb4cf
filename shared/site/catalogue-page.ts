import type { DataPageId } from './page-data';
import type { SitePage } from './route';

/** A page with data of the catalogue. `asks`: its query parameters. */
/* @__NO_SIDE_EFFECTS__ */
export const catalogue = (site: DataPageId, asks: readonly string[], more: Partial<Found> = {}): SitePage => ({
  site,
  asks,
  template: 'home',
  header: ['branding', 'search', 'menu', 'fixed'],
  tab: 'category',
  isGuarded: false,
  on: 'everySite',
  isIndexed: true,
  weight: 'search',
  ...more,
});

type Found = Pick<SitePage, 'header' | 'tab' | 'isIndexed' | 'weight'> & { readonly named: string };
