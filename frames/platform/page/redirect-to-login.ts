import { nextPath, withNext } from '../../../shared/site/next-path';

/** Redirects to My Account, which returns to this page with its query and anchor. `loginAt`: path of My Account in the
 *  page's language. */
export function redirectToLogin({ location }: Pick<Window, 'location'>, loginAt: string): void {
  const next = nextPath(location.pathname + location.search + location.hash);
  location.replace(next === null ? loginAt : withNext(loginAt, next));
}
