import { hostFields } from './fields';
import type { Incoming, Outgoing } from './message';
import { type Fields, type Infer, type ObjectOf, object, type Schema } from './schema';

/** One kind of frame. In and out are meant from the frame. */
export interface Frame {
  /** Where its page is, at the provider's. */
  readonly path: string;
  /** Name of the message that opens it. */
  readonly openedBy: `open${string}`;
  /** What a merchant gives and the opening message carries. */
  readonly options: Fields;
  /** What it carries where the merchant gave nothing. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** What opens it and no page may keep: the field it travels in, what it has to look like, and the option that
   *  supplies it, as a function or, with `mayBeText`, also as it is. */
  readonly secret?: {
    readonly field: string;
    readonly schema: Schema<string>;
    readonly option: string;
    readonly mayBeText: boolean;
  };
  /** Whether only the first opening counts. Other frames may be opened again. */
  readonly opensOnce?: true;
  /** All that it takes besides being opened. Answered with `updated` or `refused`. */
  readonly incoming: Readonly<Record<string, Incoming<unknown>>>;
  /** All that may come from it. */
  readonly outgoing: Readonly<Record<string, Outgoing<'event' | 'end' | 'open' | 'secret', object>>>;
  /** The message with which what it is for has been done; its content is part of the session's end. */
  readonly completedBy?: string;
  /** How high it stands in a page, CSS px, where it does not say so itself; 0 = it is not seen. */
  readonly heightPx?: number;
}

/** A row of the table. */
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

/** What a frame is opened with. */
export type Opening<Row extends Frame> = ObjectOf<Row['options'] & typeof hostFields & SecretField<Row>>;

/** The schema of what a frame is opened with. Answered with `OpenAnswer`. */
/* @__NO_SIDE_EFFECTS__ */
export const openingOf = <Row extends Frame>({ options, secret }: Row): Schema<Opening<Row>> =>
  // SAFETY: the fields that its type names.
  object({ ...options, ...hostFields, ...(secret && { [secret.field]: secret.schema }) }) as unknown as Schema<
    Opening<Row>
  >;

/** The messages with one host action, in their order and with their docstrings. */
type OutgoingAs<Messages extends Frame['outgoing'], HostAction> = {
  readonly [Name in keyof Messages as Messages[Name]['hostAction'] extends HostAction ? Name : never]: Infer<
    Messages[Name]['payload']
  >;
};

/** What a frame tells its page, by the name under which the page hears it. */
export type EventsOf<Row extends Frame> = OutgoingAs<Row['outgoing'], 'event'> & {
  readonly [Name in keyof OutgoingAs<Row['outgoing'], 'secret'> as 'tokenRequested']: Infer<
    Row['outgoing'][Name]['payload']
  >;
};

/** What the messages of a frame carry. */
export type PayloadsOf<Row extends Frame> = {
  [Name in keyof Row['outgoing']]: Infer<Row['outgoing'][Name]['payload']>;
}[keyof Row['outgoing']];
