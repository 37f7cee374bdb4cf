import { text } from '../../../shared/bridge/schema';
import { LENDER_ID_MAX_LENGTH } from '../../../shared/rules/validation';
import { entryKind, readEntry, writeEntry } from '../storage/entries';
import type { KeyValueStore } from '../storage/key-value-store';
import { storageKey } from '../storage/keys';

const kind = entryKind(storageKey.lenderId, text(LENDER_ID_MAX_LENGTH, 1, /^\d+$/));

/** Stores the selected lender: the first of an eligibility lookup, or the lender of this host for a guest. Source: S1§4
 *  (ELG-010, ELG-018). */
export const writeLenderId = (store: KeyValueStore, lenderId: string, nowMs: number): void =>
  writeEntry(store, kind, lenderId, nowMs);

/** Null if none is selected. */
export const readLenderId = (store: KeyValueStore, nowMs: number): string | null => readEntry(store, kind, nowMs);
