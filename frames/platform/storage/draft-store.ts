import { object, type Schema, text } from '../../../shared/bridge/schema';
import { entryKind, readEntry, writeEntry } from './entries';
import type { KeyValueStore } from './key-value-store';

/** Storage of unfinished work, restored after a reload. */
export interface DraftStore<Draft> {
  /** `owner` null = any owner. Returns null without a draft of that owner. */
  read(store: KeyValueStore, owner: string | null, nowMs: number): Draft | null;
  write(store: KeyValueStore, owner: string, draft: Draft, nowMs: number): void;
  clear(store: KeyValueStore, owner: string): void;
}

/** `keyOf`: key of an owner's draft; with one key for all owners a draft replaces the previous one. */
export function draftStore<Draft>(keyOf: (owner: string) => string, draft: Schema<Draft>): DraftStore<Draft> {
  // SAFETY: both fields are required; TypeScript cannot infer that for a generic.
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
