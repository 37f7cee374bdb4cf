import { MobileText } from '../../../shared/bridge/fields';
import { int, list, object } from '../../../shared/bridge/schema';
import { entryKind, readEntry, writeEntry } from './entries';
import type { KeyValueStore } from './key-value-store';

/** A verified number, and the end of its validity. */
type VerifiedMobileEntry = { readonly mobile: string; readonly untilMs: number };

/** More than an agent verifies while a number is valid (30 min). */
const MAX_MOBILES = 500;
const List = list(object({ mobile: MobileText, untilMs: int(0, Number.MAX_SAFE_INTEGER) }), MAX_MOBILES);

const kindFor = (scope: string) => entryKind(`verifiedMobiles.${scope}`, List, { isEncoded: true });

/** The list of verified mobiles of one merchant and agent (`scope`), stored encoded. A number counts until the server's
 *  time for it, and none longer than the hour that an entry lives; a broken entry is an empty list. Source: S2§3, S2§4,
 *  S2§9. */
export const readVerifiedMobiles = (store: KeyValueStore, scope: string, nowMs: number): VerifiedMobileEntry[] =>
  (readEntry(store, kindFor(scope), nowMs) ?? []).filter((entry) => entry.untilMs > nowMs);

export const writeVerifiedMobiles = (
  store: KeyValueStore,
  scope: string,
  list: readonly VerifiedMobileEntry[],
  nowMs: number,
): void =>
  writeEntry(
    store,
    kindFor(scope),
    list.filter((entry) => entry.untilMs > nowMs),
    nowMs,
  );
