import { beforeEach, describe, expect, it } from 'vitest';
import type { startAccount } from '../../account';
import { ACCOUNT_ROOT } from './account-root';
import { ENTRY_ANSWER, ENTRY_DIALOG, ENTRY_FAILED, ENTRY_FORM } from './entry';
import { runEntry } from './run-entry';

type Start = typeof startAccount;
type Options = NonNullable<Parameters<Start>[2]>;

let onOverlay: NonNullable<Options['onOverlay']>;
const start: Start = (_page, _root, options) => {
  onOverlay = options?.onOverlay ?? (() => undefined);
  return Promise.resolve({ open: () => undefined });
};
const dialog = (id: string): HTMLDialogElement => {
  const found = document.getElementById(id);
  if (!(found instanceof HTMLDialogElement)) throw new Error(`no dialog ${id}`);
  return found;
};
const open = (): string[] => [ENTRY_DIALOG, ENTRY_ANSWER].filter((id) => dialog(id).open);
const rootIn = (): string | undefined => document.getElementById(ACCOUNT_ROOT)?.parentElement?.id;

beforeEach(async () => {
  document.body.innerHTML = `
    <form id="${ENTRY_FORM}" action="/account"><input type="tel" value="9876543210"><p id="${ENTRY_FAILED}" hidden></p></form>
    <dialog id="${ENTRY_DIALOG}"><button></button><div id="${ACCOUNT_ROOT}"></div></dialog>
    <dialog id="${ENTRY_ANSWER}"><button></button></dialog>`;
  runEntry(
    window,
    () => Promise.resolve({ startAccount: start }),
    () => undefined,
  );
  document.getElementById(ENTRY_FORM)?.dispatchEvent(new Event('submit', { cancelable: true }));
  await Promise.resolve();
  await Promise.resolve();
});

describe('the OTP overlay of the home page', () => {
  // @req OTP-038, OTP-041
  it('closes for the window with the answer when the lender list has come or failed, and opens again for a retry', () => {
    expect([open(), rootIn()]).toEqual([[ENTRY_DIALOG], ENTRY_DIALOG]);
    onOverlay(false);
    expect([open(), rootIn()]).toEqual([[ENTRY_ANSWER], ENTRY_ANSWER]);
    onOverlay(true);
    expect([open(), rootIn()]).toEqual([[ENTRY_DIALOG], ENTRY_DIALOG]);
  });

  it('that the shopper has closed opens no window by itself, and shows the answer at the next press', async () => {
    dialog(ENTRY_DIALOG).close();
    onOverlay(false);
    expect(open()).toEqual([]);
    document.getElementById(ENTRY_FORM)?.dispatchEvent(new Event('submit', { cancelable: true }));
    await Promise.resolve();
    await Promise.resolve();
    expect([open(), rootIn()]).toEqual([[ENTRY_ANSWER], ENTRY_ANSWER]);
  });
});
