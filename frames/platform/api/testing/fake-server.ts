import { vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../../../shared/api/endpoint';
import { ApiError } from '../api-error';
import { type ApiClient, type ClientPorts, createApiClient } from '../client';
import { laterHttp } from '../later-http';

export const save = endpoint({
  method: 'POST',
  path: '/app/save',
  summary: 'Saves',
  scope: 'public',
  request: z.strictObject({ name: z.string() }),
  response: z.object({ id: z.int() }),
});

export interface Reply {
  readonly status?: number;
  /** Sent as JSON unless `text` is set. */
  readonly body?: unknown;
  readonly text?: string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Replaces `fetch`, records requests and sends queued replies. */
export class FakeServer {
  readonly requests: { readonly url: string; readonly init: RequestInit }[] = [];
  respond: (init: RequestInit) => Promise<Response> = () => Promise.reject(new Error('no answer was given'));

  /** Requests to other paths are refused: a late call of another test file would take this test's reply. */
  constructor(paths?: readonly string[]) {
    this.answer({ body: { success: true, data: { id: 7 } } });
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      const { pathname } = new URL(url, 'https://kadam.example');
      if (paths && !paths.includes(pathname)) return Promise.reject(new Error(`no answer is prepared for ${pathname}`));
      this.requests.push({ url, init });
      return this.respond(init);
    });
  }

  answer({ status = 200, body, text, type = 'application/json', headers }: Reply): void {
    // These two statuses must have no body.
    const content = status === 204 || status === 304 ? null : (text ?? JSON.stringify(body));
    this.respond = async () => new Response(content, { status, headers: { 'content-type': type, ...headers } });
  }

  breakLine(): void {
    this.respond = () => Promise.reject(new TypeError('Failed to fetch'));
  }
}

/** Deferred part with a hidden notice. */
const http = laterHttp({ show: () => undefined, hide: () => undefined });

export const client = (ports: Partial<ClientPorts> = {}): ApiClient =>
  createApiClient({ later: async () => http, sessionHeaders: () => ({}), ...ports });
export const call = (): Promise<{ id: number }> => client().call(save, { name: 'Ravi' });

/** Error of a refused call. */
export async function fault(asked: Promise<unknown> = call()): Promise<ApiError> {
  const error = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ApiError) return error;
  throw new Error(`expected an ApiError, got ${String(error)}`);
}
