import type { Schema } from './schema';

/** The version that both sides speak. A frame that does not know the host's version answers `PROTOCOL_UNSUPPORTED`
 *  instead of keeping silent. */
export const PROTOCOL_VERSION = 1;

/** One message of the bridge: its name on the wire, who sends it, and what it carries. */
export interface BridgeMessage<Name extends string, Payload, Answer> {
  readonly name: Name;
  readonly direction: 'hostToFrame' | 'frameToHost';
  readonly payload: Schema<Payload>;
  readonly answer: Schema<Answer>;
}

/* @__NO_SIDE_EFFECTS__ */
export const hostToFrame = <const Name extends string, P, A>(
  name: Name,
  payload: Schema<P>,
  answer: Schema<A>,
): BridgeMessage<Name, P, A> => ({ name, direction: 'hostToFrame', payload, answer });

/* @__NO_SIDE_EFFECTS__ */
export const frameToHost = <const Name extends string, P, A>(
  name: Name,
  payload: Schema<P>,
  answer: Schema<A>,
): BridgeMessage<Name, P, A> => ({ name, direction: 'frameToHost', payload, answer });
