import type { Frame } from '../../../shared/bridge/frame';

type Sender = (...parameters: never[]) => unknown;

/** Functions that send the messages of a frame, by message. A type error if a message of the row has no sender, or if a
 *  sender has no message in the row. */
export type Senders<
  Row extends Frame,
  By extends Record<keyof Row['outgoing'], Sender> & Record<Exclude<keyof By, keyof Row['outgoing']>, never>,
> = By;
