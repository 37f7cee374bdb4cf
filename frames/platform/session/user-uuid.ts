import { text } from '../../../shared/bridge/shape';
import { entryKind, readEntry, writeEntry } from '../storage/entries';
import type { KeyValueStore } from '../storage/key-value-store';
import { cookieName, storageKey } from '../storage/keys';

const kind = entryKind(storageKey.userUuid, text(64, 1));

/** Value of a readable cookie; null without it. */
export function cookie(all: string, name: string): string | null {
  for (const pair of all.split('; ')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at) === name) return decodeURIComponent(pair.slice(at + 1));
  }
  return null;
}

/** Copies the userUUID cookie into storage, which is only a copy of it. Returns the present value, the stored one
 *  where the browser shows this page no cookie; null without either. Source: S1§3, Q-049. */
export function copyUserUuid(cookies: string, store: KeyValueStore, nowMs: number): string | null {
  const seen = cookie(cookies, cookieName.userUuid);
  if (seen === null) return readEntry(store, kind, nowMs);
  writeEntry(store, kind, seen, nowMs);
  return seen;
}
