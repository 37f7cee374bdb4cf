import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../../shared/api/endpoint';
import { ApiError } from './api-error';
import { type ClientPorts, createApiClient } from './client';

const save = endpoint({
  method: 'POST',
  path: '/app/save',
  summary: 'Saves',
  scope: 'public',
  request: z.strictObject({ name: z.string() }),
  response: z.object({ id: z.int() }),
});
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
const versioned = endpoint({ ...find, path: '/app/widget/check-user-eligibility?v=1' });

type Reply = { status?: number; body?: unknown; text?: string; type?: string };
let requests: { url: string; init: RequestInit }[];
let reply: (init: RequestInit) => Promise<Response>;

const json = ({ status = 200, body, text, type = 'application/json' }: Reply): Response =>
  new Response(status === 204 ? null : (text ?? JSON.stringify(body)), { status, headers: { 'content-type': type } });
const answers = (what: Reply): void => {
  reply = async () => json(what);
};

beforeEach(() => {
  requests = [];
  answers({ body: { success: true, data: { id: 7 } } });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push({ url, init });
    return reply(init);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const client = (ports: Partial<ClientPorts> = {}) => createApiClient({ sessionHeaders: () => ({}), ...ports });
const call = () => client().call(save, { name: 'Ravi' });
/** What the call is refused with. */
async function fault(asked: Promise<unknown> = call()): Promise<ApiError> {
  const error = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ApiError) return error;
  throw new Error(`expected an ApiError, got ${String(error)}`);
}

describe('a request', () => {
  it('of a POST goes to its path from base / with JSON in its body', async () => {
    await call();
    expect(requests[0]?.url).toBe('/app/save');
    expect(requests[0]?.init).toMatchObject({ method: 'POST', credentials: 'same-origin', body: '{"name":"Ravi"}' });
    expect(new Headers(requests[0]?.init.headers).get('content-type')).toBe('application/json');
  });

  it('of a GET has its fields in the query and no body', async () => {
    await client().call(find, { name: 'Ravi & Söhne', page: 2, isNew: false, tags: ['a', 'b c'] });
    expect(requests[0]?.url).toBe('/app/find?name=Ravi+%26+S%C3%B6hne&page=2&isNew=false&tags=a&tags=b+c');
    expect(requests[0]?.init.body).toBeUndefined();
  });

  it('of a GET leaves out a field without a value', async () => {
    await client().call(find, { name: '', page: undefined });
    expect(requests[0]?.url).toBe('/app/find?name=');
  });

  it('of a GET without fields has no query, and a path with a query of its own keeps it', async () => {
    await client().call(list, undefined);
    await client().call(versioned, { name: 'Ravi' });
    expect(requests.map(({ url }) => url)).toEqual(['/app/list', '/app/widget/check-user-eligibility?v=1&name=Ravi']);
  });

  it('carries session headers, its own headers and its idempotency key', async () => {
    const sessions = [{ 'session-token': 's-1' }, { 'session-token': 's-2' }];
    const api = client({ sessionHeaders: () => sessions.shift() ?? {} });
    await api.call(save, { name: 'Ravi' }, { headers: { 'ic-merchant-key': 'zenmart' }, idempotencyKey: 'key-1' });
    await api.call(save, { name: 'Ravi' });
    const [first, second] = requests.map(({ init }) => new Headers(init.headers));
    expect(first?.get('session-token')).toBe('s-1');
    expect(first?.get('ic-merchant-key')).toBe('zenmart');
    expect(first?.get('idempotency-key')).toBe('key-1');
    expect(second?.get('session-token')).toBe('s-2');
    expect(second?.get('idempotency-key')).toBeNull();
  });

  it('is made once: a failure is not tried again behind the caller’s back', async () => {
    answers({ status: 503, body: {} });
    await fault();
    expect(requests).toHaveLength(1);
  });
});

describe('a success', () => {
  it.each([200, 201, 299])('is %i with a flag of exactly true, and gives its data', async (status) => {
    answers({ status, body: { success: true, data: { id: 7, more: 'unknown fields go' } } });
    expect(await call()).toEqual({ id: 7 });
  });

  it.each([[undefined], [false], ['true'], [1], [null], [{}]])(
    'is not a flag of %o: status 400, with message, code and data of the body',
    async (success) => {
      answers({ body: { success, data: { id: 7 }, message: 'No.', code: 4107 } });
      expect(await fault()).toMatchObject({
        kind: 'business',
        status: 400,
        message: 'No.',
        code: 4107,
        data: { id: 7 },
      });
    },
  );

  it.each([300, 304, 404, 500])('is not %i, whatever its flag says', async (status) => {
    answers({ status, ...(status === 304 ? { text: '' } : {}), body: { success: true, data: { id: 7 } } });
    if (status === 304) reply = async () => ({ status: 304, headers: new Headers(), body: null }) as Response;
    expect(await fault()).toMatchObject({ kind: 'http', status });
  });

  it('is not 204 without a body, nor an empty one', async () => {
    answers({ status: 204 });
    expect(await fault()).toMatchObject({ kind: 'business', status: 400, message: '' });
    answers({ text: '' });
    expect(await fault()).toMatchObject({ kind: 'business', status: 400 });
  });
});

describe('a refusal of 200', () => {
  it('carries message, code and data of its body, and the status 400', async () => {
    answers({
      body: {
        success: false,
        code: 4107,
        message: 'Rejected.',
        title: 'Sorry',
        retry: false,
        type: 'T',
        data: { a: 1 },
      },
    });
    expect(await fault()).toMatchObject({
      kind: 'business',
      status: 400,
      code: 4107,
      message: 'Rejected.',
      title: 'Sorry',
      retry: false,
      type: 'T',
      data: { a: 1 },
    });
  });

  it('may have a name for a code', async () => {
    answers({ body: { success: false, code: 'OTP_TOO_SOON', message: 'Wait.' } });
    expect(await fault()).toMatchObject({ code: 'OTP_TOO_SOON', title: null, retry: null, type: null, fields: [] });
  });

  it('that breaks its own form has the code 400 and no words', async () => {
    answers({ body: { success: false, code: { a: 1 }, message: 'x' } });
    expect(await fault()).toMatchObject({ kind: 'business', code: 400, message: '' });
  });
});

describe('a status that is no success', () => {
  it('401 says Authorization Fail, whatever the body says', async () => {
    answers({ status: 401, body: { success: false, code: 401, message: 'secret details' } });
    expect(await fault()).toMatchObject({ kind: 'unauthorised', status: 401, message: 'Authorization Fail' });
  });

  it('403 keeps the type User_Blocked_By_FM and the words of the body', async () => {
    answers({ status: 403, body: { success: false, code: 403, message: 'Blocked.', type: 'User_Blocked_By_FM' } });
    expect(await fault()).toMatchObject({
      kind: 'forbidden',
      status: 403,
      code: 403,
      type: 'User_Blocked_By_FM',
      message: 'Blocked.',
    });
  });

  it('400 names the fields at fault', async () => {
    const fields = [{ path: 'urls.successUrl', message: 'must be an address' }];
    answers({ status: 400, body: { success: false, code: 400, message: 'Not valid.', fields } });
    expect(await fault()).toMatchObject({ kind: 'http', status: 400, fields });
  });

  it('409 keeps its own code 4004', async () => {
    answers({ status: 409, body: { success: false, code: 4004, message: 'Used.', type: 'IDEMPOTENCY_CONFLICT' } });
    expect(await fault()).toMatchObject({ kind: 'http', status: 409, code: 4004 });
  });

  it('502 with a page of HTML is a failure with code 502 and no words of that page', async () => {
    answers({ status: 502, text: '<html><h1>Bad gateway</h1></html>', type: 'text/html' });
    expect(await fault()).toMatchObject({ kind: 'http', status: 502, code: 502, message: '' });
  });

  it('200 with a page of HTML, as hotel networks answer, is a failure too', async () => {
    answers({ text: '<html>Log in to the network</html>', type: 'text/html' });
    expect(await fault()).toMatchObject({ kind: 'business', status: 400, message: '' });
  });
});

describe('data that breaks its schema', () => {
  it.each([[{ id: '7' }], [{}], [null], [undefined], ['text'], [[7]]])('%o is malformed, code 500', async (data) => {
    answers({ body: { success: true, data } });
    expect(await fault()).toMatchObject({ kind: 'malformed', status: 500, code: 500, message: 'Malformed answer' });
  });
});

describe('no answer', () => {
  it('is Network Error with code 500 where the line is broken', async () => {
    reply = () => Promise.reject(new TypeError('Failed to fetch'));
    const error = await fault();
    expect(error).toMatchObject({ kind: 'network', status: 500, code: 500, message: 'Network Error' });
    expect(error.cause).toBeInstanceOf(Error);
  });

  it('is timeout of 30000ms exceeded after 30 s, not before', async () => {
    vi.useFakeTimers();
    reply = ({ signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))));
    let ended = false;
    const asked = fault().finally(() => {
      ended = true;
    });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toMatchObject({ kind: 'timeout', code: 500, message: 'timeout of 30000ms exceeded' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is Request aborted where the caller gave it up, before or in the middle', async () => {
    reply = ({ signal }) =>
      new Promise((_, reject) => {
        const end = (): void => reject(new DOMException('', 'AbortError'));
        if (signal?.aborted) end();
        signal?.addEventListener('abort', end);
      });
    const controller = new AbortController();
    const asked = fault(client().call(save, { name: 'Ravi' }, { signal: controller.signal }));
    controller.abort();
    expect(await asked).toMatchObject({ kind: 'aborted', code: 500, message: 'Request aborted' });
    const late = fault(client().call(save, { name: 'Ravi' }, { signal: controller.signal }));
    expect(await late).toMatchObject({ kind: 'aborted' });
  });
});

describe('the navigation hint', () => {
  it.each(['BIC', 'VERIFY_MOBILE', 'VERIFY_AIVF'] as const)('%s of a success is told', async (next) => {
    const hints: unknown[] = [];
    answers({ body: { success: true, data: { id: 7 }, nav: { source: 'activation', next } } });
    await client({ onNavigationHint: (hint) => hints.push(hint) }).call(save, { name: 'Ravi' });
    expect(hints).toEqual([{ source: 'activation', next }]);
  });

  it.each([[{ source: 'elsewhere', next: 'BIC' }], [{ source: 'activation', next: 'HOME' }], ['BIC'], [null]])(
    '%o is none, and the answer counts all the same',
    async (nav) => {
      const onNavigationHint = vi.fn();
      answers({ body: { success: true, data: { id: 7 }, nav } });
      expect(await client({ onNavigationHint }).call(save, { name: 'Ravi' })).toEqual({ id: 7 });
      expect(onNavigationHint).not.toHaveBeenCalled();
    },
  );
});

describe('after a call', () => {
  it('the cookies are looked at once, whether it was answered, refused or lost', async () => {
    const afterCall = vi.fn();
    const api = client({ afterCall });
    await api.call(save, { name: 'Ravi' });
    answers({ body: { success: false, code: 1, message: 'No.' } });
    await fault(api.call(save, { name: 'Ravi' }));
    reply = () => Promise.reject(new TypeError('Failed to fetch'));
    await fault(api.call(save, { name: 'Ravi' }));
    expect(afterCall).toHaveBeenCalledTimes(3);
  });
});
