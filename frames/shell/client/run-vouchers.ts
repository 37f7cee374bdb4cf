import { loadLanguage } from '../../platform/i18n/load-messages';
import type { vouchersPart } from '../../vouchers';
import type { ReportError } from './begin-page';
import { ENTRY_ANSWER, ENTRY_DIALOG } from './entry';
import { isMarked } from './identify';
import { VOUCHERS_COMING, VOUCHERS_GUEST, VOUCHERS_ROOT } from './vouchers-root';

/** Shows a customer the vouchers of the page's shop, also after a login on the page. Fetches nothing for a guest. */
export function runVouchers(
  page: Window & typeof globalThis,
  load: () => Promise<{ readonly vouchersPart: typeof vouchersPart }>,
  report: ReportError,
): void {
  const { document } = page;
  const root = document.getElementById(VOUCHERS_ROOT);
  const guest = document.getElementById(VOUCHERS_GUEST);
  const coming = document.getElementById(VOUCHERS_COMING);
  if (!root || !guest || !coming) return;
  const { handle = '', merchant = '', shop = '' } = root.dataset;
  let isShown = false;
  /** Loads the vouchers after a login; null until they were shown once. */
  let again: (() => void) | null = null;
  const show = (is: boolean): void => {
    isShown = is;
    guest.hidden = is;
  };
  const look = (): void => {
    if (isShown || !isMarked(document)) return;
    show(true);
    coming.hidden = false;
    if (again) {
      again();
      return;
    }
    void load()
      .then(async ({ vouchersPart: part }) => {
        await loadLanguage(document.documentElement.lang);
        const start = part({ handle, merchantName: merchant, shopHref: shop }, (load) => {
          again = load;
          show(false);
        });
        start(page, { root, coming, loginAt: '' });
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
