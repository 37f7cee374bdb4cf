import * as z from 'zod/mini';
import { entryKind, readEntry, writeEntry } from '../../platform/storage/entries';
import type { KeyValueStore } from '../../platform/storage/key-value-store';
import type { Draft } from '../flow/draft';
import { routes } from '../flow/state';

const short = (max: number) => z.string().check(z.maxLength(max));

const DraftSchema = z.object({
  merchantKey: short(64),
  merchantAgentId: short(64),
  path: z.enum(routes),
  amount: z.string().check(z.regex(/^\d{0,7}$/)),
  submittedAmount: z.nullable(z.int()),
  mobile: z.string().check(z.regex(/^\d{0,10}$/)),
  selectedLenderId: z.nullable(short(5)),
  userName: short(80),
  email: short(40),
});

interface Owner {
  readonly merchantKey: string;
  readonly merchantAgentId: string;
}

/** Storage is kept apart by merchant and agent. */
export const scopeOf = (owner: Owner): string => `${owner.merchantKey}.${owner.merchantAgentId}`;

const kindFor = (owner: Owner) => entryKind(`salesDraft.${scopeOf(owner)}`, DraftSchema, { isEncoded: true });

/** null = nothing unfinished of this merchant and agent. */
export function readDraft(store: KeyValueStore, owner: Owner, nowMs: number): Draft | null {
  const draft = readEntry(store, kindFor(owner), nowMs);
  return draft && scopeOf(draft) === scopeOf(owner) ? draft : null;
}

export const writeDraft = (store: KeyValueStore, draft: Draft, nowMs: number): void =>
  writeEntry(store, kindFor(draft), draft, nowMs);

export const clearDraft = (store: KeyValueStore, owner: Owner): void => store.remove(kindFor(owner).key);
