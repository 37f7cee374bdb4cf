import type { HostEvent } from '../merchant/host-event';

export interface EventEntry {
  readonly id: number;
  readonly atMs: number;
  readonly direction: HostEvent['direction'];
  readonly name: string;
  /** Display text: numbers masked, tokens left out. */
  readonly payload: string;
}

const HIDDEN_KEYS = new Set(['authToken', 'checkoutToken', 'paymentLink', 'signedResult', 'token', 'otp']);
const MOBILE = /(?<!\d)(91)?(\d{10})(?!\d)/g;

/** '9000000001' → '90XXXXX001', with or without a leading 91, anywhere in a text. */
export const maskMobiles = (text: string): string =>
  text.replace(
    MOBILE,
    (_whole, country: string | undefined, mobile: string) =>
      `${country ?? ''}${mobile.slice(0, 2)}XXXXX${mobile.slice(7)}`,
  );

/** Payload on one line, like '{ amount: 54990, mobile: "90XXXXX001" }'. Hides secrets at any depth. */
export function payloadText(payload: unknown): string {
  if (typeof payload === 'string') return JSON.stringify(maskMobiles(payload));
  if (typeof payload === 'number' || typeof payload === 'bigint') return maskMobiles(String(payload));
  if (Array.isArray(payload)) return `[${payload.map(payloadText).join(', ')}]`;
  if (payload instanceof Error) return payloadText({ ...payload, message: payload.message });
  if (typeof payload === 'object' && payload !== null) {
    const fields = Object.entries(payload)
      .filter(([, value]) => value !== undefined && typeof value !== 'function')
      .map(([key, value]) => `${maskMobiles(key)}: ${HIDDEN_KEYS.has(key) ? '"hidden"' : payloadText(value)}`);
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  }
  return String(payload);
}

const LOG_LENGTH = 200;

/** Log with one more event, newest last, cut to the newest 200. */
export function withEvent(log: readonly EventEntry[], event: HostEvent, atMs: number): readonly EventEntry[] {
  const entry = {
    id: (log.at(-1)?.id ?? 0) + 1,
    atMs,
    direction: event.direction,
    name: event.name,
    payload: payloadText(event.payload),
  };
  return [...log, entry].slice(-LOG_LENGTH);
}

// biome-ignore lint/plugin: a time of day for the developer at this device
const clock = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
});
/** '16:12:09.214' */
export const eventTimeText = (atMs: number): string => clock.format(atMs);
