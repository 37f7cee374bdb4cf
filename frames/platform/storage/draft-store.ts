import { object, type Schema, text } from '../../../shared/bridge/schema';
import { entryKind, readEntry, writeEntry } from './entries';
import type { KeyValueStore } from './key-value-store';

/** Where an app keeps unfinished work, which a reload gives back. */
export interface DraftStore<Draft> {
  /** `owner` null = whoever wrote it. Null = nothing unfinished of that owner. */
  read(store: KeyValueStore, owner: string | null, nowMs: number): Draft | null;
  write(store: KeyValueStore, owner: string, draft: Draft, nowMs: number): void;
  clear(store: KeyValueStore, owner: string): void;
}

/** `keyOf`: the place of an owner's draft; where all owners have the same, a draft takes the place of the one before. */
export function draftStore<Draft>(keyOf: (owner: string) => string, draft: Schema<Draft>): DraftStore<Draft> {
  // SAFETY: both fields are needed; TypeScript cannot see of a generic that it is not optional.
  const stored = object({ owner: text(160), draft }) as Schema<unknown> as Schema<{ owner: string; draft: Draft }>;
  const kindFor = (owner: string) => entryKind(keyOf(owner), stored, { isEncoded: true });
  return {
    read(store, owner, nowMs) {
      const found = readEntry(store, kindFor(owner ?? ''), nowMs);
      return found && (owner === null || found.owner === owner) ? found.draft : null;
    },
    write: (store, owner, unfinished, nowMs) => writeEntry(store, kindFor(owner), { owner, draft: unfinished }, nowMs),
    clear: (store, owner) => store.remove(keyOf(owner)),
  };
}
