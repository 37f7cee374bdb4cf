import * as z from 'zod/mini';
import type { KeyValueStore } from './key-value-store';

/** How long an entry lives unless told otherwise, seconds. Source: S2§9. */
export const DEFAULT_LIFETIME_S = 3600;

const Envelope = z.object({ version: z.int(), expiresAtMs: z.int(), value: z.unknown() });

/** A kind of entry: its key, the schema every read goes through, its version and lifetime. */
export interface EntryKind<Schema extends z.ZodMiniType> {
  readonly key: string;
  readonly schema: Schema;
  /** Grows when the schema changes; entries of another version are dropped. */
  readonly version: number;
  readonly lifetimeS: number;
  /** base64url, for what should not be read over a shoulder. It hides, it does not protect. */
  readonly isEncoded: boolean;
}

export const entryKind = <Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  options: { version?: number; lifetimeS?: number; isEncoded?: boolean } = {},
): EntryKind<Schema> => ({
  key,
  schema,
  version: options.version ?? 1,
  lifetimeS: options.lifetimeS ?? DEFAULT_LIFETIME_S,
  isEncoded: options.isEncoded ?? false,
});

/** null = absent, expired, of another version, or not what the schema expects; a bad entry is removed, never thrown. */
export function readEntry<Schema extends z.ZodMiniType>(
  store: KeyValueStore,
  kind: EntryKind<Schema>,
  nowMs: number,
): z.output<Schema> | null {
  const text = store.get(kind.key);
  if (text === null) return null;
  const envelope = z.safeParse(Envelope, parse(kind.isEncoded ? decode(text) : text));
  const isAlive = envelope.success && envelope.data.version === kind.version && nowMs < envelope.data.expiresAtMs;
  const value = isAlive ? z.safeParse(kind.schema, envelope.data.value) : null;
  if (value?.success) return value.data;
  store.remove(kind.key);
  return null;
}

export function writeEntry<Schema extends z.ZodMiniType>(
  store: KeyValueStore,
  kind: EntryKind<Schema>,
  value: z.input<Schema>,
  nowMs: number,
): void {
  const text = JSON.stringify({ version: kind.version, expiresAtMs: nowMs + kind.lifetimeS * 1000, value });
  store.set(kind.key, kind.isEncoded ? encode(text) : text);
}

function parse(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the same as a value of the wrong shape.
    return null;
  }
}

/** UTF-8 as base64url without padding. */
export function encode(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** null where the text is not base64url. */
export function decode(text: string): string | null {
  try {
    const bytes = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)));
  } catch {
    return null;
  }
}
