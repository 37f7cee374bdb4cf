import { hostFields } from './fields';
import type { Incoming, Outgoing } from './message';
import { type Fields, type Infer, type ObjectOf, object, type Schema } from './schema';

/** One kind of frame. Directions are as seen from the frame. */
export interface Frame {
  /** Path of its page at the provider. */
  readonly path: string;
  /** Name of the opening message. */
  readonly openedBy: `open${string}`;
  /** The merchant's options, sent in the opening message. */
  readonly options: Fields;
  /** Values for options that the merchant left out. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** Secret of the opening, which no page may store: its field, its schema, and the option that supplies it, as a
   *  function or, with `mayBeText`, also as text. */
  readonly secret?: {
    readonly field: string;
    readonly schema: Schema<string>;
    readonly option: string;
    readonly mayBeText: boolean;
  };
  /** True if only the first opening counts; other frames may be opened again. */
  readonly opensOnce?: true;
  readonly incoming: Readonly<Record<string, Incoming<unknown>>>;
  readonly outgoing: Readonly<Record<string, Outgoing<'event' | 'end' | 'open' | 'secret', object>>>;
  /** The message that reports success; its payload is part of the session's end. */
  readonly completedBy?: string;
  /** Initial height, CSS px, until the frame reports one; 0 = invisible. */
  readonly heightPx?: number;
}

/* @__NO_SIDE_EFFECTS__ */
export const frame = <const Row extends Frame>(
  row: Row & {
    readonly completedBy?: keyof Row['outgoing'];
    readonly defaults?: { readonly [Name in keyof Row['options']]?: string };
  },
): Row => row;

type SecretField<Row extends Frame> = Row extends { readonly secret: { readonly field: infer Field extends string } }
  ? { readonly [Name in Field]: Schema<string> }
  : unknown;

export type Opening<Row extends Frame> = ObjectOf<Row['options'] & typeof hostFields & SecretField<Row>>;

/** Schema of the opening message, which is answered with `OpenAnswer`. */
/* @__NO_SIDE_EFFECTS__ */
export const openingOf = <Row extends Frame>({ options, secret }: Row): Schema<Opening<Row>> =>
  // SAFETY: the object has the fields of the type.
  object({ ...options, ...hostFields, ...(secret && { [secret.field]: secret.schema }) }) as unknown as Schema<
    Opening<Row>
  >;

type OutgoingAs<Messages extends Frame['outgoing'], HostAction> = {
  readonly [Name in keyof Messages as Messages[Name]['hostAction'] extends HostAction ? Name : never]: Infer<
    Messages[Name]['payload']
  >;
};

/** Events of a frame for its page, by their public name. */
export type EventsOf<Row extends Frame> = OutgoingAs<Row['outgoing'], 'event'> & {
  readonly [Name in keyof OutgoingAs<Row['outgoing'], 'secret'> as 'tokenRequested']: Infer<
    Row['outgoing'][Name]['payload']
  >;
};

/** Payloads of a frame's messages. */
export type PayloadsOf<Row extends Frame> = {
  [Name in keyof Row['outgoing']]: Infer<Row['outgoing'][Name]['payload']>;
}[keyof Row['outgoing']];
