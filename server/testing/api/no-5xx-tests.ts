import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Endpoint, endpoints, routeOf } from '../../../shared/api';
import { checkLimit } from '../../../shared/api/credit-line';
import { header } from '../../../shared/api/headers';
import { loggedInFrame } from '../account/customer-application-tests';
import { anyDatabase } from '../database/fresh-postgres';
import { checkoutSteps } from '../payments/checkout-steps';
import { MINUTE_MS } from '../sales/sales-steps';
import {
  EXAMPLE_SECRET,
  MERCHANT_ORIGIN,
  type Reply,
  STARTS_WITHIN_MS,
  startTestServer,
  type TestServer,
} from '../server/test-server';
import { newBrowser } from '../site/site-steps';
import { atDesk } from '../telesales/telesales-steps';
import { mintToken } from './mint-token';
import { type Input, inputsTo, oddHeaders, oddQueries, oddTexts } from './odd-inputs';
import { sampleOf } from './sample-of';

/** Valid requests per endpoint. */
const SAMPLES = 5;
/** Parameters that some page reads. */
const namesInPages = ['merchantKey', 'ref', 'mobile', 'until', 'key', 'mandateId'];

/** With the merchant of the tests. */
const ofOurMerchant = (sample: unknown): unknown =>
  typeof sample === 'object' && sample !== null && 'merchantKey' in sample
    ? { ...sample, merchantKey: 'zenmart_sandbox' }
    : sample;

const visitsTo = (path: string): { readonly address: string; readonly headers: Headers }[] => {
  const plain = path.replace(/:\w+/g, 'x');
  const texts = plain === path ? [] : oddTexts.map((text) => path.replace(/:\w+/g, text));
  const queries = namesInPages.flatMap(oddQueries).map((query) => `${plain}?${query}`);
  return [
    ...[...texts, ...queries].map((address) => ({ address, headers: {} })),
    ...oddHeaders.map((headers) => ({ address: plain, headers })),
  ];
};

type Headers = Readonly<Record<string, string>>;

const isRefused = ({ status }: Reply): boolean => status === 401 || status === 403;

