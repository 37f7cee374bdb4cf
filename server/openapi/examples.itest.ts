import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../shared/api';
import { ResultClaims } from '../../shared/api/order';
import { exampleJourney } from '../testing/example-journey';
import { type Recorded, recorded } from '../testing/recorder';
import { cutShort, stable } from '../testing/stable-example';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../testing/test-server';
import { ResultKeys } from './result-keys';

let kadam: TestServer;
let calls: Record<string, Recorded>;
let webhook: unknown = null;
beforeAll(async () => {
  const post: typeof fetch = async (_url, { headers, body } = {}) => {
    webhook ??= { headers, body: JSON.parse(String(body)) as unknown };
    return new Response();
  };
  kadam = await startTestServer({ ports: { post } });
  const recording = recorded(kadam);
  await exampleJourney(() => recording.kadam);
  const keys = await kadam.request('GET', '/.well-known/jwks.json');
  calls = {
    ...recording.calls,
    resultKeys: { answer: keys.body },
    paymentChanged: { request: webhook, answer: null },
  };
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

describe('the examples of the OpenAPI documents', () => {
  it('are there for every endpoint', () => {
    expect(Object.keys(endpoints).filter((name) => !(name in calls))).toEqual([]);
  });

  it('are what the server is asked and answers, lists cut short and all that is random replaced', async () => {
    const names = Object.keys(calls).sort();
    const examples = stable(cutShort(Object.fromEntries(names.map((name) => [name, calls[name]]))));
    await expect(`${JSON.stringify(examples, null, 2)}\n`).toMatchFileSnapshot('./examples.json');
  });

  it('pass the schemas that the server goes by, also where lists are cut short', () => {
    for (const [name, { request, answer }] of Object.entries(calls)) {
      const endpoint = endpoints[name];
      const short = cutShort({ request, answer }) as { request: unknown; answer: { data: unknown } };
      if (endpoint) {
        expect([name, endpoint.response.safeParse(short.answer.data).error]).toEqual([name, undefined]);
        const asked = endpoint.request?.safeParse(short.request ?? {});
        // A part of the address is no field.
        if (!endpoint.path.includes('?')) expect([name, asked?.error]).toEqual([name, undefined]);
      }
    }
    expect(ResultKeys.safeParse(calls.resultKeys?.answer).error).toBeUndefined();
    const { body } = webhook as { body: { signedResult: string } };
    const claims = JSON.parse(Buffer.from(body.signedResult.split('.')[1] ?? '', 'base64url').toString()) as unknown;
    expect(ResultClaims.safeParse(claims).error).toBeUndefined();
  });
});
