import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { watchLogout } from '../platform/account/logged-out';
import { createApiClient } from '../platform/api/client';
import { patientHttp } from '../platform/api/patient-http';
import { guardText } from '../platform/translation/guard-text';
import { Vouchers } from './vouchers';
import { wordsIn } from './words';

/** What the page around says of its shop. */
interface AboutShop {
  readonly handle: string;
  readonly merchantName: string;
  readonly shopHref: string;
}

/** Draws in their place of the shop's page the vouchers of whoever has logged in. `onGuest`: nobody is, or not any more;
 *  nothing of anybody stands there then. */
export function startVouchers(
  page: Window & typeof globalThis,
  place: HTMLElement,
  about: AboutShop,
  onGuest: () => void,
): void {
  guardText(place.ownerDocument);
  const root = createRoot(place);
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    root.unmount();
    onGuest();
  };
  watchLogout(page, end);
  const client = createApiClient({ later: async () => patientHttp, sessionHeaders: () => ({}) });
  root.render(
    createElement(Vouchers, {
      page,
      client,
      ...about,
      words: wordsIn(page.document.documentElement.lang),
      onGuest: end,
    }),
  );
}
