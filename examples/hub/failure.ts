import * as z from 'zod/mini';
import type { HostEvent } from '../merchant/host-event';

const Thrown = z.object({ code: z.string() });
const Ended = z.object({ error: z.object({ code: z.string() }) });
const Refused = z.object({ status: z.number() });

/** What an event says went wrong with the call itself: a code of the SDK, or the status of the shop's server. Null where
 *  it says nothing of the kind; an `error` event may still be tried again by the SDK. */
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
