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

/** Options of every call that are not in the bridge table, as they stay on the merchant's page. */
export const ownFields = {
  /** `merchantLogo` and `merchantURL` are http(s) addresses. */
  merchantDetails: object(shownDetails),
  /** Milliseconds. Defaults: 8,000 until the frame is open (`openMs`), of which 8,000 to load it and 5,000 for the handshake;
   *  10,000 for one call. */
  timeouts: optional(object({ openMs: waitMs, loadMs: waitMs, handshakeMs: waitMs, callMs: waitMs })),
  /** Shown by the panel until the frame is open; `amount` in whole rupees. The checkout reads its order from the server
   *  instead. */
  order: optional(object({ name: text(120), amount: amountRupees })),
  /** Receives every event without personal data, amount, order or token: see {@link AnalyticsEvent}. */
  analytics: optional(func<(event: AnalyticsEvent) => void>()),
} as const;

const textOrFunction =
  (schema: Schema<string>): Schema<unknown> =>
  (value, path) =>
    typeof value === 'function' ? value : schema(value, path);

/** Schemas of the options that open a frame, by name. */
export function optionFieldsOf({ options, defaults, secret }: Frame): Fields {
  const fields: Record<string, Schema<unknown>> = { ...options, ...ownFields };
  for (const name of Object.keys(defaults ?? {})) fields[name] = optional(options[name] as Schema<unknown>);
  if (secret) fields[secret.option] = secret.mayBeText ? textOrFunction(secret.schema) : func();
  return fields;
}

export const optionsOf = (frame: Frame): Schema<CommonOptions> =>
  // SAFETY: every row has the common fields.
  object(optionFieldsOf(frame)) as unknown as Schema<CommonOptions>;
