import { watchLogout } from '../account/logged-out';
import { watchLogin } from '../account/watch-login';

/** Events around a page that concern its access. */
interface AccessEvents {
  /** The customer has logged out in another tab, or the session has ended after half an hour. */
  readonly loggedOut: () => void;
  /** The browser has restored the page: another customer may have logged in since. */
  readonly broughtBack: () => void;
  /** The network is back. */
  readonly wentOnline: () => void;
}

/** Notifies a page of these events for as long as it is open. */
export function watchAccess(
  page: Window & typeof globalThis,
  { loggedOut, broughtBack, wentOnline }: AccessEvents,
): void {
  watchLogout(page, loggedOut);
  watchLogin(page, loggedOut);
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) broughtBack();
  });
  page.addEventListener('online', wentOnline);
}
