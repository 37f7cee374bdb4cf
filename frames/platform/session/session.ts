import { header } from '../../../shared/api/headers';
import { type Infer, object, optional, text } from '../../../shared/bridge/schema';
import { entryKind, readEntry, writeEntry } from '../storage/entries';
import { storedInHistory } from '../storage/history-store';
import type { KeyValueStore } from '../storage/key-value-store';

const token = optional(text(4096, 1));
const Values = object({ sessionToken: token, sessionId: token });
type SessionValues = Infer<typeof Values>;
/** An undefined id removes the previous one, which belongs to another session. */
type Change = { readonly [Name in keyof SessionValues]?: SessionValues[Name] | undefined };

const kindOf = (owner: string) => entryKind(owner === '' ? 'session' : `session.${owner}`, Values, { lifetimeS: 1800 });

/** True if this tab may have a session of that owner; does not parse it. */
export function hasStoredSession(page: Window, owner: string): boolean {
  try {
    return page.sessionStorage.getItem(kindOf(owner).key) !== null;
  } catch {
    // The browser denies storage to a frame of another site.
    return Object.hasOwn(storedInHistory(page), kindOf(owner).key);
  }
}

/** Session of a frame. Token and id are sent as headers, without cookies. They are in memory and in session storage, or in the
 *  history state if the browser denies storage. Source: S1§3, S1§7. */
export interface Session {
  headers(): Readonly<Record<string, string>>;
  update(change: Change, nowMs: number): void;
  clear(): void;
}

/** `owner` separates sessions of frames in one partition: a widget's and a checkout's in one page. */
export function createSession(store: KeyValueStore, nowMs: number, owner = ''): Session {
  const kind = kindOf(owner);
  let values: SessionValues = readEntry(store, kind, nowMs) ?? {};
  return {
    headers: () => ({
      ...(values.sessionToken !== undefined && { [header.sessionToken]: values.sessionToken }),
      ...(values.sessionId !== undefined && { [header.sessionId]: values.sessionId }),
    }),
    update(change, atMs) {
      const { sessionToken, sessionId } = { ...values, ...change };
      values = { ...(sessionToken !== undefined && { sessionToken }), ...(sessionId !== undefined && { sessionId }) };
      writeEntry(store, kind, values, atMs);
    },
    clear() {
      values = {};
      store.remove(kind.key);
    },
  };
}
