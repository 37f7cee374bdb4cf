import * as z from 'zod/mini';
import type { HostEvent } from './host-event';

const Thrown = z.object({ code: z.string(), retryable: z.boolean(), field: z.optional(z.string()) });

export interface AnySession {
  on(name: never, handler: (payload: unknown) => void): unknown;
  destroy(): void;
  readonly result: Promise<unknown>;
}

/** Makes a shopper call and reports its events. Returns null if the call failed. `open`: undefined if the script has
 *  not loaded. */
export function runWidget<Session extends AnySession, Options extends object>(
  call: { readonly name: string; readonly options: Options; readonly events: readonly string[] },
  open: ((options: Options) => Session) | undefined,
  onEvent: (event: HostEvent) => void,
): Session | null {
  onEvent({ direction: 'page → widget', name: call.name, payload: call.options });
  const emit = (name: string, payload: unknown): void => onEvent({ direction: 'widget → page', name, payload });
  if (!open) {
    emit('threw', { code: 'SCRIPT_LOAD_FAILED', retryable: true });
    return null;
  }
  try {
    const session = open(call.options);
    // SAFETY: the names are those of the session's kind.
    for (const event of call.events) session.on(event as never, (payload) => emit(event, payload));
    // Also reports the end of a call that the stub queued for a script that never loaded.
    void session.result.then((end) => emit('closed', end));
    return session;
  } catch (error) {
    const parsed = Thrown.safeParse(error);
    if (!parsed.success) throw error;
    emit('threw', parsed.data);
    return null;
  }
}
