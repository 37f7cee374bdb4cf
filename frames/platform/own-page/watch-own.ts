import { watchLogout } from '../account/logged-out';
import { watchLogin } from '../account/watch-login';

/** What happens around a page of whoever has logged in. */
interface OwnWatch {
  /** Nobody is logged in any more: in another tab, or because half an hour has passed. */
  readonly loggedOut: () => void;
  /** The browser has brought the page back as it was: somebody else may have logged in since. */
  readonly broughtBack: () => void;
  /** There is a network again. */
  readonly wentOnline: () => void;
}

/** Tells of what happens around a page of whoever has logged in, for as long as it is open. */
export function watchOwn(page: Window & typeof globalThis, { loggedOut, broughtBack, wentOnline }: OwnWatch): void {
  watchLogout(page, loggedOut);
  watchLogin(page, loggedOut);
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) broughtBack();
  });
  page.addEventListener('online', wentOnline);
}
