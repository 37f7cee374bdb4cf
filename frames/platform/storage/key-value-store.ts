/** The part of `Storage` that the frames use; reads and writes never throw. */
export interface KeyValueStore {
  /** null = no such key. */
  get(key: string): string | null;
  /** A full store drops the value: what is kept is a convenience, never the only copy of something paid for. */
  set(key: string, value: string): void;
  remove(key: string): void;
}

export function memoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/** Wraps the browser's storage; null where it cannot be written to and read back. */
export function browserStore(open: () => Storage): KeyValueStore | null {
  const probe = 'kadam.probe';
  try {
    const storage = open();
    storage.setItem(probe, probe);
    const works = storage.getItem(probe) === probe;
    storage.removeItem(probe);
    return works ? guarded(storage) : null;
  } catch {
    // The answer 'no storage' is the null itself; the caller decides what it means.
    return null;
  }
}

function guarded(storage: Storage): KeyValueStore {
  const spare = memoryStore();
  return {
    // What the storage would not take is newer than what it holds.
    get: (key) => spare.get(key) ?? attempt(() => storage.getItem(key), null),
    set: (key, value) =>
      attempt(
        () => {
          storage.setItem(key, value);
          spare.remove(key);
        },
        undefined,
        () => spare.set(key, value),
      ),
    remove: (key) => {
      spare.remove(key);
      attempt(() => storage.removeItem(key), undefined);
    },
  };
}

function attempt<T>(act: () => T, otherwise: T, onFault?: () => void): T {
  try {
    return act();
  } catch {
    onFault?.();
    return otherwise;
  }
}
