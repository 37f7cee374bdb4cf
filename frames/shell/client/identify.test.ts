import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { identifyUser } from '../../../shared/api/auth';
import { watchLogout } from '../../platform/account/logged-out';
import { memoryStore } from '../../platform/storage/key-value-store';
import type { Stores } from '../../platform/storage/storage-support';
import { readLenderId, writeLenderId } from '../../platform/stored/lender-id';
import { readLoggedIn, rememberUser } from '../../platform/stored/user';
import { identify, keepIdentified } from './identify';

const NOW_MS = 1_700_000_000_000;
let stores: Stores;
let asked: string[];
let cookie: string;
let answer: () => Promise<Response>;
const send = (path: string): Promise<Response> => {
  asked.push(path);
  return answer();
};
const known = {
  success: true,
  data: {
    authDetails: { mobile: '9876543210', maskedMobile: '98XXX XX210', userId: 'u-1' },
    permissions: ['AUTHENTICATED'],
  },
};
const page = () => ({ body: document.body, cookie, querySelector: document.querySelector.bind(document) });
const account = (): string | null | undefined => document.querySelector('[data-account]')?.textContent;

beforeEach(() => {
  localStorage.clear();
  stores = { local: memoryStore(), session: memoryStore() };
  asked = [];
  answer = async () => Response.json(known);
  document.body.innerHTML = '<a data-account="true">My Account</a>';
  delete document.body.dataset.identifies;
  cookie = '';
});

it('reads an answer that the endpoint of /auth/identify-user may give', () => {
  expect(z.safeParse(identifyUser.response, known.data).success).toBe(true);
});

// @req RTE-018, RTE-019
it('asks once on a page that says so, and names the number', async () => {
  document.body.dataset.identifies = '';
  await identify(page(), send, stores, () => NOW_MS);
  expect([asked, account()]).toEqual([['/auth/identify-user'], '98XXX XX210']);
});

it('asks on other pages only if the login cookie is set', async () => {
  await identify(page(), send, stores, () => NOW_MS);
  expect([asked, account()]).toEqual([[], 'My Account']);
  cookie = 'kadamSession=1';
  await identify(page(), send, stores, () => NOW_MS);
  expect(account()).toBe('98XXX XX210');
});

// @req ELG-006, ELG-012
it.each([
  ['a guest', async () => Response.json({ success: true, data: { authDetails: null, permissions: [] } })],
  [
    'a user without the permission AUTHENTICATED',
    async () => Response.json({ ...known, data: { ...known.data, permissions: ['IDENTIFIED', 'VERIFIED'] } }),
  ],
  [
    'permissions that the endpoint does not have',
    async () => Response.json({ data: { ...known.data, permissions: ['ADMIN'] } }),
  ],
  ['a refusal', async () => Response.json({ success: false, code: 401, message: 'No.' }, { status: 401 })],
  ['an answer without `authDetails`', async () => Response.json({ success: true, data: { permissions: [] } })],
  ['a masked number that is no text', async () => Response.json({ data: { authDetails: { maskedMobile: 98 } } })],
  ['nothing that can be read', async () => new Response('<html>', { status: 502 })],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('leaves the page as it came for %s, whatever the cookie says', async (_, given) => {
  cookie = 'kadamSession=1';
  answer = given;
  const before = document.body.innerHTML;
  await identify(page(), send, stores, () => NOW_MS);
  expect(document.body.innerHTML).toBe(before);
});

// @req ELG-007, ELG-008, STO-010
it('keeps login true and the masked number, never the number, and names it before the next answer', async () => {
  cookie = 'kadamSession=1';
  await identify(page(), send, stores, () => NOW_MS);
  expect(JSON.parse(stores.local.get('authDetails') ?? '').value).toEqual({ login: true, mobile: '98XXX XX210' });
  expect(JSON.parse(stores.local.get('userId') ?? '').value).toBe('u-1');
  document.body.innerHTML = '<a data-account="true">My Account</a>';
  answer = () => new Promise(() => undefined);
  void identify(page(), send, stores, () => NOW_MS);
  expect(account()).toBe('98XXX XX210');
});

// @req ELG-009
it('forgets login and lender for a guest, with or without the cookie, and keeps them where no answer came', async () => {
  const remember = (): void => {
    rememberUser(stores, { userId: 'u-1', maskedMobile: '98XXXXX210' }, NOW_MS);
    writeLenderId(stores.local, '501', NOW_MS);
  };
  const stored = (): unknown => [readLoggedIn(stores.local, NOW_MS), readLenderId(stores.local, NOW_MS)];
  remember();
  await identify(page(), send, stores, () => NOW_MS);
  expect([asked, stored()]).toEqual([[], [null, null]]);

  remember();
  cookie = 'kadamSession=1';
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await identify(page(), send, stores, () => NOW_MS);
  expect(stored()).toEqual(['98XXXXX210', '501']);

  answer = async () => Response.json({ success: true, data: { authDetails: null, permissions: [] } });
  await identify(page(), send, stores, () => NOW_MS);
  expect(stored()).toEqual([null, null]);
});

it('selects lender 401 for a guest on the site of lender 401, and none on ours', async () => {
  document.body.dataset.lender = '401';
  await identify(page(), send, stores, () => NOW_MS);
  expect(readLenderId(stores.local, NOW_MS)).toBe('401');
  delete document.body.dataset.lender;
  await identify(page(), send, stores, () => NOW_MS);
  expect(readLenderId(stores.local, NOW_MS)).toBeNull();
});

it('copies the cookie userUUID after its call', async () => {
  document.body.dataset.identifies = '';
  answer = async () => {
    cookie = 'userUUID=b-7';
    return Response.json(known);
  };
  const live = {
    body: document.body,
    get cookie() {
      return cookie;
    },
    querySelector: document.querySelector.bind(document),
  };
  await identify(live, send, stores, () => NOW_MS);
  expect(JSON.parse(stores.local.get('uuId') ?? '').value).toBe('b-7');
});

// @req ELG-009
it('removes the name after a logout in another tab, and when the browser restores a page of a logged-out user', async () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
  vi.spyOn(window, 'fetch').mockImplementation((path) => send(String(path)));
  const others = watchLogout(window, () => undefined);
  cookie = 'kadamSession=1';
  await keepIdentified(window, stores);
  expect(account()).toBe('98XXX XX210');
  cookie = '';
  others();
  await vi.waitFor(() => expect(account()).toBe('My Account'));
  cookie = 'kadamSession=1';
  const brought = Object.assign(new Event('pageshow'), { persisted: true });
  window.dispatchEvent(brought);
  await vi.waitFor(() => expect(account()).toBe('98XXX XX210'));
  cookie = '';
  window.dispatchEvent(brought);
  expect(account()).toBe('My Account');
  vi.restoreAllMocks();
});
