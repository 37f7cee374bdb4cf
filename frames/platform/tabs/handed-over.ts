import { text } from '../../../shared/bridge/schema';
import { entryKind, readEntry, writeEntry } from '../storage/entries';
import type { KeyValueStore } from '../storage/key-value-store';

const ADDRESS_MAX_LENGTH = 64;
/** A path of this origin. */
const Address = text(ADDRESS_MAX_LENGTH, 1, /^\/\w/);

/** Our address to return to, stored when the tab leaves for a lender's page. */
const kind = entryKind('tabHandover', Address);

/** Null for a tab that was not handed over. */
export const handedOver = (store: KeyValueStore, nowMs: number): string | null => readEntry(store, kind, nowMs);

export const keepHandedOver = (store: KeyValueStore, address: string, nowMs: number): void =>
  writeEntry(store, kind, address, nowMs);

export const dropHandedOver = (store: KeyValueStore): void => store.remove(kind.key);
