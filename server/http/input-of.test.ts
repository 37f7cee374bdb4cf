import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../shared/api/endpoint';
import { href } from '../../shared/site/route';
import { createMetrics } from '../platform/metrics';
import { createApp } from './app';
import { publicHandler } from './handler';
import { createLogger } from './logger';
import { registerEndpoints } from './register-endpoints';

const book = endpoint({
  method: 'GET',
  path: '/app/shelf/:shelf/book/:id/',
  summary: 'A book',
  scope: 'public',
  request: z.strictObject({
    shelf: z.string().check(z.regex(/^[\w ./%-]{1,30}$/)),
    id: z.string().check(z.regex(/^\d{1,3}$/)),
    page: z.optional(z.string()),
  }),
  response: z.object({ shelf: z.string(), id: z.string(), page: z.optional(z.string()) }),
});

const metrics = createMetrics();
const app = createApp({
  logger: createLogger('silent'),
  metrics,
  publicUrl: 'http://localhost:4400',
  trustedProxies: 0,
});
// SAFETY: an unauthenticated call uses nothing else.
const services = {
  metrics,
  calls: { consume: async () => undefined },
  checksResponses: true,
  refusalFor: () => null,
} as unknown as Parameters<typeof registerEndpoints>[1]['services'];
app.register(registerEndpoints, { services, handlers: [publicHandler(book, async (asked) => asked)] });
const get = async (url: string) => (await app.inject({ url })).json() as { data?: unknown; fields?: unknown };

describe('a call with path parameters', () => {
  it('has them as decoded fields in addition to its query, with and without a trailing slash', async () => {
    const data = { shelf: 'a/b', id: '7', page: '2' };
    expect((await get('/app/shelf/a%2Fb/book/7?page=2')).data).toEqual(data);
    expect((await get('/app/shelf/a%2Fb/book/7/?page=2')).data).toEqual(data);
  });

  it('gets every value that its schema lets through, as it was meant', () =>
    fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[\w ./%-]{1,30}$/), async (shelf) => {
        fc.pre(!/^\.{0,2}$/.test(shelf));
        expect((await get(href(book, { shelf, id: '7' }))).data).toEqual({ shelf, id: '7' });
      }),
      { numRuns: 200 },
    ));

  it('is 400 where a segment is nothing that its schema knows, and names it', async () => {
    const answer = await app.inject({ url: '/app/shelf/a/book/seven' });
    expect([answer.statusCode, answer.json().fields[0].path]).toEqual([400, 'id']);
  });

  it('is 400 where a field of the address is given a second time, in the query', async () => {
    const answer = await app.inject({ url: '/app/shelf/a/book/7?id=7' });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      [{ path: 'id', message: 'stands in the address' }],
    ]);
  });
});
