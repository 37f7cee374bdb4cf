import { openFields, shownDetails, themeFields } from '../../../shared/bridge/fields';
import { type Infer, object } from '../../../shared/bridge/schema';
import { entryKind, readEntry, writeEntry } from '../storage/entries';
import type { KeyValueStore } from '../storage/key-value-store';
import { storageKey } from '../storage/keys';

const { merchantKey } = openFields;
const Theme = object(themeFields);
const theme = entryKind(storageKey.theme, object({ merchantKey, theme: Theme }));
const logo = entryKind(storageKey.logo, object({ merchantKey, logo: shownDetails.merchantLogo }));

/** Look of a merchant, from its page or the server. */
interface Brand {
  readonly merchantKey: string;
  readonly theme?: Infer<typeof Theme> | undefined;
  /** '' for none. */
  readonly logo?: string | undefined;
}

/** Stores the look of the merchant that opened a frame. An omitted part stays. Source: S1§3. */
export function writeBrand(store: KeyValueStore, brand: Brand, nowMs: number): void {
  const { merchantKey } = brand;
  if (brand.theme) writeEntry(store, theme, { merchantKey, theme: brand.theme }, nowMs);
  if (brand.logo) writeEntry(store, logo, { merchantKey, logo: brand.logo }, nowMs);
}

/** Undefined if none is stored for this merchant. */
export function readTheme(store: KeyValueStore, merchantKey: string, nowMs: number): Brand['theme'] {
  const found = readEntry(store, theme, nowMs);
  return found?.merchantKey === merchantKey ? found.theme : undefined;
}

/** '' if none is stored for this merchant. */
export function readLogo(store: KeyValueStore, merchantKey: string, nowMs: number): string {
  const found = readEntry(store, logo, nowMs);
  return found?.merchantKey === merchantKey ? (found.logo ?? '') : '';
}
