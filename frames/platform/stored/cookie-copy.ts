import { type Schema, text, ValidationIssue } from '../../../shared/bridge/schema';
import { CAMPAIGN_MAX_LENGTH, siteCookie } from '../../../shared/site/cookies';
import { randomId } from '../random/random-id';
import { entryKind, readEntry, writeEntry } from '../storage/entries';
import type { KeyValueStore } from '../storage/key-value-store';
import { storageKey } from '../storage/keys';

const Id = text(64, 1);

/** 400 days, the limit of browsers: a client keeps its variant of an experiment. */
const CLIENT_ID_S = 400 * 86_400;

/** Cookies that are copied to local storage, with the specification's key. */
const copies = {
  userUuid: { cookie: siteCookie.userUuid, kind: entryKind(storageKey.userUuid, Id) },
  clientId: { cookie: siteCookie.clientId, kind: entryKind(storageKey.clientId, Id, { lifetimeS: CLIENT_ID_S }) },
  utmCampaign: {
    cookie: siteCookie.campaign,
    kind: entryKind(storageKey.utmCampaign, text(CAMPAIGN_MAX_LENGTH, 1)),
  },
} as const;
export type CopiedCookie = keyof typeof copies;

/** Value of a readable cookie; null if absent or damaged. */
export function cookie(all: string, name: string): string | null {
  for (const pair of all.split('; ')) {
    const at = pair.indexOf('=');
    if (at !== -1 && pair.slice(0, at) === name) return decoded(pair.slice(at + 1));
  }
  return null;
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    // A lone percent sign, which the server never writes. It must not fail the call.
    return null;
  }
}

/** The value if it is valid. */
function valid(value: string | null, schema: Schema<string>): string | null {
  try {
    return value === null ? null : schema(value, '');
  } catch (issue) {
    if (issue instanceof ValidationIssue) return null;
    throw issue;
  }
}

/** Copies a cookie, the source, into storage. Returns its value, or the stored copy if the browser hides the cookie; null
 *  without either. Source: S1§3, Q-049. */
export function copyCookie(name: CopiedCookie, cookies: string, store: KeyValueStore, nowMs: number): string | null {
  const { cookie: from, kind } = copies[name];
  const seen = valid(cookie(cookies, from), kind.schema);
  if (seen === null) return readCookieCopy(name, store, nowMs);
  writeEntry(store, kind, seen, nowMs);
  return seen;
}

/** Copies the user uuid, which any call may have set. Source: S1§7. */
export const copyUserUuid = (cookies: string, store: KeyValueStore, nowMs: number): string | null =>
  copyCookie('userUuid', cookies, store, nowMs);

export const readCookieCopy = (name: CopiedCookie, store: KeyValueStore, nowMs: number): string | null =>
  readEntry(store, copies[name].kind, nowMs);

/** Client id of the cookie or of storage; else a new one, which is stored. */
export function clientIdOf(
  { document, crypto }: Pick<Window, 'document' | 'crypto'>,
  store: KeyValueStore,
  nowMs: number,
): string {
  const known = copyCookie('clientId', document.cookie, store, nowMs);
  if (known !== null) return known;
  const made = randomId({ crypto });
  writeEntry(store, copies.clientId.kind, made, nowMs);
  return made;
}
