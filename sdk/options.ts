import {
  amountRupees,
  type Fields,
  type Frame,
  func,
  int,
  object,
  optional,
  type Schema,
  shownDetails,
  text,
} from '../shared/bridge';
import type { AnalyticsEvent, CommonOptions } from './types/kadam.mjs';

const waitMs = optional(int(1, 600_000));

/** What every call takes besides what stands in the table: it stays on the merchant's page. */
export const ownFields = {
  /** What people see of you. `merchantLogo` and `merchantURL` are http(s) addresses. */
  merchantDetails: object(shownDetails),
  /** Milliseconds. Defaults: 8,000 until the frame is open (`openMs`), of which 8,000 to load it and 5,000 for the handshake;
   *  10,000 for one call. */
  timeouts: optional(object({ openMs: waitMs, loadMs: waitMs, handshakeMs: waitMs, callMs: waitMs })),
  /** What is bought, for the time before the frame is up: a name, your number of the order, whole rupees. Nothing else
   *  reads it: the checkout asks your order at its own server. */
  order: optional(object({ name: text(120), amount: amountRupees })),
  /** Hears of every event, for your own analytics; by default nobody does. It is told no number, name, amount, order or
   *  token: see {@link AnalyticsEvent}. */
  analytics: optional(func<(event: AnalyticsEvent) => void>()),
} as const;

const textOrFunction =
  (schema: Schema<string>): Schema<unknown> =>
  (value, path) =>
    typeof value === 'function' ? value : schema(value, path);

/** What a merchant gives to open a frame, by name. */
export function optionFieldsOf({ options, defaults, secret }: Frame): Fields {
  const fields: Record<string, Schema<unknown>> = { ...options, ...ownFields };
  for (const name of Object.keys(defaults ?? {})) fields[name] = optional(options[name] as Schema<unknown>);
  if (secret) fields[secret.option] = secret.mayBeText ? textOrFunction(secret.schema) : func();
  return fields;
}

/** The schema of what a merchant gives to open a frame. */
export const optionsOf = (frame: Frame): Schema<CommonOptions> =>
  // SAFETY: every row has the fields that all have.
  object(optionFieldsOf(frame)) as unknown as Schema<CommonOptions>;
