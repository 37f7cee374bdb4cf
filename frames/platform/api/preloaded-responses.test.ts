import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../../shared/api/endpoint';
import { PreloadedResponse } from '../../../shared/api/preloaded-response';
import { prefetch } from './prefetch';
import { client, FakeServer, save } from './testing/fake-server';

const start = endpoint({
  method: 'POST',
  path: '/app/start',
  summary: 'Starts',
  scope: 'widget',
  request: z.strictObject({ key: z.string() }),
  response: z.object({
    sessionToken: z.string(),
    sessionId: z.optional(z.string()),
    givenAlong: z.optional(z.array(PreloadedResponse)),
  }),
});
const read = endpoint({
  method: 'GET',
  path: '/app/read',
  summary: 'Reads',
  scope: 'widget',
  request: null,
  response: z.object({ text: z.string() }),
});

let server: FakeServer;
let session: Record<string, string>;
beforeEach(() => {
  server = new FakeServer();
  session = { 'ic-merchant-key': 'zenmart' };
});
afterEach(() => {
  document.documentElement.lang = '';
  vi.unstubAllGlobals();
});
const api = client({ sessionHeaders: () => session });
const asked = (): string[] => server.requests.map(({ url }) => url);

/** Starts a session that preloads `data` for `read`. The server returns another text later. */
async function startWith(data: unknown): Promise<void> {
  const given = { method: 'GET', path: '/app/read', input: {}, data };
  server.answer({ body: { success: true, data: { sessionToken: 'one', sessionId: 'id', givenAlong: [given] } } });
  const { sessionToken, sessionId = '' } = await api.call(start, { key: 'a' });
  session = { ...session, 'session-token': sessionToken, sessionId };
  server.answer({ body: { success: true, data: { text: 'asked' } } });
}

describe('a preloaded response', () => {
  it('is taken once, without asking', async () => {
    await startWith({ text: 'given' });
    expect(await api.call(read, undefined)).toEqual({ text: 'given' });
    expect(await api.call(read, undefined)).toEqual({ text: 'asked' });
    expect(asked()).toEqual(['/app/start', '/app/read']);
  });

  it('counts no more once something else was asked: that may have changed it', async () => {
    await startWith({ text: 'given' });
    server.answer({ body: { success: true, data: { id: 7 } } });
    await api.call(save, { name: 'Ravi' });
    server.answer({ body: { success: true, data: { text: 'asked' } } });
    expect(await api.call(read, undefined)).toEqual({ text: 'asked' });
  });

  it('counts in its own session alone', async () => {
    await startWith({ text: 'given' });
    session = { ...session, 'session-token': 'two' };
    expect(await api.call(read, undefined)).toEqual({ text: 'asked' });
  });

  it('goes through the schema of its own endpoint', async () => {
    await startWith({ text: 7 });
    await expect(api.call(read, undefined)).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('a prefetched call', () => {
  const firstCall = {
    method: 'POST',
    path: '/app/start',
    input: { key: 'a' },
    headers: { 'ic-merchant-key': 'zenmart' },
  } as const;

  it('is not sent again by who asks for the same', async () => {
    server.answer({ body: { success: true, data: { sessionToken: 'one' } } });
    prefetch(firstCall, 'hi');
    expect(await api.call(start, { key: 'a' })).toEqual({ sessionToken: 'one' });
    expect(asked()).toEqual(['/app/start']);
  });

  it('has the language of the page, and is ignored by a page in another language', async () => {
    server.answer({ body: { success: true, data: { sessionToken: 'one' } } });
    prefetch(firstCall, 'hi');
    expect(new Headers(server.requests[0]?.init.headers).get('accept-language')).toBe('hi-IN');
    document.documentElement.lang = 'en-IN';
    await api.call(start, { key: 'a' });
    expect(asked()).toHaveLength(2);
  });

  it('is no answer to a call that says something else or has other headers', async () => {
    server.answer({ body: { success: true, data: { sessionToken: 'one' } } });
    prefetch(firstCall, 'hi');
    await api.call(start, { key: 'b' });
    prefetch({ ...firstCall, headers: {} }, 'hi');
    await api.call(start, { key: 'a' });
    expect(asked()).toHaveLength(4);
  });

  it('fails as the call itself would, and can be made again', async () => {
    server.breakLine();
    prefetch(firstCall, 'hi');
    await expect(api.call(start, { key: 'a' })).rejects.toMatchObject({ kind: 'network', message: 'Network Error' });
    server.answer({ body: { success: true, data: { sessionToken: 'one' } } });
    expect(await api.call(start, { key: 'a' })).toEqual({ sessionToken: 'one' });
  });

  it('is waited for no longer than any call', async () => {
    vi.useFakeTimers();
    server.respond = () => new Promise(() => undefined);
    prefetch(firstCall, 'hi');
    const asking = api.call(start, { key: 'a' });
    const failed = expect(asking).rejects.toMatchObject({ kind: 'timeout', message: 'timeout of 30000ms exceeded' });
    await vi.advanceTimersByTimeAsync(30_000);
    await failed;
    vi.useRealTimers();
  });
});
