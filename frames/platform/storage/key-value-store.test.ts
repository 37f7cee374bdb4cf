// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { browserStore } from './key-value-store';

/** Storage over a map; the methods in `refuses` throw. */
class FakeStorage implements Storage {
  readonly values = new Map<string, string>();
  readonly refuses = new Set<'getItem' | 'setItem' | 'removeItem'>();
  get length(): number {
    return this.values.size;
  }
  clear(): void {
    this.values.clear();
  }
  key(index: number): string | null {
    return [...this.values.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    this.#check('getItem');
    return this.values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#check('setItem');
    this.values.set(key, value);
  }
  removeItem(key: string): void {
    this.#check('removeItem');
    this.values.delete(key);
  }
  #check(method: 'getItem' | 'setItem' | 'removeItem'): void {
    if (this.refuses.has(method)) throw new DOMException('full', 'QuotaExceededError');
  }
}

function opened(): { storage: FakeStorage; store: NonNullable<ReturnType<typeof browserStore>> } {
  const storage = new FakeStorage();
  const store = browserStore(() => storage);
  if (!store) throw new Error('no store');
  return { storage, store };
}

describe('the browser’s storage', () => {
  it('keeps what it is given and leaves no trace of having been tried', () => {
    const { storage, store } = opened();
    expect(storage.length).toBe(0);
    store.set('a', '1');
    expect([store.get('a'), storage.values.get('a'), store.get('b')]).toEqual(['1', '1', null]);
    store.remove('a');
    expect([store.get('a'), storage.length]).toEqual([null, 0]);
  });

  it('is none where opening it throws', () => {
    const denied = (): Storage => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(browserStore(denied)).toBeNull();
  });

  it.each(['getItem', 'setItem', 'removeItem'] as const)('is none where %s throws', (method) => {
    const storage = new FakeStorage();
    storage.refuses.add(method);
    expect(browserStore(() => storage)).toBeNull();
  });

  it('is none where it forgets at once', () => {
    const storage = new FakeStorage();
    storage.getItem = () => null;
    expect(browserStore(() => storage)).toBeNull();
  });

  it('that is full keeps a value for as long as the page lives', () => {
    const { storage, store } = opened();
    storage.refuses.add('setItem');
    store.set('a', '1');
    expect(store.get('a')).toBe('1');
    store.remove('a');
    expect(store.get('a')).toBeNull();
  });

  it('that is full answers with the new value, not with the one it still holds', () => {
    const { storage, store } = opened();
    store.set('a', 'old');
    storage.refuses.add('setItem');
    store.set('a', 'new');
    expect(store.get('a')).toBe('new');
  });

  it('that has room again takes the value over', () => {
    const { storage, store } = opened();
    storage.refuses.add('setItem');
    store.set('a', '1');
    storage.refuses.clear();
    store.set('a', '2');
    expect([store.get('a'), storage.values.get('a')]).toEqual(['2', '2']);
  });

  it('that throws in the middle never throws at its user', () => {
    const { storage, store } = opened();
    store.set('a', '1');
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) storage.refuses.add(method);
    expect(store.get('a')).toBeNull();
    store.set('b', '2');
    store.remove('a');
    expect(store.get('b')).toBe('2');
  });
});
