import * as z from 'zod/mini';
import { header } from '../../../shared/api/headers';
import { entryKind, readEntry, writeEntry } from '../storage/entries';
import type { KeyValueStore } from '../storage/key-value-store';

const Values = z.object({
  sessionToken: z.optional(z.string()),
  pinSetupAuthToken: z.optional(z.string()),
  sessionId: z.optional(z.string()),
});
export type SessionValues = z.infer<typeof Values>;

const kind = entryKind('session', Values, { lifetimeS: 1800 });

/** The session of a frame. Nothing depends on cookies: the values travel as headers, held in memory and in the session
 *  storage of the frame's own partition. Source: S1§3, S1§7. */
export interface Session {
  headers(): Readonly<Record<string, string>>;
  update(values: SessionValues, nowMs: number): void;
  clear(): void;
}

export function createSession(store: KeyValueStore, nowMs: number): Session {
  let values: SessionValues = readEntry(store, kind, nowMs) ?? {};
  return {
    headers: () => ({
      ...(values.sessionToken !== undefined && { [header.sessionToken]: values.sessionToken }),
      ...(values.pinSetupAuthToken !== undefined && { [header.pinSetupAuthToken]: values.pinSetupAuthToken }),
      ...(values.sessionId !== undefined && { [header.sessionId]: values.sessionId }),
    }),
    update(change, atMs) {
      values = { ...values, ...change };
      writeEntry(store, kind, values, atMs);
    },
    clear() {
      values = {};
      store.remove(kind.key);
    },
  };
}
