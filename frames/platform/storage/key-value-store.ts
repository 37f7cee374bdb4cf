/** The part of `Storage` that the frames use; reads and writes never throw. */
export interface KeyValueStore {
  /** Null if the key is absent. */
  get(key: string): string | null;
  /** A full store drops the value: stored values are a convenience, never the only copy of something paid for. */
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

/** Wraps the browser's storage; null if it does not return what was written. */
export function browserStore(open: () => Storage): KeyValueStore | null {
  const probe = 'kadam.probe';
  try {
    const storage = open();
    storage.setItem(probe, probe);
    const works = storage.getItem(probe) === probe;
    storage.removeItem(probe);
    return works ? guarded(storage) : null;
  } catch {
    return null;
  }
}

function guarded(storage: Storage): KeyValueStore {
  const spare = memoryStore();
  return {
    // A value that the storage refused is newer than the stored one.
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
