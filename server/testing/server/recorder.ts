import { endpointAt } from '../api/endpoint-at';
import type { Reply, TestServer } from './test-server';

/** A successful call. `request`: the body, or the query of a GET, with path parameters; absent if there is none. */
export interface Recorded {
  readonly request?: unknown;
  readonly answer: unknown;
}

/** A server that records the first successful call of each endpoint. */
export function recorded(kadam: TestServer): { readonly kadam: TestServer; readonly calls: Record<string, Recorded> } {
  const calls: Record<string, Recorded> = {};
  const note = (method: string, url: string, payload: string | undefined, reply: Reply): Reply => {
    const asked = endpointAt(method, url);
    if (asked === null || asked.name in calls || reply.body?.success !== true) return reply;
    const query = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
    const request = { ...asked.named, ...(payload === undefined ? query : (JSON.parse(payload) as object)) };
    calls[asked.name] = { ...(Object.keys(request).length > 0 ? { request } : {}), answer: reply.body };
    return reply;
  };
  return {
    calls,
    kadam: {
      ...kadam,
      request: async (method, url, options) =>
        note(method, url, options?.payload, await kadam.request(method, url, options)),
      call: async (name, body, options) =>
        note(
          body === undefined ? 'GET' : 'POST',
          `/app/affordability/sa/${name}`,
          body === undefined ? undefined : JSON.stringify(body),
          await kadam.call(name, body, options),
        ),
    },
  };
}
