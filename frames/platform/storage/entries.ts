import type { Schema } from '../../../shared/bridge/schema';
import { ValidationIssue } from '../../../shared/bridge/schema';
import type { KeyValueStore } from './key-value-store';

/** Default lifetime, seconds. Source: S2§9. */
const DEFAULT_LIFETIME_S = 3600;

/** A kind of entry: key, schema, version and lifetime. */
interface EntryKind<T> {
  readonly key: string;
  readonly schema: Schema<T>;
  /** Grows when the schema changes; entries of another version are dropped. */
  readonly version: number;
  readonly lifetimeS: number;
  /** base64url, which hides a value from a glance but does not protect it. */
  readonly isEncoded: boolean;
}

export const entryKind = <T>(
  key: string,
  schema: Schema<T>,
  options: { version?: number; lifetimeS?: number; isEncoded?: boolean } = {},
): EntryKind<T> => ({
  key,
  schema,
  version: options.version ?? 1,
  lifetimeS: options.lifetimeS ?? DEFAULT_LIFETIME_S,
  isEncoded: options.isEncoded ?? false,
});

/** Null if absent, expired, of another version or invalid; an invalid entry is removed. */
export function readEntry<T>(store: KeyValueStore, kind: EntryKind<T>, nowMs: number): T | null {
  const text = store.get(kind.key);
  if (text === null) return null;
  const envelope = parse(kind.isEncoded ? decode(text) : text);
  const isAlive =
    envelope !== null &&
    envelope.version === kind.version &&
    typeof envelope.expiresAtMs === 'number' &&
    nowMs < envelope.expiresAtMs;
  if (isAlive) {
    try {
      return kind.schema(envelope.value, kind.key, true);
    } catch (issue) {
      if (!(issue instanceof ValidationIssue)) throw issue;
    }
  }
  store.remove(kind.key);
  return null;
}

export function writeEntry<T>(store: KeyValueStore, kind: EntryKind<T>, value: T, nowMs: number): void {
  const text = JSON.stringify({ version: kind.version, expiresAtMs: nowMs + kind.lifetimeS * 1000, value });
  store.set(kind.key, kind.isEncoded ? encode(text) : text);
}

/** Fields of a JSON object; null for anything else. */
function parse(text: string | null): Record<string, unknown> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

export function encode(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** Null for invalid base64url. */
export function decode(text: string): string | null {
  try {
    const bytes = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)));
  } catch {
    return null;
  }
}
