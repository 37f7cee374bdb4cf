import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../shared/api/endpoint';
import type { ErrorName } from '../../shared/errors';
import { createMetrics } from '../platform/metrics';
import { Refusal } from '../services/refusal';
import { createApp } from './app';
import { type Handler, publicHandler } from './handler';
import { createLogger } from './logger';
import { registerEndpoints } from './register-endpoints';

const lend = endpoint({
  method: 'GET',
  path: '/app/lend',
  summary: 'Lend a book',
  scope: 'public',
  request: null,
  response: z.object({ title: z.string() }),
  errors: ['LENDER_UNAVAILABLE'],
});

function serving(handler: Handler, refusal: Refusal | null = null, checksResponses = true) {
  const metrics = createMetrics();
  const logger = createLogger('silent');
  const app = createApp({ logger, metrics, publicUrl: 'http://localhost:4400', trustedProxies: 0 });
  // SAFETY: an unauthenticated call uses nothing else.
  const services = {
    metrics,
    calls: { consume: async () => undefined },
    checksResponses,
    refusalFor: () => refusal,
  } as unknown as Parameters<typeof registerEndpoints>[1]['services'];
  app.register(registerEndpoints, { services, handlers: [handler] });
  return app;
}

/** Status and code of the answer to a refused call. */
async function answerTo(
  refused: { readonly by: 'handler' | 'sandbox'; readonly name: ErrorName },
  checksResponses = true,
): Promise<[number, unknown]> {
  const refusal = new Refusal(refused.name);
  const run = async () => {
    if (refused.by === 'handler') throw refusal;
    return { title: 'Godaan' };
  };
  const app = serving(publicHandler(lend, run), refused.by === 'sandbox' ? refusal : null, checksResponses);
  const answer = await app.inject({ url: lend.path });
  await app.close();
  return [answer.statusCode, answer.json<{ code: unknown }>().code];
}

describe('a refusal', () => {
  it('is returned if its endpoint lists it, by error or by status', async () => {
    expect(await answerTo({ by: 'handler', name: 'LENDER_UNAVAILABLE' })).toEqual([200, 'LENDER_UNAVAILABLE']);
    expect(await answerTo({ by: 'handler', name: 'TOO_MANY_REQUESTS' })).toEqual([429, 429]);
  });

  it('that its endpoint does not name is a fault of the server, in the sandbox and in tests', async () => {
    expect(await answerTo({ by: 'handler', name: 'OTP_TOO_SOON' })).toEqual([500, 500]);
    // An unauthenticated call without a merchant.
    expect(await answerTo({ by: 'handler', name: 'AUTHORIZATION_FAIL' })).toEqual([500, 500]);
    expect(await answerTo({ by: 'handler', name: 'NOT_FOUND' })).toEqual([500, 500]);
  });

  it('is returned in production in any case', async () => {
    expect(await answerTo({ by: 'handler', name: 'OTP_TOO_SOON' }, false)).toEqual([200, 'OTP_TOO_SOON']);
  });

  it('of a test customer may be any error of the list', async () => {
    expect(await answerTo({ by: 'sandbox', name: 'OTP_TOO_SOON' })).toEqual([200, 'OTP_TOO_SOON']);
  });
});

describe('an answer with a public cache lifetime', () => {
  const read = endpoint({ ...lend, summary: 'Read a book', cacheForSeconds: 60 });

  it('is validated and serialised once for data that is sent twice, and is 304 for a matching ETag', async () => {
    const work = { read: 0, written: 0 };
    const book = {
      get title() {
        work.read += 1;
        return 'Godaan';
      },
      toJSON() {
        work.written += 1;
        return { title: 'Godaan' };
      },
    };
    const app = serving(publicHandler(read, async () => book));
    const [first, second] = [await app.inject({ url: read.path }), await app.inject({ url: read.path })];
    const again = await app.inject({ url: read.path, headers: { 'if-none-match': String(first.headers.etag) } });
    await app.close();
    expect(work).toEqual({ read: 1, written: 1 });
    expect(first.json()).toEqual({ success: true, data: { title: 'Godaan' } });
    expect([second.body, second.headers.etag]).toEqual([first.body, first.headers.etag]);
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is serialised again for changed data, also for the earlier ETag', async () => {
    let title = 'Godaan';
    const app = serving(publicHandler(read, async () => ({ title })));
    const first = await app.inject({ url: read.path });
    title = 'Nirmala';
    const second = await app.inject({ url: read.path, headers: { 'if-none-match': String(first.headers.etag) } });
    await app.close();
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual({ success: true, data: { title: 'Nirmala' } });
    expect(second.headers.etag).not.toBe(first.headers.etag);
  });
});
