import { bool, type Infer, nullable, object, text } from '../../../shared/bridge/schema';
import { entryKind, readEntry, writeEntry } from '../../platform/storage/entries';
import type { KeyValueStore } from '../../platform/storage/key-value-store';
import type { Draft } from '../flow/events';
import type { Entry } from '../flow/state';

const DraftShape = object({
  mobile: text(10, 0, /^\d*$/),
  isTermsAccepted: bool,
  isWhatsappConsentAccepted: bool,
  linkMobile: text(10, 0, /^\d*$/),
  lenderId: nullable(text(5)),
  emiPlanId: nullable(text(8)),
  userName: text(80),
  email: text(40),
  pincode: text(6),
  ntbLenderId: nullable(text(5)),
});
const StoredShape = object({ owner: text(16), draft: DraftShape });
type Stored = Infer<typeof StoredShape>;

const kind = entryKind('checkout', StoredShape, { isEncoded: true });

/** A name for a token or reference that does not give it away: FNV-1a, 32 bits. */
export function ownerOf(entry: Entry): string {
  if (entry.kind === 'lenderReturn') return '';
  let hash = 0x811c9dc5;
  for (const char of entry.kind === 'frame' ? entry.checkoutToken : entry.ref) {
    hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  }
  return hash.toString(16);
}

/** What this tab keeps of a checkout, if it is the one that is opened now; a return from the lender's page is of the
 *  one that left. null = none. */
export function readDraft(store: KeyValueStore, entry: Entry, nowMs: number): Draft | null {
  const stored: Stored | null = readEntry(store, kind, nowMs);
  if (!stored) return null;
  return entry.kind === 'lenderReturn' || stored.owner === ownerOf(entry) ? stored.draft : null;
}

export function writeDraft(store: KeyValueStore, owner: string, draft: Draft, nowMs: number): void {
  writeEntry(store, kind, { owner, draft }, nowMs);
}

export const clearDraft = (store: KeyValueStore): void => store.remove(kind.key);
