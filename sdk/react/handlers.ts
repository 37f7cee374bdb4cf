import { type RefObject, useEffect, useRef } from 'react';

export interface AnySession {
  on(name: never, handler: (payload: unknown) => void): unknown;
  close(): void;
  destroy(): void;
  setAmount?(amountRupees: number): void;
}

export function subscribe(
  session: AnySession,
  names: readonly string[],
  handle: (name: string, payload: unknown) => void,
) {
  // SAFETY: the names are events of this kind of session.
  for (const name of names) session.on(name as never, (payload) => handle(name, payload));
}

export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

export function call(handlers: object, event: string, payload: unknown): void {
  const handler = (handlers as Readonly<Record<string, unknown>>)[`on${event[0]?.toUpperCase()}${event.slice(1)}`];
  if (typeof handler === 'function') handler(payload);
}
