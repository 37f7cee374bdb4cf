import { type Infer, int, list, object, text } from '../../../shared/bridge/schema';
import { DAY_S } from '../../../shared/rules/duration';
import { LENDER_ID_MAX_LENGTH } from '../../../shared/rules/validation';
import { entryKind, readEntry, writeEntry } from '../storage/entries';
import type { KeyValueStore } from '../storage/key-value-store';
import { storageKey } from '../storage/keys';

const rupees = int(0, Number.MAX_SAFE_INTEGER);
const Lenders = list(
  object({
    lenderId: text(LENDER_ID_MAX_LENGTH, 1),
    name: text(100, 1),
    minLoanAmount: rupees,
    maxLoanAmount: rupees,
  }),
  100,
);
export type LenderDetails = Infer<typeof Lenders>;

/** Source: S1§9. */
const LIFETIME_S = 3 * DAY_S;
const kind = entryKind(storageKey.lenderDetails, object({ merchantId: text(100), lenders: Lenders }), {
  lifetimeS: LIFETIME_S,
});

/** Stores the lenders of a merchant ('' = the site), never their answer about a user. */
export const writeLenderDetails = (
  store: KeyValueStore,
  merchantId: string,
  lenders: LenderDetails,
  nowMs: number,
): void => writeEntry(store, kind, { merchantId, lenders }, nowMs);

/** Null if none are stored for this merchant. */
export function readLenderDetails(store: KeyValueStore, merchantId: string, nowMs: number): LenderDetails | null {
  const found = readEntry(store, kind, nowMs);
  return found?.merchantId === merchantId ? found.lenders : null;
}
