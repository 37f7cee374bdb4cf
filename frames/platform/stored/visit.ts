import { text } from '../../../shared/bridge/schema';
import { entryKind, readEntry, writeEntry } from '../storage/entries';
import type { KeyValueStore } from '../storage/key-value-store';
import { storageKey } from '../storage/keys';
import { copyCookie, readCookieCopy } from './cookie-copy';

type Visited = {
  readonly document: Pick<Document, 'cookie' | 'referrer'>;
  readonly location: Pick<Location, 'hostname'>;
};

/** Origin only: path and query of another site may hold personal data. */
const referral = entryKind(storageKey.referralUrl, text(255, 8, /^https?:\/\/[^/?#@\s]+$/, 'an origin'));

/** Stores the origin of the linking site and copies of three cookies. Source: S1§3. */
export function keepVisit({ document, location }: Visited, store: KeyValueStore, nowMs: number): void {
  copyCookie('userUuid', document.cookie, store, nowMs);
  copyCookie('clientId', document.cookie, store, nowMs);
  copyCookie('utmCampaign', document.cookie, store, nowMs);
  const origin = foreignOrigin(document.referrer, location.hostname);
  if (origin !== null) writeEntry(store, referral, origin, nowMs);
}

/** Null for our own hosts, and for other schemes than http(s). */
function foreignOrigin(referrer: string, ownHost: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const { origin, hostname, protocol } = new URL(referrer);
  const isOwn = `.${hostname}`.endsWith(`.${ownHost}`) || `.${ownHost}`.endsWith(`.${hostname}`);
  return isOwn || !/^https?:$/.test(protocol) || origin.length > 255 ? null : origin;
}

/** Campaign and referral for calls of a number and its OTP, if the address has none. */
export const readVisit = (store: KeyValueStore, nowMs: number) => ({
  utmCampaign: readCookieCopy('utmCampaign', store, nowMs),
  referralUrl: readEntry(store, referral, nowMs),
});

/** Ids of this browser for the privacy page. */
export const readBrowserIds = (store: KeyValueStore, nowMs: number) => ({
  userUuid: readCookieCopy('userUuid', store, nowMs),
  clientId: readCookieCopy('clientId', store, nowMs),
});
