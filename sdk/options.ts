import {
  amountRupees,
  type Fields,
  type Frame,
  func,
  type Infer,
  int,
  type ObjectOf,
  object,
  type openFields,
  optional,
  type Schema,
  shownDetails,
  text,
} from '../shared/bridge';
import type { AnalyticsEvent } from './analytics-event';

const waitMs = optional(int(1, 600_000));

/** What every call takes besides what stands in the table: it stays on the merchant's page. */
const ownFields = {
  /** What people see of you. `merchantLogo` and `merchantURL` are http(s) addresses. */
  merchantDetails: object(shownDetails),
  /** Milliseconds. Defaults: 8,000 until the frame is open (`openMs`), of which 8,000 to load it and 5,000 to greet it;
   *  10,000 for one call. */
  timeouts: optional(object({ openMs: waitMs, loadMs: waitMs, handshakeMs: waitMs, callMs: waitMs })),
  /** What is bought, for the time before the frame is up: a name, your number of the order, whole rupees. Nothing else
   *  reads it: the checkout asks your order at its own server. */
  order: optional(object({ name: text(120), amount: amountRupees })),
  /** Hears of every event, for your own analytics; by default nobody does. It is told no number, name, amount, order or
   *  token: see {@link AnalyticsEvent}. */
  analytics: optional(func<(event: AnalyticsEvent) => void>()),
} as const;

type Defaulted<Row> = Row extends { readonly defaults: infer Given } ? keyof Given : never;

/** Options without those that have a default, in their order. */
type NeededOf<Row extends Frame> = {
  [Name in keyof Row['options'] as Name extends Defaulted<Row> ? never : Name]: Row['options'][Name];
};

/** What a merchant gives to open a frame, besides what supplies its secret. */
export type OptionsOf<Row extends Frame> = {
  -readonly [Name in keyof ObjectOf<NeededOf<Row> & typeof ownFields>]: ObjectOf<
    NeededOf<Row> & typeof ownFields
  >[Name];
} & {
  -readonly [Name in keyof Row['options'] as Name extends Defaulted<Row> ? Name : never]?: Infer<Row['options'][Name]>;
};

/** What all frames have in common. */
export interface CommonOptionsFrame extends Frame {
  readonly options: typeof openFields;
}
export type AnyOptions = OptionsOf<CommonOptionsFrame>;

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
export const optionsOf = (frame: Frame): Schema<AnyOptions> =>
  // SAFETY: every row has the fields that all have.
  object(optionFieldsOf(frame)) as unknown as Schema<AnyOptions>;
