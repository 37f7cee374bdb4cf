import * as z from 'zod/mini';
import type { HostEvent } from '../merchant/host-event';

const Thrown = z.object({ code: z.string() });
const Ended = z.object({ error: z.object({ code: z.string() }) });
const Refused = z.object({ status: z.number() });

/** Error of the call itself in an event: a code of the SDK, or the status of the shop's server. Null for other events;
 *  the SDK may retry after an `error` event. */
export function failureIn({ name, payload }: HostEvent): string | null {
  switch (name) {
    case 'threw':
      return Thrown.safeParse(payload).data?.code ?? null;
    case 'closed':
      return Ended.safeParse(payload).data?.error.code ?? null;
    case 'refused': {
      const status = Refused.safeParse(payload).data?.status;
      return status === undefined ? null : String(status);
    }
    default:
      return null;
  }
}
