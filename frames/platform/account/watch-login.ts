import { MINUTE_MS } from '../../../shared/rules/duration';
import { siteCookie } from '../../../shared/site/cookies';

/** Looks each minute, and whenever the tab is shown again, whether the cookie that lasts as long as the session is still
 *  there. Asking the server would prolong the session for as long as a tab is open. Source: S1§9 (30 min). */
export function watchLogin(page: Pick<Window, 'document' | 'setInterval'>, isOver: () => void): void {
  const look = (): void => {
    if (!page.document.cookie.includes(`${siteCookie.marker}=`)) isOver();
  };
  page.setInterval(look, MINUTE_MS);
  page.document.addEventListener('visibilitychange', look);
}
