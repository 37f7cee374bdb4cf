import { isSitePage, type Route, type SitePage } from './route';
import { routes } from './routes';

/** Rows of the shopper's site, in a separate file, so that an import of one row does not load all. */
export const siteRows = Object.values<Route>(routes).filter((row): row is Route & { readonly shows: SitePage } =>
  isSitePage(row.shows),
);
