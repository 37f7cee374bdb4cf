import { afterEach, expect, it } from 'vitest';
import type { ApiClient } from '../platform/api/client';
import { pageStores } from '../platform/storage/page-stores';
import { writeLenderId } from '../platform/stored/lender-id';
import { readWelcome } from '../platform/stored/user';
import { readActivation } from './read-activation';

const scheme = { lenderId: '501', status: 'ACTIVE' };
let asked: [path: string, input: unknown][] = [];
let registration: object = {};
// SAFETY: it answers the calls that this page makes.
const client = {
  call: async ({ path }: { readonly path: string }, input: unknown) => {
    asked.push([path, input]);
    return path === '/app/credit-scheme/all' ? { schemes: [scheme] } : registration;
  },
} as unknown as ApiClient;
/** The page at an address, with the storage of the browser. */
const pageAt = (pathname: string, search = ''): Window & typeof globalThis =>
  Object.create(window, {
    document: { value: document },
    location: { value: { pathname, search, replace: () => undefined } },
    localStorage: { value: localStorage },
    sessionStorage: { value: sessionStorage },
    Date: { value: Date },
  });
const { local } = pageStores(window);

afterEach(() => {
  localStorage.clear();
  asked = [];
});

// @req STO-002
it('an activation whose address names no lender is of the selected lender 501; another one in the address comes first', async () => {
  expect((await readActivation(client, pageAt('/activation/steps'))).activationInit).toBeNull();
  writeLenderId(local, '501', Date.now());
  expect((await readActivation(client, pageAt('/activation/steps'))).activationInit).toEqual(scheme);
  await readActivation(client, pageAt('/activation/steps', '?lenderId=401'));
  expect(asked.map(([, input]) => input)).toEqual([{ lenderId: '501' }, { lenderId: '401' }]);
});

// @req STO-003, Q-048
it.each([
  ['CONFIRMED', true],
  ['STARTED', false],
  ['FAILED', false],
])('a registration that the lender has %s keeps isUserRegistered: %s', async (status, expected) => {
  registration = { status, isNewUser: false, failure: null };
  await readActivation(client, pageAt('/activation/registration-success', '?lenderId=501'));
  expect(readWelcome(local, Date.now()).isUserRegistered).toBe(expected);
});
