// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { int, object, text } from '../../../shared/bridge/schema';
import { readTxnUuid, writeTxnUuid } from '../stored/txn-uuid';
import { decode, encode, entryKind, readEntry, writeEntry } from './entries';
import { memoryStore } from './key-value-store';

const START_MS = 1_700_000_000_000;
const Schema = object({ name: text(40), count: int(0, 9) });
const plain = entryKind('thing', Schema);
const value = { name: 'रवि', count: 3 };

function stored(kind = plain) {
  const store = memoryStore();
  writeEntry(store, kind, value, START_MS);
  return store;
}

describe('an entry', () => {
  // @req STO-024
  it('without a lifetime of its own is there at 3599 s and gone at 3601 s', () => {
    expect(readEntry(stored(), plain, START_MS + 3_599_000)).toEqual(value);
    expect(readEntry(stored(), plain, START_MS + 3_600_000)).toBeNull();
    expect(readEntry(stored(), plain, START_MS + 3_601_000)).toBeNull();
  });

  // @req STO-024
  it('of the payment that was opened last has that lifetime too: there at 3599 s, gone at 3601 s', () => {
    const store = memoryStore();
    writeTxnUuid(store, 't-1', START_MS);
    expect(readTxnUuid(store, START_MS + 3_599_000)).toBe('t-1');
    expect(readTxnUuid(store, START_MS + 3_601_000)).toBeNull();
  });

  it('that is over is removed', () => {
    const store = stored();
    readEntry(store, plain, START_MS + 3_601_000);
    expect(store.get('thing')).toBeNull();
  });

  it('of another version is dropped', () => {
    const store = stored();
    expect(readEntry(store, entryKind('thing', Schema, { version: 2 }), START_MS)).toBeNull();
    expect(store.get('thing')).toBeNull();
  });

  it('that was never written is none', () => {
    expect(readEntry(memoryStore(), plain, START_MS)).toBeNull();
  });

  it.each([
    ['text', 'hello'],
    ['half a document', '{"version":1'],
    ['null', 'null'],
    ['a list', '[1,2]'],
    ['a number', '7'],
    ['nothing in it', '{}'],
    ['no time', '{"version":1,"value":{"name":"a","count":1}}'],
    ['a time in words', '{"version":1,"expiresAtMs":"later","value":{"name":"a","count":1}}'],
    ['a value of another shape', `{"version":1,"expiresAtMs":${START_MS + 1},"value":{"name":"a","count":99}}`],
    ['a field too many', `{"version":1,"expiresAtMs":${START_MS + 1},"value":{"name":"a","count":1,"x":1}}`],
  ])('of %s is dropped, never thrown', (_, damaged) => {
    const store = memoryStore();
    store.set('thing', damaged);
    expect(readEntry(store, plain, START_MS)).toBeNull();
    expect(store.get('thing')).toBeNull();
  });

  it('of any text at all is read or dropped, never thrown', () => {
    const encoded = entryKind('thing', Schema, { isEncoded: true });
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json({ maxDepth: 2 }), fc.base64String()), (anything) => {
        const store = memoryStore();
        for (const kind of [plain, encoded]) {
          store.set('thing', anything);
          expect(readEntry(store, kind, START_MS)).toBeNull();
        }
      }),
      { numRuns: 150 },
    );
  });

  it('does not hide a fault of its own schema', () => {
    const broken = entryKind('thing', () => {
      throw new TypeError('our fault');
    });
    const store = stored();
    expect(() => readEntry(store, broken, START_MS)).toThrow('our fault');
  });
});

describe('the encoding', () => {
  // @req STO-032
  it('gives back any text, and is base64url', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (any) => {
        expect(encode(any)).toMatch(/^[\w-]*$/);
        expect(decode(encode(any))).toBe(any);
      }),
      { numRuns: 150 },
    );
  });

  it('of रवि 9876543210 shows neither', () => {
    const encoded = encode('रवि 9876543210');
    expect(encoded).not.toContain('9876543210');
    expect(decode(encoded)).toBe('रवि 9876543210');
  });

  it('that is none is null', () => {
    expect(decode('%%%')).toBeNull();
  });
});
