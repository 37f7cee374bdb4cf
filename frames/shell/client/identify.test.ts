import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { identifyUser } from '../../../shared/api/auth';
import { watchLogout } from '../../platform/account/logged-out';
import { identify, keepIdentified } from './identify';

let asked: string[];
let cookie: string;
let answer: () => Promise<Response>;
const send = (path: string): Promise<Response> => {
  asked.push(path);
  return answer();
};
const known = {
  success: true,
  data: { authDetails: { mobile: '9876543210', maskedMobile: '98XXX XX210' }, permissions: ['AUTHENTICATED'] },
};
const page = () => ({ body: document.body, cookie, querySelector: document.querySelector.bind(document) });
const account = (): string | null | undefined => document.querySelector('[data-account]')?.textContent;

beforeEach(() => {
  asked = [];
  answer = async () => Response.json(known);
  document.body.innerHTML = '<a data-account="true">My Account</a>';
  delete document.body.dataset.identifies;
  cookie = '';
});

it('reads an answer that the endpoint of /auth/identify-user may give', () => {
  expect(z.safeParse(identifyUser.response, known.data).success).toBe(true);
});

it('asks once on a page that says so, and names the number', async () => {
  document.body.dataset.identifies = '';
  await identify(page(), send);
  expect([asked, account()]).toEqual([['/auth/identify-user'], '98XXX XX210']);
});

it('asks elsewhere only where a cookie says that somebody has logged in', async () => {
  await identify(page(), send);
  expect([asked, account()]).toEqual([[], 'My Account']);
  cookie = 'kadamSession=1';
  await identify(page(), send);
  expect(account()).toBe('98XXX XX210');
});

it.each([
  ['a guest', async () => Response.json({ success: true, data: { authDetails: null, permissions: [] } })],
  [
    'somebody without the permission AUTHENTICATED',
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
  await identify(page(), send);
  expect(document.body.innerHTML).toBe(before);
});

it('names nobody any more once another tab has logged out, or the browser brings back a page of who has', async () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
  vi.spyOn(window, 'fetch').mockImplementation((path) => send(String(path)));
  const others = watchLogout(window, () => undefined);
  cookie = 'kadamSession=1';
  await keepIdentified(window);
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
