// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { memoryStore } from './key-value-store';
import { readVerifiedMobiles, writeVerifiedMobiles } from './verified-mobiles';

const START_MS = 1_700_000_000_000;
const SCOPE = 'zenmart.ZM-1';
const KEY = `verifiedMobiles.${SCOPE}`;
const entry = (mobile: string, forMs: number) => ({ mobile, untilMs: START_MS + forMs });

describe('verified numbers', () => {
  // @req OTP-066, STO-026
  it('are stored encoded: the text shows no number', () => {
    const store = memoryStore();
    writeVerifiedMobiles(store, SCOPE, [entry('9876543210', 60_000)], START_MS);
    expect(store.get(KEY)).toMatch(/^[\w-]+$/);
    expect(store.get(KEY)).not.toContain('9876543210');
    expect(readVerifiedMobiles(store, SCOPE, START_MS)).toEqual([entry('9876543210', 60_000)]);
  });

  it('count at 3599 s and no longer at 3601 s, whatever the server allowed', () => {
    const store = memoryStore();
    writeVerifiedMobiles(store, SCOPE, [entry('9876543210', 86_400_000)], START_MS);
    expect(readVerifiedMobiles(store, SCOPE, START_MS + 3_599_000)).toHaveLength(1);
    expect(readVerifiedMobiles(store, SCOPE, START_MS + 3_601_000)).toEqual([]);
  });

  it('count until the server’s time for each, not at it', () => {
    const store = memoryStore();
    const [short, long] = [entry('9000000001', 60_000), entry('9000000002', 120_000)];
    writeVerifiedMobiles(store, SCOPE, [short, long], START_MS);
    expect(readVerifiedMobiles(store, SCOPE, START_MS + 59_999)).toEqual([short, long]);
    expect(readVerifiedMobiles(store, SCOPE, START_MS + 60_000)).toEqual([long]);
  });

  it('that are over are not even written', () => {
    const store = memoryStore();
    writeVerifiedMobiles(store, SCOPE, [entry('9000000001', 0), entry('9000000002', 1)], START_MS);
    expect(readVerifiedMobiles(store, SCOPE, START_MS)).toEqual([entry('9000000002', 1)]);
  });

  it('of one agent are not those of another', () => {
    const store = memoryStore();
    writeVerifiedMobiles(store, SCOPE, [entry('9876543210', 60_000)], START_MS);
    expect(readVerifiedMobiles(store, 'zenmart.ZM-2', START_MS)).toEqual([]);
  });

  // @req STO-032
  it.each(['damaged', btoa('[]'), btoa('{"version":1}')])('of a damaged entry (%s) are an empty list', (text) => {
    const store = memoryStore();
    store.set(KEY, text);
    expect(readVerifiedMobiles(store, SCOPE, START_MS)).toEqual([]);
    expect(store.get(KEY)).toBeNull();
  });

  it('with a number of 9 digits among them are an empty list', () => {
    const store = memoryStore();
    writeVerifiedMobiles(store, SCOPE, [entry('987654321', 60_000)], START_MS);
    expect(readVerifiedMobiles(store, SCOPE, START_MS)).toEqual([]);
  });
});
