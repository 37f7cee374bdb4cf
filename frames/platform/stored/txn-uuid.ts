import { text } from '../../../shared/bridge/schema';
import { entryKind, readEntry, writeEntry } from '../storage/entries';
import type { KeyValueStore } from '../storage/key-value-store';
import { storageKey } from '../storage/keys';

const kind = entryKind(storageKey.txnUuid, text(64, 1, /^[\w-]+$/));

/** Stores the payment opened last. Source: S1§3. */
export const writeTxnUuid = (store: KeyValueStore, txnUuid: string, nowMs: number): void =>
  writeEntry(store, kind, txnUuid, nowMs);

export const readTxnUuid = (store: KeyValueStore, nowMs: number): string | null => readEntry(store, kind, nowMs);
