// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type KeyValueStore, memoryStore } from '../../platform/storage/key-value-store';
import type { Draft } from '../flow/draft';
import { START_MS } from '../flow/testing/harness';
import { drafts, scopeOf } from './draft-store';

const owner = { merchantKey: 'zenmart', merchantAgentId: 'ZM-1' };
const mine = scopeOf(owner);
const KEY = 'salesDraft.zenmart.ZM-1';
const draft: Draft = {
  path: '/sales-lender-details',
  amount: '54990',
  submittedAmount: 54_990,
  mobile: '9876543210',
  selectedLenderId: '1',
  userName: 'रवि Kumar',
  email: 'ravi@shop.example',
};

function stored(): KeyValueStore {
  const store = memoryStore();
  drafts.write(store, mine, draft, START_MS);
  return store;
}

describe('unfinished work', () => {
  it('comes back as it was written, in any script', () => {
    expect(drafts.read(stored(), mine, START_MS)).toEqual(draft);
  });

  it('keeps a number of too many digits, which waits to be put right, and all else with it', () => {
    const store = memoryStore();
    const pasted = { ...draft, mobile: '98765432109876543211' };
    drafts.write(store, mine, pasted, START_MS);
    expect(drafts.read(store, mine, START_MS)).toEqual(pasted);
  });

  it('is there 3599 s later and gone 3601 s later', () => {
    expect(drafts.read(stored(), mine, START_MS + 3_599_000)).toEqual(draft);
    const store = stored();
    expect(drafts.read(store, mine, START_MS + 3_601_000)).toBeNull();
    expect(store.get(KEY)).toBeNull();
  });

  it('does not show number or name to whoever looks over a shoulder', () => {
    const text = stored().get(KEY);
    expect(text).not.toBeNull();
    expect(text).not.toContain('9876543210');
    expect(text).not.toContain('Kumar');
  });

  it('belongs to one agent of one merchant', () => {
    expect(drafts.read(stored(), scopeOf({ ...owner, merchantAgentId: 'ZM-2' }), START_MS)).toBeNull();
    expect(drafts.read(stored(), scopeOf({ ...owner, merchantKey: 'other' }), START_MS)).toBeNull();
  });

  it('of another owner under this key is not taken over', () => {
    const store = memoryStore();
    drafts.write(store, 'zenmart.ZM-2', draft, START_MS);
    store.set(KEY, store.get('salesDraft.zenmart.ZM-2') ?? '');
    expect(drafts.read(store, mine, START_MS)).toBeNull();
  });

  it.each([
    ['no base64', '%%%'],
    ['no JSON', btoa('{')],
    ['a path that does not exist', null],
  ])('that is damaged (%s) is dropped, never thrown', (what, text) => {
    const store = stored();
    if (text === null) drafts.write(store, mine, { ...draft, path: '/nowhere' as Draft['path'] }, START_MS);
    else store.set(KEY, text);
    expect(drafts.read(store, mine, START_MS), what).toBeNull();
    expect(store.get(KEY)).toBeNull();
  });

  it.each([
    [1, draft],
    [2, null],
  ])('that was stored as version %i before a reload into a new release comes back as %j', (version, found) => {
    const value = { owner: mine, draft };
    const store = memoryStore();
    store.set(KEY, Buffer.from(JSON.stringify({ version, expiresAtMs: START_MS + 1, value })).toString('base64'));
    expect(drafts.read(store, mine, START_MS)).toEqual(found);
  });

  it('is gone once cleared', () => {
    const store = stored();
    drafts.clear(store, mine);
    expect(drafts.read(store, mine, START_MS)).toBeNull();
  });
});
