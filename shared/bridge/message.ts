import { Nothing, word } from './fields';
import { object, type Schema } from './schema';

/** Version of both sides. A frame that does not know the host's version answers `PROTOCOL_UNSUPPORTED` instead of
 *  nothing. */
export const PROTOCOL_VERSION = 1;

/** A frame's answer to an update. */
export interface UpdateAnswer {
  readonly outcome: 'updated' | 'refused';
}

/** The host's answer to an event. */
export interface EventAnswer {
  readonly outcome: 'heard' | 'closing';
}

/** A message to a frame. Its name is its key in the table. */
export interface Incoming<Payload> {
  readonly payload: Schema<Payload>;
}

/** A message from a frame, and the host's action (`hostAction`):
 *  - `event`: reported to the page under the message's name; answered with `EventAnswer`;
 *  - `end`: ends the session with the reason in it; answered with `EventAnswer`;
 *  - `open`: removes the host's placeholder before the frame has answered its opening; answered with `EventAnswer`;
 *  - `secret`: asks the merchant for a new secret and reports `tokenRequested` to the page; `answer` contains it. */
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

/** The first screen is visible, while most scripts are still loading. */
export const shown = { hostAction: 'open', payload: Nothing } satisfies Outgoing<'open', object>;

/** Requests a new secret, as the old one has expired. */
/* @__NO_SIDE_EFFECTS__ */
export const secretRequest = <A extends object>({ answer }: { readonly answer: Schema<A> }) =>
  ({ hostAction: 'secret', payload: Nothing, answer }) satisfies Outgoing<'secret', object>;
