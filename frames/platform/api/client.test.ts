import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { addressed } from '../../../shared/api/addressed';
import { endpoint } from '../../../shared/api/endpoint';
import { call, client, FakeServer, fault, save } from './testing/fake-server';

const find = endpoint({
  method: 'GET',
  path: '/app/find',
  summary: 'Finds',
  scope: 'public',
  request: z.object({
    name: z.string(),
    page: z.optional(z.int()),
    isNew: z.optional(z.boolean()),
    tags: z.optional(z.array(z.string())),
  }),
  response: z.object({ id: z.int() }),
});
const list = endpoint({ ...find, path: '/app/list', request: null });
const found = endpoint({
  ...find,
  method: 'GET',
  path: '/app/found/:id/of/:name',
  request: z.object({ id: z.string(), name: z.string(), page: z.optional(z.int()) }),
});
const versioned = endpoint({ ...find, path: '/app/widget/check-user-eligibility?v=1' });

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a request', () => {
  // @req API-001
  it('of a POST goes to its path from base / with JSON in its body', async () => {
    await call();
    expect(server.requests[0]?.url).toBe('/app/save');
    expect(server.requests[0]?.init).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      body: '{"name":"Ravi"}',
    });
    expect(new Headers(server.requests[0]?.init.headers).get('content-type')).toBe('application/json');
  });

  it('sends the locale of the page, whatever the browser prefers, so that an SMS has that language', async () => {
    document.documentElement.lang = 'hi-IN';
    await call();
    expect(new Headers(server.requests[0]?.init.headers).get('accept-language')).toBe('hi-IN');
  });

  it('of a GET has its fields in the query and no body', async () => {
    await client().call(find, { name: 'Ravi & Söhne', page: 2, isNew: false, tags: ['a', 'b c'] });
    expect(server.requests[0]?.url).toBe('/app/find?name=Ravi+%26+S%C3%B6hne&page=2&isNew=false&tags=a&tags=b+c');
    expect(server.requests[0]?.init.body).toBeUndefined();
  });

  it('whose path names segments is called at its address, with the rest in the query', async () => {
    await client().call(addressed(found, { id: 'a-7', name: 'Ravi & Söhne' }), { page: 2 });
    expect(server.requests[0]?.url).toBe('/app/found/a-7/of/Ravi%20%26%20S%C3%B6hne?page=2');
    // @ts-expect-error: the endpoint has no address yet.
    const call = (): Promise<unknown> => client().call(found, { id: 'a-7', name: 'Ravi' });
    expect(call).toBeTypeOf('function');
  });

  it('of a GET leaves out a field that is not given, and names one that is empty', async () => {
    await client().call(find, { name: '', page: undefined });
    expect(server.requests[0]?.url).toBe('/app/find?name');
  });

  it('of a GET without fields has no query, and a path with a query of its own keeps it', async () => {
    await client().call(list, undefined);
    await client().call(versioned, { name: 'Ravi' });
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/app/list',
      '/app/widget/check-user-eligibility?v=1&name=Ravi',
    ]);
  });

  // @req API-002
  it('carries session headers, its own headers and its idempotency key', async () => {
    const sessions = [{ 'session-token': 's-1' }, { 'session-token': 's-2' }];
    const api = client({ sessionHeaders: () => sessions.shift() ?? {} });
    await api.call(save, { name: 'Ravi' }, { headers: { 'ic-merchant-key': 'zenmart' }, idempotencyKey: 'key-1' });
    await api.call(save, { name: 'Ravi' });
    const [first, second] = server.requests.map(({ init }) => new Headers(init.headers));
    expect(first?.get('session-token')).toBe('s-1');
    expect(first?.get('ic-merchant-key')).toBe('zenmart');
    expect(first?.get('idempotency-key')).toBe('key-1');
    expect(second?.get('session-token')).toBe('s-2');
    expect(second?.get('idempotency-key')).toBeNull();
  });

  it('is made once: a failure is not tried again behind the caller’s back', async () => {
    server.answer({ status: 503, body: {} });
    await fault();
    expect(server.requests).toHaveLength(1);
  });
});

describe('a success', () => {
  // @req API-007, API-117
  it.each([200, 201, 299])('is %i with a flag of exactly true, and gives its data', async (status) => {
    server.answer({ status, body: { success: true, data: { id: 7, more: 'unknown fields go' } } });
    expect(await call()).toEqual({ id: 7 });
  });

  // @req API-007, ERR-023
  it.each([[false]])('is not a flag of %o: status 400, with message, code and data of the body', async (success) => {
    server.answer({ body: { success, data: { id: 7 }, message: 'No.', code: 4107 } });
    expect(await fault()).toMatchObject({
      kind: 'business',
      status: 400,
      message: 'No.',
      code: 4107,
      data: { id: 7 },
    });
  });

  it.each([[undefined], ['true'], [1], [null], [{}]])(
    'a success flag of %o is not one of ours: the answer is from a proxy',
    async (success) => {
      server.answer({ body: { success, data: { id: 7 }, message: 'No.', code: 4107 } });
      expect(await fault()).toMatchObject({ kind: 'intercepted', status: 500, code: 500 });
    },
  );

  // @req API-117
  it.each([300, 304, 404, 500])('is not %i, whatever its flag says', async (status) => {
    server.answer({ status, body: { success: true, data: { id: 7 } } });
    expect(await fault()).toMatchObject({ kind: status === 500 ? 'network' : 'intercepted', status: 500 });
  });

  it('is not 204 without a body, nor an empty one', async () => {
    server.answer({ status: 204 });
    expect(await fault()).toMatchObject({ kind: 'intercepted', status: 500 });
    server.answer({ text: '' });
    expect(await fault()).toMatchObject({ kind: 'intercepted', status: 500 });
  });
});

describe('the navigation hint', () => {
  // @req API-008
  it.each(['BIC', 'VERIFY_MOBILE', 'VERIFY_AIVF'] as const)('%s of a success is told', async (next) => {
    const hints: unknown[] = [];
    server.answer({ body: { success: true, data: { id: 7 }, nav: { source: 'activation', next } } });
    await client({ onNavigationHint: (hint) => hints.push(hint) }).call(save, { name: 'Ravi' });
    expect(hints).toEqual([{ source: 'activation', next }]);
  });

  it.each([[{ source: 'elsewhere', next: 'BIC' }], [{ source: 'activation', next: 'HOME' }], ['BIC'], [null]])(
    '%o is none, and the answer counts all the same',
    async (nav) => {
      const onNavigationHint = vi.fn();
      server.answer({ body: { success: true, data: { id: 7 }, nav } });
      expect(await client({ onNavigationHint }).call(save, { name: 'Ravi' })).toEqual({ id: 7 });
      expect(onNavigationHint).not.toHaveBeenCalled();
    },
  );
});

describe('after a call', () => {
  // @req STO-028
  it('the cookies are looked at once, whether it was answered, refused or lost', async () => {
    const afterCall = vi.fn();
    const api = client({ afterCall });
    await api.call(save, { name: 'Ravi' });
    server.answer({ body: { success: false, code: 1, message: 'No.' } });
    await fault(api.call(save, { name: 'Ravi' }));
    server.breakLine();
    await fault(api.call(save, { name: 'Ravi' }));
    expect(afterCall).toHaveBeenCalledTimes(3);
  });
});
