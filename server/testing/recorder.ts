import { endpoints, routeOf } from '../../shared/api';
import { addressOf } from '../openapi/terms';
import type { Reply, TestServer } from './test-server';

/** One call that did what it should. `request`: the body, or the query of a GET; absent without either. */
export interface Recorded {
  readonly request?: unknown;
  readonly answer: unknown;
}

const operationIds = new Map(
  Object.entries(endpoints).map(([name, endpoint]) => [`${endpoint.method} ${addressOf(routeOf(endpoint))}`, name]),
);

/** A server, and what was asked of it: for each endpoint the first call that succeeded. */
export function recorded(kadam: TestServer): { readonly kadam: TestServer; readonly calls: Record<string, Recorded> } {
  const calls: Record<string, Recorded> = {};
  const note = (method: string, url: string, payload: string | undefined, reply: Reply): Reply => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const name = operationIds.get(`${method} ${addressOf(pathname)}`);
    if (name === undefined || name in calls || reply.body?.success !== true) return reply;
    const query = Object.fromEntries(searchParams);
    const request = payload === undefined ? query : (JSON.parse(payload) as object);
    calls[name] = { ...(Object.keys(request).length > 0 ? { request } : {}), answer: reply.body };
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
