import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { areas } from '../../../shared/api';
import type { Endpoint } from '../../../shared/api/endpoint';
import { ApiError } from './api-error';
import { prefetch } from './prefetch';
import { client, FakeServer, save } from './testing/fake-server';
import { foreignAnswers, gatewayAnswers } from './testing/foreign-answers';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
});
afterEach(() => vi.unstubAllGlobals());

/** Every endpoint, also those that no frame calls. */
const endpoints = Object.values(areas).flatMap((area) => Object.entries(area.endpoints));

const whyOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'a success',
    (error: unknown) => (error instanceof ApiError ? error.kind : String(error)),
  );

/** Outcome of a call, by endpoint. */
async function ends(): Promise<string[]> {
  const found = [];
  for (const [name, endpoint] of endpoints) {
    // SAFETY: the request is not read, and any address will do.
    const asked: Endpoint = { ...endpoint, path: '/app/any', request: null };
    found.push(`${name}: ${await whyOf(client().call(asked, undefined, { idempotencyKey: 'key' }))}`);
  }
  return found;
}

const allEndWith = (kind: string): string[] => endpoints.map(([name]) => `${name}: ${kind}`);

describe('a call of each endpoint', () => {
  it('is one of more than 130 endpoints', () => {
    expect(endpoints.length).toBeGreaterThan(130);
  });

  it.each(foreignAnswers)('that a proxy answers with %s counts as unanswered', async (_, reply) => {
    server.answer(reply);
    expect(await ends()).toEqual(allEndWith('intercepted'));
  });

  it.each(gatewayAnswers)('that a gateway answers with %s counts as unanswered', async (_, reply) => {
    server.answer(reply);
    expect(await ends()).toEqual(allEndWith('network'));
  });

  it('that gets the success of another product counts as unanswered with an idempotency key, and as malformed without one', async () => {
    server.answer({ body: { success: true, data: { token: 'x' } } });
    const expected = endpoints.map(([name, { idempotent }]) => {
      // Schemas without a required field accept such a response.
      if (WITHOUT_FIELDS.includes(name)) return `${name}: a success`;
      return `${name}: ${idempotent ? 'intercepted' : 'malformed'}`;
    });
    expect(await ends()).toEqual(expected);
    expect(expected.filter((each) => each.endsWith(': intercepted')).length).toBeGreaterThan(20);
  });
});

/** Endpoints whose response no frame reads. */
const WITHOUT_FIELDS = ['frameError'];

describe('the answer to a first call, which goes out before the client is there,', () => {
  it.each(foreignAnswers)('%s, counts as an answer of a proxy', async (_, reply) => {
    server.answer(reply);
    prefetch({ method: save.method, path: save.path, input: { name: 'Ravi' }, headers: {} }, 'en');
    expect(await whyOf(client().call(save, { name: 'Ravi' }))).toBe('intercepted');
    expect(server.requests).toHaveLength(1);
  });
});

describe('an intercepted call', () => {
  it('has no status, no code and no words of what answered, and a sentence about the network', async () => {
    server.answer({ status: 401, body: { code: 401, message: 'Token expired', data: { attemptsRemaining: 0 } } });
    const error = await client()
      .call(save, { name: 'Ravi' })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      kind: 'intercepted',
      status: 500,
      code: 500,
      type: null,
      retry: null,
      data: undefined,
      message: 'Your network answered instead of us. Sign in to your Wi-Fi or use another network, then try again.',
    });
  });
});
