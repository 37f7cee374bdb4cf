import { type RefObject, useEffect, useRef } from 'react';

/** A session of any kind. */
export interface AnySession {
  on(name: never, handler: (payload: unknown) => void): unknown;
  close(): void;
  destroy(): void;
  setAmount?(amountRupees: number): void;
}

/** Hears every event of a session, whichever kind it is. */
export function subscribe(
  session: AnySession,
  names: readonly string[],
  handle: (name: string, payload: unknown) => void,
) {
  // SAFETY: the names are those of the session's kind.
  for (const name of names) session.on(name as never, (payload) => handle(name, payload));
}

/** The newest of what a component was drawn with, for what happens later. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Calls the handler of an event, if there is one. */
export function call(handlers: object, event: string, payload: unknown): void {
  const handler = (handlers as Readonly<Record<string, unknown>>)[`on${event[0]?.toUpperCase()}${event.slice(1)}`];
  if (typeof handler === 'function') handler(payload);
}
