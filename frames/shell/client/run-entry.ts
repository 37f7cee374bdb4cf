import { nextMobile } from '../../../shared/rules/typed-mobile';
import { digitsOnly } from '../../../shared/rules/validation';
import type { startAccount } from '../../account';
import { writeTypedNumber } from '../../platform/account/typed-number-entry';
import { BrowserHistory, depthOf } from '../../platform/history/browser-history';
import { browserStore } from '../../platform/storage/key-value-store';
import { ACCOUNT_ROOT } from './account-root';
import type { ReportError } from './begin-page';
import { ENTRY_ANSWER, ENTRY_DIALOG, ENTRY_FAILED, ENTRY_FORM } from './entry';

type Account = ReturnType<typeof startAccount>;

/** Runs the number field of the home page:
 *  1. The screens of My Account load when the user begins to type, and continue in a window over the page.
 *  2. The window is a history entry: Back closes it, and a reload restores it.
 *  3. When the lender list has loaded or failed, the OTP window closes and the result has its own window (S1§4).
 *  4. A script that did not load is reported in place; another press loads it again.
 *  `onLoggedIn`: the page needs a login only, and goes on by itself. */
export function runEntry(
  page: Window & typeof globalThis,
  load: () => Promise<{ readonly startAccount: typeof startAccount }>,
  report: ReportError,
  onLoggedIn?: () => void,
): { readonly begin: () => void } | null {
  const { document, location } = page;
  const form = document.getElementById(ENTRY_FORM);
  const dialog = document.getElementById(ENTRY_DIALOG);
  const root = document.getElementById(ACCOUNT_ROOT);
  const failed = document.getElementById(ENTRY_FAILED);
  const answer = document.getElementById(ENTRY_ANSWER);
  if (!(form instanceof page.HTMLFormElement) || !(dialog instanceof page.HTMLDialogElement)) return null;
  if (!(answer instanceof page.HTMLDialogElement) || !root || !failed) return null;
  const windows = [dialog, answer];
  const closeAll = (): void => {
    for (const each of windows) each.close();
  };
  const field = form.querySelector<HTMLInputElement>('input[type=tel]');
  const history = new BrowserHistory(page, closeAll);
  const stepTo = (depth: number): void => history.show({ path: location.pathname, depth });
  let account: Account | undefined;

  let shown = dialog;
  const onOverlay = (isOpen: boolean): void => {
    const before = shown;
    shown = isOpen ? dialog : answer;
    shown.append(root);
    if (!before.open) return;
    before.close();
    shown.showModal();
  };
  const open = async (start: typeof startAccount, mobile?: string): Promise<void> => {
    // The pressed button must keep its place.
    if (!failed.hidden) field?.focus();
    failed.hidden = true;
    if (!shown.open) shown.showModal();
    stepTo(1);
    account ??= start(page, root, { onOverlay, ...(onLoggedIn && { onLoggedIn: goOn }) });
    (await account).open(onLoggedIn ? 'ntb' : 'home', mobile);
  };
  const goOn = (): void => {
    closeAll();
    onLoggedIn?.();
  };
  const onFault = (error: unknown, mobile?: string): void => {
    report(error, 'chunk');
    account = undefined;
    closeAll();
    stepTo(0);
    // The page shows the offline notice.
    if (!page.navigator.onLine) page.addEventListener('online', () => begin(mobile), { once: true });
    else if (failed.hidden) failed.hidden = false;
    else {
      // Some browsers do not fetch a failed script again within one document. A page load with the stored number does.
      const store = browserStore(() => page.sessionStorage);
      if (store && mobile) writeTypedNumber(store, mobile, Date.now());
      location.assign(form.action);
    }
  };
  const begin = (mobile?: string): void =>
    void load()
      .then(({ startAccount }) => open(startAccount, mobile))
      .catch((error: unknown) => onFault(error, mobile));

  // Removes pasted blanks and the prefix, as every number field does.
  let digits = field?.value ?? '';
  field?.addEventListener('input', (event) => {
    const isKey = event instanceof page.InputEvent && [...(event.data ?? '')].length === 1;
    digits = nextMobile(digitsOnly(field.value), isKey ? digits : '');
    if (digits !== field.value) field.value = digits;
  });
  form.addEventListener('focusin', () => void load().catch(() => undefined), { once: true });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    begin(field?.value);
  });
  for (const each of windows) {
    each.querySelector('button')?.addEventListener('click', () => each.close());
    each.addEventListener('close', () => {
      if (!windows.some(({ open: isOpen }) => isOpen)) stepTo(0);
    });
  }
  // A page that only needs a login calls `begin` itself.
  if (!onLoggedIn && depthOf(page) > 0) begin();
  return { begin: () => begin() };
}
