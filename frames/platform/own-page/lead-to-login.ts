import { nextPath, withNext } from '../../../shared/site/next-path';

/** Leads to My Account, which leads back to this page as it is, query and anchor included. `loginAt`: its path on this
 *  site, in the language of the page. */
export function leadToLogin({ location }: Pick<Window, 'location'>, loginAt: string): void {
  const next = nextPath(location.pathname + location.search + location.hash);
  location.replace(next === null ? loginAt : withNext(loginAt, next));
}
