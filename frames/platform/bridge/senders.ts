import type { Frame } from '../../../shared/bridge/frame';

type Sender = (...parameters: never[]) => unknown;

/** Senders of a frame's messages. A missing or an additional sender is a type error. */
export type Senders<
  Row extends Frame,
  By extends Record<keyof Row['outgoing'], Sender> & Record<Exclude<keyof By, keyof Row['outgoing']>, never>,
> = By;
