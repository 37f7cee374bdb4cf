import { isSitePage, type Route, type SitePage } from './route';
import { routes } from './routes';

/** The pages of the shopper's site: rows of the table, apart from it, so that who takes one row does not load all. */
export const siteRows = Object.values<Route>(routes).filter((row): row is Route & { readonly shows: SitePage } =>
  isSitePage(row.shows),
);
