import { loadLanguage } from '../../platform/i18n/load-messages';
import type { startVouchers } from '../../vouchers';
import type { ReportError } from './begin-page';
import { ENTRY_ANSWER, ENTRY_DIALOG } from './entry';
import { isMarked } from './identify';
import { VOUCHERS_GUEST, VOUCHERS_ROOT } from './vouchers-root';

/** Shows whoever has logged in the vouchers of the page's shop, also after a login over the page; a guest sees the page as it
 *  came, and fetches nothing. */
export function runVouchers(
  page: Window & typeof globalThis,
  load: () => Promise<{ readonly startVouchers: typeof startVouchers }>,
  report: ReportError,
): void {
  const { document } = page;
  const root = document.getElementById(VOUCHERS_ROOT);
  const guest = document.getElementById(VOUCHERS_GUEST);
  if (!root || !guest) return;
  const { handle = '', merchant = '', shop = '' } = root.dataset;
  let isShown = false;
  const show = (is: boolean): void => {
    isShown = is;
    guest.hidden = is;
  };
  const look = (): void => {
    if (isShown || !isMarked(document)) return;
    show(true);
    void load()
      .then(async ({ startVouchers: start }) => {
        await loadLanguage(document.documentElement.lang);
        // A root that was taken away takes no other one.
        const place = document.createElement('div');
        root.replaceChildren(place);
        start(page, place, { handle, merchantName: merchant, shopHref: shop }, () => show(false));
      })
      .catch((error: unknown) => {
        show(false);
        report(error, 'chunk');
      });
  };
  look();
  for (const id of [ENTRY_DIALOG, ENTRY_ANSWER]) document.getElementById(id)?.addEventListener('close', look);
  page.addEventListener('online', look);
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look();
  });
}
