import { text } from '../../../shared/bridge/schema';
import { MOBILE_TYPED_MAX_LENGTH } from '../../../shared/rules/validation';
import { entryKind, readEntry, writeEntry } from '../storage/entries';
import type { KeyValueStore } from '../storage/key-value-store';

/** Number that the user types or was sent an OTP to: in this tab, for an hour, encoded. An OTP is never stored. */
const kind = entryKind('typedNumber', text(MOBILE_TYPED_MAX_LENGTH, 1, /^\d+$/, 'digits'), { isEncoded: true });

export const readTypedNumber = (store: KeyValueStore, nowMs: number): string | null => readEntry(store, kind, nowMs);

/** '' removes it. */
export function writeTypedNumber(store: KeyValueStore, mobile: string, nowMs: number): void {
  if (mobile === '') store.remove(kind.key);
  else writeEntry(store, kind, mobile, nowMs);
}