/** Inputs that most often break a program, a database or a schema. */
const likeliest = /u0000|%00|ud800|%ed|%ff|1e\d|90071|-0|\[{4}|("a\\*":\{){4}|__proto__/;

/** One in this many page visits is repeated in another language. */
const OF_A_TWIN = 7;

/** One in this many of the likeliest inputs is tried, counted across endpoints, so that each kind is covered. */
const TRIED_ONE_OF = 16;

/** Sends a sample of the likeliest bad inputs to every field and address; none may return a 5xx. Prints their number.
 *  `first`: index of the first in the sample, below {@link TRIED_ONE_OF}. */
export function no5xxTests(first: number): void {
  let likely = 0;
  const isTried = (input: Input): boolean => {
    if (!likeliest.test(JSON.stringify(input))) return false;
    likely += 1;
    return likely % TRIED_ONE_OF === first;
  };
  let kadam: TestServer;
  let inputs = 0;
  beforeAll(async () => {
    kadam = await startTestServer({
      database: await anyDatabase(),
    });
  }, STARTS_WITHIN_MS);
  afterAll(async () => {
    process.stdout.write(`no input is a 5xx: ${inputs} inputs tried\n`);
    await kadam.close();
  });

  const send = async (method: 'GET' | 'POST', url: string, headers: Headers, payload?: string): Promise<Reply> => {
    inputs += 1;
    // Each from another client, so that no client limit applies.
    const ip = `10.${(inputs >> 16) & 255}.${(inputs >> 8) & 255}.${inputs & 255}`;
    const reply = await kadam.request(method, url, {
      headers: { ...headers },
      ip,
      ...(payload === undefined ? {} : { payload }),
    });
    const asked = `${method} ${url.slice(0, 120)} ${payload?.slice(0, 80) ?? ''}`;
    if (reply.status >= 500) throw new Error(`${asked}: ${reply.status}`);
    if (reply.status >= 400 && reply.body) expect([asked, reply.body.success]).toEqual([asked, false]);
    return reply;
  };

  const token = (agentId: string, scope: string): Promise<string> =>
    mintToken({
      merchantKey: 'zenmart_sandbox',
      secret: EXAMPLE_SECRET,
      agentId,
      scope,
      issuedAtMs: kadam.clock.nowMs(),
      livesMs: 600_000,
      audience: 'kadam',
    });

  /** Headers of an admitted caller of that kind: a token, or the session of a verified shopper. */
  const admitted = async ({ scope, path, method }: Endpoint): Promise<Headers> => {
    const named = { [header.merchantKey]: 'zenmart_sandbox', [header.origin]: MERCHANT_ORIGIN };
    const type: Headers = method === 'POST' ? { 'content-type': 'application/json' } : {};
    // The credit limit requires a verified number, as in a payment.
    const as: Endpoint['scope'] = path === checkLimit.path ? 'checkout' : scope;
    switch (as) {
      case 'sales':
        return {
          ...named,
          ...type,
          [header.scope]: 'sales',
          [header.agentId]: 'ZM-3071',
          [header.sdkToken]: await token('ZM-3071', 'sales'),
        };
      case 'telesales':
        return { ...type, ...(await atDesk(() => kadam)).proof() };
      case 'merchant':
        return { ...named, ...type, authorization: `Bearer ${await token('server', 'merchant')}` };
      case 'widget': {
        const frame = await loggedInFrame(() => kadam, '9000000003');
        return {
          ...named,
          ...type,
          ...(path.startsWith('/app/widget/init') ? {} : { [header.sessionToken]: frame.token }),
        };
      }
      case 'site': {
        kadam.clock.advance(31 * MINUTE_MS);
        const browser = newBrowser(() => kadam);
        await browser.login('9000000003');
        return { ...type, ...browser.proof() };
      }
      case 'checkout': {
        const { open: begin, fresh } = checkoutSteps(() => kadam);
        const mobile = fresh('9000000001');
        const checkout = await begin();
        await checkout.verify(mobile);
        await checkout.choose();
        return { ...named, ...type, [header.sessionToken]: checkout.token };
      }
      case 'page':
        return { origin: MERCHANT_ORIGIN };
      case 'public':
        return type;
      default:
        return as satisfies never;
    }
  };

  const make = (endpoint: Endpoint, own: Headers, { path, query, body, headers }: Input): Promise<Reply> => {
    const address = path ?? routeOf(endpoint);
    const url = query === undefined ? address : `${address}?${query}`;
    return send(endpoint.method, url, { [header.idempotencyKey]: randomUUID(), ...own, ...headers }, body);
  };
  const sessions = new Map<string, Headers>();
  /** Reuses the session of the previous endpoint while it lasts. */
  const admittedTo = async (endpoint: Endpoint, good: Input): Promise<Headers> => {
    const like = `${endpoint.method} ${endpoint.scope} ${endpoint.path.startsWith('/app/widget/init')}`;
    const before = sessions.get(like);
    if (before && !isRefused(await make(endpoint, before, good))) return before;
    const own = await admitted(endpoint);
    sessions.set(like, own);
    return own;
  };

  /** Endpoints that refused the caller. */
  const refused: string[] = [];

  describe('no input is a 5xx', () => {
    it.each(Object.entries(endpoints))('at %s', async (name, endpoint) => {
      const some = fc
        .sample(endpoint.request ? sampleOf(endpoint.request) : fc.constant({}), SAMPLES)
        .map(ofOurMerchant);
      const [good = {}, ...others] = inputsTo(endpoint, some);
      const own = await admittedTo(endpoint, good);
      if (isRefused(await make(endpoint, own, good))) refused.push(name);
      for (const input of others.filter(isTried)) await make(endpoint, own, input);
    });

    it('at the handler of any: only a number that is not the session’s own is refused before', () => {
      expect(refused.filter((name) => name !== 'acquisitionEligibility')).toEqual([]);
    });

    it('at any other address, page or file', async () => {
      const known = new Set<string>(Object.values(endpoints).map(routeOf));
      // A stream answers until its client disconnects.
      const others = routesOf(kadam).filter(({ path }) => !known.has(path) && !path.endsWith('/stream'));
      expect(others.length).toBeGreaterThan(30);
      for (const { path, method } of others) {
        const visits = visitsTo(path).filter(isTried);
        // Parsing is the same in each language.
        const tried = /^\/hi(\/|$)/.test(path) ? visits.filter((_, index) => index % OF_A_TWIN === 0) : visits;
        for (const { address, headers } of tried) await send(method, address, headers);
      }
      for (const text of oddTexts) await send('GET', `/${text}`, { accept: 'text/html' });
    });
  });
}

/** Routes as the server lists them. */
function routesOf({ server }: TestServer): { path: string; method: 'GET' | 'POST' }[] {
  const found: { path: string; method: 'GET' | 'POST' }[] = [];
  const parents: string[] = [];
  for (const line of server.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part, methods] = /^([│ ]*)[├└]── (\S+)(?: \(([^)]*)\))?$/.exec(line) ?? [];
    if (part === undefined) continue;
    const depth = indent.length / 4;
    parents.splice(depth, Infinity, part);
    if (methods !== undefined)
      found.push({ path: parents.join(''), method: methods.startsWith('GET') ? 'GET' : 'POST' });
  }
  return found;
}
