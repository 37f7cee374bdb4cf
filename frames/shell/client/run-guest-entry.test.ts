import { expect, it } from 'vitest';
import type { startAccount } from '../../account';
import { ACCOUNT_ROOT } from './account-root';
import { ENTRY_ANSWER, ENTRY_DIALOG, ENTRY_FAILED, ENTRY_FORM, GUEST_ENTRY } from './entry';
import { runGuestEntry } from './run-guest-entry';

// @req OTP-039
it('a guest has the OTP overlay over the page on init; a login closes it, hides the entry, and asks once more', async () => {
  document.body.innerHTML = `<section id="${GUEST_ENTRY}" hidden>
    <form id="${ENTRY_FORM}" action="/account"><input type="tel"><p id="${ENTRY_FAILED}" hidden></p></form>
    <dialog id="${ENTRY_DIALOG}"><button></button><div id="${ACCOUNT_ROOT}"></div></dialog>
    <dialog id="${ENTRY_ANSWER}"><button></button></dialog></section>`;
  const places: string[] = [];
  let logIn: (() => void) | undefined;
  const start: typeof startAccount = (_page, _root, options) => {
    logIn = options?.onLoggedIn;
    return Promise.resolve({ open: (place) => void places.push(place) });
  };
  const [section, dialog] = [document.getElementById(GUEST_ENTRY), document.getElementById(ENTRY_DIALOG)];
  const seen = () => [section?.hidden, dialog instanceof HTMLDialogElement && dialog.open];
  const showTo = runGuestEntry(
    window,
    () => Promise.resolve({ startAccount: start }),
    () => undefined,
  );
  expect(seen()).toEqual([true, false]);
  let asked = 0;
  showTo?.(() => {
    asked += 1;
  });
  await Promise.resolve();
  await Promise.resolve();
  expect([seen(), places, asked]).toEqual([[false, true], ['ntb'], 0]);
  logIn?.();
  expect([seen(), asked]).toEqual([[true, false], 1]);
});

it('a page without the entry, such as that of a shared application, has no overlay', () => {
  document.body.innerHTML = '';
  const load = () => Promise.reject(new Error('nothing is asked'));
  expect(runGuestEntry(window, load, () => undefined)).toBeNull();
});
