import { int, nullable, object, oneOf, text } from '../../../shared/bridge/schema';
import { entryKind, readEntry, writeEntry } from '../../platform/storage/entries';
import type { KeyValueStore } from '../../platform/storage/key-value-store';
import type { Draft } from '../flow/draft';
import { routes } from '../flow/state';

const DraftShape = object({
  merchantKey: text(64),
  merchantAgentId: text(64),
  path: oneOf(...routes),
  amount: text(7, 0, /^\d*$/),
  submittedAmount: nullable(int(0, 9_999_999)),
  mobile: text(10, 0, /^\d*$/),
  selectedLenderId: nullable(text(5)),
  userName: text(80),
  email: text(40),
});

interface Owner {
  readonly merchantKey: string;
  readonly merchantAgentId: string;
}

/** Storage is kept apart by merchant and agent. */
export const scopeOf = (owner: Owner): string => `${owner.merchantKey}.${owner.merchantAgentId}`;

const kindFor = (owner: Owner) => entryKind(`salesDraft.${scopeOf(owner)}`, DraftShape, { isEncoded: true });

/** null = nothing unfinished of this merchant and agent. */
export function readDraft(store: KeyValueStore, owner: Owner, nowMs: number): Draft | null {
  const draft = readEntry(store, kindFor(owner), nowMs);
  return draft && scopeOf(draft) === scopeOf(owner) ? draft : null;
}

export const writeDraft = (store: KeyValueStore, draft: Draft, nowMs: number): void =>
  writeEntry(store, kindFor(draft), draft, nowMs);

export const clearDraft = (store: KeyValueStore, owner: Owner): void => store.remove(kindFor(owner).key);
