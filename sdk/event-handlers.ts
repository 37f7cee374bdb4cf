import { type Frame, func, oneOf } from '../shared/bridge';
import { parseOptions } from './parse-options';
import { eventsOf } from './session-events';
import type { AnalyticsEvent, CommonOptions } from './types/kadam.mjs';

export type Handle = (payload: unknown) => void;

/** Reports an error of the merchant's handler to the page instead of throwing it. */
export function safely(handle: Handle, payload?: unknown): void {
  try {
    handle(payload);
  } catch (error) {
    reportError(error);
  }
}

/** Event handlers of a session, called in the order of `on`, before the merchant's analytics. */
export function eventHandlers<Session>(
  frame: Frame,
  { analytics }: CommonOptions,
): {
  /** Return the session. Throw `OPTIONS_INVALID` if it has no event of that name. */
  on(this: Session, name: string, handle: Handle): Session;
  off(this: Session, name: string, handle: Handle): Session;
  emit(name: string, payload: unknown): void;
} {
  let handlers: readonly (readonly [name: string, handle: Handle])[] = [];
  const known = oneOf(...eventsOf(frame));
  function check(name: string, handle: Handle): void {
    parseOptions(known, name, 'event');
    parseOptions(func(), handle, 'handler');
  }
  return {
    on(name, handle) {
      check(name, handle);
      handlers = [...handlers, [name, handle]];
      return this;
    },
    off(name, handle) {
      check(name, handle);
      handlers = handlers.filter(([asked, each]) => asked !== name || each !== handle);
      return this;
    },
    emit(name, payload) {
      for (const [asked, handle] of handlers) if (asked === name) safely(handle, payload);
      if (!analytics) return;
      // No other field: a payload may contain personal data.
      const { step, status, code, outcome, reason } = payload as Readonly<Record<string, string>>;
      const summary = { frame: frame.openedBy.slice(4), event: name, step, status, code, outcome, reason };
      safely(analytics as Handle, summary satisfies Record<keyof AnalyticsEvent, unknown>);
    },
  };
}
