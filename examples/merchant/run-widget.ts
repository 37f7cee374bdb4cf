import * as z from 'zod/mini';
import type { HostEvent } from './host-event';
import type { ShopperSession } from './kadam';

const Thrown = z.object({ code: z.string(), retryable: z.boolean(), field: z.optional(z.string()) });

/** Makes a call for shoppers and tells of everything that passes. Returns null where it could not be made at all.
 *  `open`: undefined where the script has not brought the call. */
export function runWidget<End, Options extends object>(
  call: { readonly name: string; readonly options: Options; readonly events: readonly string[] },
  open: ((options: Options) => ShopperSession<End>) | undefined,
  tell: (event: HostEvent) => void,
): ShopperSession<End> | null {
  tell({ direction: 'page → widget', name: call.name, payload: call.options });
  const hear = (name: string, payload: unknown): void => tell({ direction: 'widget → page', name, payload });
  if (!open) {
    hear('threw', { code: 'SCRIPT_LOAD_FAILED', retryable: true });
    return null;
  }
  try {
    const session = open(call.options);
    for (const event of call.events) session.on(event, (payload) => hear(event, payload));
    // Tells the end even of a call that the stub queued for a script that never came.
    void session.result.then((end) => hear('closed', end));
    return session;
  } catch (error) {
    const fault = Thrown.safeParse(error);
    if (!fault.success) throw error;
    hear('threw', fault.data);
    return null;
  }
}
