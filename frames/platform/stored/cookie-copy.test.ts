// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../storage/key-value-store';
import { clientIdOf, cookie, copyUserUuid } from './cookie-copy';

const START_MS = 1_700_000_000_000;

describe('a readable cookie', () => {
  it.each([
    ['userUUID=u-1', 'u-1'],
    ['a=1; userUUID=u-1; b=2', 'u-1'],
    ['a=1; userUUID=a%20b', 'a b'],
    ['userUUID=a=b', 'a=b'],
    ['xuserUUID=u-1', null],
    ['userUUID', null],
    ['', null],
    ['userUUID=%', null],
    ['userUUID=%E0%A4%A', null],
  ])('in %s is %s', (all, value) => {
    expect(cookie(all, 'userUUID')).toBe(value);
  });
});

describe('the user uuid', () => {
  // @req STO-028
  it('of the cookie is copied into storage under uuId and given back', () => {
    const store = memoryStore();
    expect(copyUserUuid('a=1; userUUID=u-1', store, START_MS)).toBe('u-1');
    expect(store.get('uuId')).toContain('u-1');
  });

  // @req ENT-029, Q-049
  it('follows the cookie, which is the source', () => {
    const store = memoryStore();
    copyUserUuid('userUUID=u-1', store, START_MS);
    expect(copyUserUuid('userUUID=u-2', store, START_MS)).toBe('u-2');
    expect(copyUserUuid('', store, START_MS)).toBe('u-2');
  });

  it('is the stored one where the browser shows this page no cookie, and none without either', () => {
    const store = memoryStore();
    expect(copyUserUuid('', store, START_MS)).toBeNull();
    copyUserUuid('userUUID=u-1', store, START_MS);
    expect(copyUserUuid('', store, START_MS + 3_599_000)).toBe('u-1');
    expect(copyUserUuid('', store, START_MS + 3_601_000)).toBeNull();
  });

  it.each([
    ['nothing', 'userUUID='],
    ['65 characters', `userUUID=${'u'.repeat(65)}`],
    ['a lone percent sign', 'userUUID=%'],
  ])('of %s is none, and throws nothing into an answered call', (_, cookies) => {
    const store = memoryStore();
    expect(copyUserUuid(cookies, store, START_MS)).toBeNull();
    expect(store.get('uuId')).toBeNull();
  });
});

describe('the client id', () => {
  const page = (cookie: string) => ({ document: { cookie } as Document, crypto });
  const DAY_MS = 86_400_000;

  it('is the cookie of the site, else the stored one', () => {
    const store = memoryStore();
    expect(clientIdOf(page('clientId=c-1'), store, START_MS)).toBe('c-1');
    expect(clientIdOf(page(''), store, START_MS)).toBe('c-1');
  });

  it('is made once in a browser that has none, and stays the same for 400 days', () => {
    const store = memoryStore();
    const made = clientIdOf(page(''), store, START_MS);
    expect(made).toMatch(/^[\da-f-]{36}$/);
    expect(clientIdOf(page(''), store, START_MS + 399 * DAY_MS)).toBe(made);
    expect(clientIdOf(page(''), store, START_MS + 401 * DAY_MS)).not.toBe(made);
  });
});
