import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../shared/api';
import { ResultClaims } from '../../shared/api/order';
import { exampleJourney } from '../testing/api/example-journey';
import { cutShort, stable } from '../testing/api/stable-example';
import { type Recorded, recorded } from '../testing/server/recorder';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../testing/server/test-server';
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

describe('examples of the OpenAPI documents', () => {
  // @req CAT-012, API-039, API-040, API-041, API-042, API-043, API-044, API-045, API-046, API-047, API-048, API-049
  // @req API-050, API-051, API-052, API-053, API-054, API-055, API-056, API-057, API-058, API-059, API-060, API-061
  // @req API-062, API-063, API-064, API-065, API-066, API-067, API-068, API-070, API-071, API-073, API-074, API-075
  // @req API-076, API-077, API-078, API-079, API-080, API-081, API-082, API-083, API-084, API-085, API-086, API-087
  // @req API-088, API-089, API-091, API-092, API-093, API-095, API-096, API-097, API-098, API-099, API-100, API-101
  // @req API-102, API-103, API-104, API-105, API-106, API-107, API-108, API-109, API-110, API-111, API-112, API-113
  // @req API-114, API-115
  it('exist for every endpoint', () => {
    expect(Object.keys(endpoints).filter((name) => !(name in calls))).toEqual([]);
  });

  // @req NTB-028
  it('equal the real requests and answers, with lists cut and random values replaced', async () => {
    const names = Object.keys(calls).sort();
    const examples = stable(cutShort(Object.fromEntries(names.map((name) => [name, calls[name]]))));
    await expect(`${JSON.stringify(examples, null, 2)}\n`).toMatchFileSnapshot('./examples.json');
  });

  it("pass the server's schemas, cut lists included", () => {
    for (const [name, { request, answer }] of Object.entries(calls)) {
      const endpoint = endpoints[name];
      const short = cutShort({ request, answer }) as { request: unknown; answer: { data: unknown } };
      if (endpoint) {
        expect([name, endpoint.response.safeParse(short.answer.data).error]).toEqual([name, undefined]);
        const asked = endpoint.request?.safeParse(short.request ?? {});
        // A path segment is not a field.
        if (!endpoint.path.includes('?')) expect([name, asked?.error]).toEqual([name, undefined]);
      }
    }
    expect(ResultKeys.safeParse(calls.resultKeys?.answer).error).toBeUndefined();
    const { body } = webhook as { body: { signedResult: string } };
    const claims = JSON.parse(Buffer.from(body.signedResult.split('.')[1] ?? '', 'base64url').toString()) as unknown;
    expect(ResultClaims.safeParse(claims).error).toBeUndefined();
  });
});
