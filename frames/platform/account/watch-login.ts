import { MINUTE_MS } from '../../../shared/rules/duration';
import { siteCookie } from '../../../shared/site/cookies';

/** Checks the session cookie each minute and when the tab is shown. A call to the server would prolong the session for as
 *  long as the tab is open. Source: S1§9 (30 min). */
export function watchLogin(page: Pick<Window, 'document' | 'setInterval'>, isOver: () => void): void {
  const look = (): void => {
    if (!page.document.cookie.includes(`${siteCookie.marker}=`)) isOver();
  };
  page.setInterval(look, MINUTE_MS);
  page.document.addEventListener('visibilitychange', look);
}
