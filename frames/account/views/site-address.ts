import type { Locale } from '../../../shared/locales';
import { pathIn } from '../../../shared/site/address';
import { withCarried } from '../../../shared/site/carried';
import type { Route } from '../../../shared/site/route';

/** Address of a site page in this page's locale, with the price if there is one. */
export const siteAddress = (locale: Locale, { path }: Pick<Route, 'path'>, amount: number | null = null): string =>
  withCarried(pathIn(locale, path), amount === null ? {} : { amount: String(amount) });
