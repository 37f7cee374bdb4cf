import { text, ValidationIssue } from '../../../shared/bridge/schema';
import { entryKind, readEntry, writeEntry } from '../storage/entries';
import type { KeyValueStore } from '../storage/key-value-store';
import { cookieName, storageKey } from '../storage/keys';

const Uuid = text(64, 1);
const kind = entryKind(storageKey.userUuid, Uuid);

/** Value of a readable cookie; null without it, or where it is damaged. */
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
    // A lone percent sign: nobody of ours wrote it, and it must not turn a good answer into a failure.
    return null;
  }
}

/** The cookie if it can be what the server sets. */
function seenUuid(cookies: string): string | null {
  try {
    const value = cookie(cookies, cookieName.userUuid);
    return value === null ? null : Uuid(value, cookieName.userUuid);
  } catch (issue) {
    if (issue instanceof ValidationIssue) return null;
    throw issue;
  }
}

/** Copies the userUUID cookie into storage, which is only a copy of it. Returns the present value, the stored one
 *  where the browser shows this page no cookie; null without either. Source: S1§3, Q-049. */
export function copyUserUuid(cookies: string, store: KeyValueStore, nowMs: number): string | null {
  const seen = seenUuid(cookies);
  if (seen === null) return readEntry(store, kind, nowMs);
  writeEntry(store, kind, seen, nowMs);
  return seen;
}
