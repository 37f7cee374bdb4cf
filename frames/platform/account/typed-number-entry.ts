import { text } from '../../../shared/bridge/schema';
import { MOBILE_TYPED_MAX_LENGTH } from '../../../shared/rules/validation';
import { entryKind, readEntry, writeEntry } from '../storage/entries';
import type { KeyValueStore } from '../storage/key-value-store';

/** The number that somebody is typing, or was sent an OTP to: of this tab, for an hour, not readable over a shoulder. An OTP
 *  is never kept. */
const kind = entryKind('typedNumber', text(MOBILE_TYPED_MAX_LENGTH, 1, /^\d+$/, 'digits'), { isEncoded: true });

/** Null for none. */
export const readTypedNumber = (store: KeyValueStore, nowMs: number): string | null => readEntry(store, kind, nowMs);

/** '' forgets it. */
export function writeTypedNumber(store: KeyValueStore, mobile: string, nowMs: number): void {
  if (mobile === '') store.remove(kind.key);
  else writeEntry(store, kind, mobile, nowMs);
}
