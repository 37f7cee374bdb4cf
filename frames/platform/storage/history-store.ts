import type { KeyValueStore } from './key-value-store';

const HISTORY_FIELD = 'kadamKept';

const fieldsOf = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};

/** Values in the state of the current history entry. */
export const storedInHistory = ({ history }: Window): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fieldsOf(fieldsOf(history.state)[HISTORY_FIELD])).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** Stores values in the state of the history entry, for a frame without storage. They survive a reload, and no other origin
 *  can read them, not even the embedding page. */
export function historyStore(page: Window): KeyValueStore {
  const values = new Map(Object.entries(storedInHistory(page)));
  const write = (): void =>
    page.history.replaceState({ ...fieldsOf(page.history.state), [HISTORY_FIELD]: Object.fromEntries(values) }, '');
  // An earlier entry has old values.
  page.addEventListener('popstate', write);
  return {
    get: (key) => values.get(key) ?? null,
    set(key, value) {
      values.set(key, value);
      write();
    },
    remove(key) {
      if (values.delete(key)) write();
    },
  };
}
