import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetch } from './prefetch';
import { call, client, FakeServer, fault, save } from './testing/fake-server';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer([save.path]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a refusal of 200', () => {
  // @req API-009, ERR-024
  it('carries message, code and data of its body, and the status 400', async () => {
    server.answer({
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
    server.answer({ body: { success: false, code: 'OTP_TOO_SOON', message: 'Wait.' } });
    expect(await fault()).toMatchObject({ code: 'OTP_TOO_SOON', title: null, retry: null, type: null, fields: [] });
  });

  it('keeps its code and message where a newer server sends another field in a form that we do not know', async () => {
    server.answer({ body: { success: false, code: 4107, message: 'Rejected.', title: { hi: 'x' } } });
    expect(await fault()).toMatchObject({ kind: 'business', code: 4107, message: 'Rejected.', title: null });
  });
});

describe('a status that is no success', () => {
  // @req ERR-011
  it('401 says Authorization Fail, whatever the body says', async () => {
    server.answer({ status: 401, body: { success: false, code: 401, message: 'secret details' } });
    expect(await fault()).toMatchObject({ kind: 'http', status: 401, message: 'Authorization Fail' });
  });

  // @req ERR-016
  it('403 keeps the type User_Blocked_By_FM and the words of the body', async () => {
    server.answer({
      status: 403,
      body: { success: false, code: 403, message: 'Blocked.', type: 'User_Blocked_By_FM' },
    });
    expect(await fault()).toMatchObject({
      kind: 'http',
      status: 403,
      code: 403,
      type: 'User_Blocked_By_FM',
      message: 'Blocked.',
    });
  });

  it('400 names the fields at fault', async () => {
    const fields = [{ path: 'urls.successUrl', message: 'must be an address' }];
    server.answer({ status: 400, body: { success: false, code: 400, message: 'Not valid.', fields } });
    expect(await fault()).toMatchObject({ kind: 'http', status: 400, fields });
  });

  it('409 keeps its own code 4004', async () => {
    server.answer({
      status: 409,
      body: { success: false, code: 4004, message: 'Used.', type: 'IDEMPOTENCY_CONFLICT' },
    });
    expect(await fault()).toMatchObject({ kind: 'http', status: 409, code: 4004 });
  });

  // @req ERR-020
  it('502 with a page of HTML is a failure with code 502 and no words of that page', async () => {
    server.answer({ status: 502, text: '<html><h1>Bad gateway</h1></html>', type: 'text/html' });
    expect(await fault()).toMatchObject({ kind: 'network', status: 500, code: 502, message: 'Network Error' });
  });

  it.each([
    [401, 401],
    [403, 403],
    [404, 404],
    [409, 4004],
    [413, 413],
    [415, 415],
    [429, 429],
    [500, 500],
    [503, 503],
  ])('%i in our own form keeps its status and its code %i', async (status, code) => {
    server.answer({ status, body: { success: false, code, message: 'No.' } });
    expect(await fault()).toMatchObject({ kind: 'http', status, code });
  });
});

describe('data that breaks its schema', () => {
  it.each([[{ id: '7' }], [{}], [null], ['text'], [[7]]])('%o is malformed, code 500', async (data) => {
    server.answer({ body: { success: true, data } });
    expect(await fault()).toMatchObject({ kind: 'malformed', status: 500, code: 500, message: 'Malformed answer' });
  });
});

describe('no answer', () => {
  // @req ERR-021, ERR-030
  it('is Network Error with code 500 where the line is broken', async () => {
    server.breakLine();
    const error = await fault();
    expect(error).toMatchObject({ kind: 'network', status: 500, code: 500, message: 'Network Error' });
    expect(error.cause).toBeInstanceOf(Error);
  });

  // @req ERR-031
  it('is timeout of 30000ms exceeded after 30 s, not before', async () => {
    vi.useFakeTimers();
    server.respond = ({ signal }) =>
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

  // @req ERR-029
  it('is Request aborted where the caller gave it up, before or in the middle', async () => {
    server.respond = ({ signal }) =>
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

describe('an overloaded server', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const wait = { success: false, code: 429, message: 'Too many requests.', retry: true };

  it('is asked once more after as long as it says, with the same key', async () => {
    server.answer({ status: 429, body: wait, headers: { 'retry-after': '3' } });
    const asked = client().call(save, { name: 'Ravi' }, { idempotencyKey: 'key' });
    await vi.advanceTimersByTimeAsync(2_999);
    expect(server.requests).toHaveLength(1);
    server.answer({ body: { success: true, data: { id: 8 } } });
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toEqual({ id: 8 });
    const [first, second] = server.requests.map(({ init: { signal: _, ...init } }) => init);
    expect(server.requests).toHaveLength(2);
    expect(second).toEqual(first);
  });

  it('takes nothing of the time that an answer may take', async () => {
    server.answer({ status: 503, body: wait, headers: { 'retry-after': '10' } });
    const asked = client({ timeoutMs: 1_000 }).call(save, { name: 'Ravi' });
    await vi.advanceTimersByTimeAsync(9_999);
    server.answer({ body: { success: true, data: { id: 8 } } });
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toEqual({ id: 8 });
  });

  it('is asked nothing more once the call is given up', async () => {
    server.answer({ status: 429, body: wait, headers: { 'retry-after': '3' } });
    const controller = new AbortController();
    const failed = fault(client().call(save, { name: 'Ravi' }, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(1_000);
    controller.abort();
    expect(await failed).toMatchObject({ kind: 'aborted' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.requests).toHaveLength(1);
  });

  it('has refused the call where it names more than a minute', async () => {
    server.answer({ status: 429, body: wait, headers: { 'retry-after': '600' } });
    expect(await fault()).toMatchObject({ kind: 'http', status: 429, message: 'Too many requests.' });
  });

  it('is waited for also where its answer was there before it was asked', async () => {
    server.answer({ status: 429, body: wait, headers: { 'retry-after': '3' } });
    prefetch({ method: save.method, path: save.path, input: { name: 'Ravi' }, headers: {} }, 'en');
    const asked = call();
    server.answer({ body: { success: true, data: { id: 8 } } });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await asked).toEqual({ id: 8 });
    expect(server.requests).toHaveLength(2);
  });
});
