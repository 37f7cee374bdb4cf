import { Nothing, word } from './fields';
import { object, type Schema } from './schema';

/** The version that both sides speak. A frame that does not know the host's version answers `PROTOCOL_UNSUPPORTED`
 *  instead of keeping silent. */
export const PROTOCOL_VERSION = 1;

/** What a frame answers to a message that changes something in it. */
export interface UpdateAnswer {
  readonly outcome: 'updated' | 'refused';
}

/** What the host answers to a message that only tells something. */
export interface EventAnswer {
  readonly outcome: 'heard' | 'closing';
}

/** A message to a frame. Its name is its key in the table. */
export interface Incoming<Payload> {
  readonly payload: Schema<Payload>;
}

/** A message from a frame, and what the host does with it (`hostAction`):
 *  - `event`: the page hears of it, under the name of the message; answered with `EventAnswer`;
 *  - `end`: the session ends for the reason that it carries; answered with `EventAnswer`;
 *  - `open`: what the host shows in its place goes, before the frame has answered its opening; answered with `EventAnswer`;
 *  - `secret`: the merchant is asked for a fresh secret, and the page hears `tokenRequested`; `answer` carries it. */
export interface Outgoing<HostAction extends 'event' | 'end' | 'open' | 'secret', Payload> extends Incoming<Payload> {
  readonly hostAction: HostAction;
  readonly answer?: Schema<object>;
}

/* @__NO_SIDE_EFFECTS__ */
export const update = <P>(payload: Schema<P>): Incoming<P> => ({ payload });

/* @__NO_SIDE_EFFECTS__ */
export const event = <P>(payload: Schema<P>) => ({ hostAction: 'event', payload }) satisfies Outgoing<'event', P>;

/* @__NO_SIDE_EFFECTS__ */
export const end = <Reason extends string>() =>
  ({ hostAction: 'end', payload: object({ reason: word<Reason>() }) }) satisfies Outgoing<'end', object>;

/** The first screen is seen, while most of the page's scripts are still on their way. */
export const shown = { hostAction: 'open', payload: Nothing } satisfies Outgoing<'open', object>;

/** The frame's secret has expired: may it have a fresh one. */
/* @__NO_SIDE_EFFECTS__ */
export const secretRequest = <A extends object>({ answer }: { readonly answer: Schema<A> }) =>
  ({ hostAction: 'secret', payload: Nothing, answer }) satisfies Outgoing<'secret', object>;
