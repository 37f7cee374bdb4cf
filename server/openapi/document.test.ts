import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { areas, endpoint, endpoints, routeOf } from '../../shared/api';
import { header, salesHeaders } from '../../shared/api/headers';
import { lenders } from '../../shared/lenders/registry';
import { openApiDocument } from './document';
import { fieldNotes } from './field-notes';
import { addressOf } from './terms';

interface Operation {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly description: string;
  readonly responses: Readonly<Record<string, unknown>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks?: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, unknown>>;
    readonly securitySchemes: Readonly<Record<string, { readonly name?: string }>>;
  };
}

const documentFor = async (audience: 'merchants' | 'frames') =>
  // SAFETY: the tests read these parts of a document.
  (await openApiDocument(audience, areas, 'https://pay.example')) as unknown as Document;
const [merchants, frames] = await Promise.all([documentFor('merchants'), documentFor('frames')]);
const documents = { merchants, frames };

const operationsOf = ({ paths }: Document): Operation[] => Object.values(paths).flatMap((path) => Object.values(path));
function* fieldsIn(value: unknown): Generator<readonly [string, { readonly description?: string }]> {
  if (typeof value !== 'object' || value === null) return;
  const { properties } = value as { properties?: Record<string, { description?: string }> };
  if (properties) yield* Object.entries(properties);
  for (const each of Object.values(value)) yield* fieldsIn(each);
}

describe('OpenAPI documents', () => {
  it('are generated one operation at a time, so that no call waits for all 124 of the frames', async () => {
    let isDone = false;
    const working = documentFor('frames').finally(() => {
      isDone = true;
    });
    let turns = 0;
    for (; !isDone; turns += 1) await nextTurn();
    expect(turns).toBeGreaterThanOrEqual(operationsOf(await working).length);
  });

  // @req API-116
  it('contain every endpoint in one of the two: merchants’ calls are 11 of 150', () => {
    const named = [...operationsOf(merchants), ...operationsOf(frames)].map(({ operationId }) => operationId);
    expect(named.sort()).toEqual([...Object.keys(endpoints), 'resultKeys'].sort());
    expect(operationsOf(merchants).map(({ operationId }) => operationId)).toEqual([
      'pgCheckEligibility',
      'txnInitiate',
      'trackOrder',
      'refundOrder',
      'getRefund',
      'listRefunds',
      'redeemVoucher',
      'promo',
      'promos',
      'beginTelesales',
      'resetCustomer',
      'resultKeys',
    ]);
    expect(Object.keys(endpoints)).toHaveLength(150);
  });

  it('contain no address with a trailing slash or a query', () => {
    const addresses = Object.values(documents).flatMap(({ paths }) => Object.keys(paths));
    expect(addresses.filter((address) => /[/?]$|\?/.test(address))).toEqual([]);
    expect(Object.values(endpoints).map((endpoint) => addressOf(routeOf(endpoint)))).toEqual(
      expect.arrayContaining(addresses.filter((address) => !address.startsWith('/.well-known'))),
    );
  });

  it('describe a path segment in braces as a path parameter next to those of the query', async () => {
    const book = endpoint({
      method: 'GET',
      path: '/app/shelf/:shelf/book/:id/',
      summary: 'A book',
      scope: 'public',
      request: z.strictObject({ shelf: z.string(), id: z.string(), page: z.optional(z.string()) }),
      response: z.object({ title: z.string() }),
    });
    const table = { Books: { about: 'Books', endpoints: { book } } };
    const { paths } = (await openApiDocument('frames', table, 'https://pay.example')) as unknown as Document;
    expect(Object.keys(paths)).toEqual(['/app/shelf/{shelf}/book/{id}']);
    expect(paths['/app/shelf/{shelf}/book/{id}']?.get?.parameters).toMatchObject([
      { name: 'shelf', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'id', in: 'path', required: true },
      { name: 'page', in: 'query', required: false },
    ]);
  });

  it('name the security scheme of each call', () => {
    const schemes = new Map(operationsOf(frames).map(({ operationId, security }) => [operationId, security]));
    expect(operationsOf(merchants).map(({ security }) => security)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7].map(() => [{ merchantKey: [], merchantToken: [] }]),
      [],
      [],
      [{ merchantKey: [], merchantToken: [] }],
      [{ merchantKey: [], merchantToken: [] }],
      [],
    ]);
    expect(schemes.get('init')).toEqual([{ merchantKey: [], agentToken: [] }]);
    expect(schemes.get('widgetInit')).toEqual([
      { merchantKey: [] },
      { merchantKey: [], sessionToken: [] },
      { siteSession: [] },
    ]);
    expect(schemes.get('logoutEverywhere')).toEqual([{ siteSession: [] }]);
    expect(schemes.get('confirmPayment')).toEqual([{ merchantKey: [], sessionToken: [] }]);
    expect(schemes.get('userVariant')).toEqual([]);
  });

  it('require each of the 5 headers of a sales call, as a scheme or as a parameter', () => {
    const init = operationsOf(frames).find(({ operationId }) => operationId === 'init');
    const proofs = Object.keys(init?.security[0] ?? {}).map((name) => frames.components.securitySchemes[name]?.name);
    const others = init?.parameters?.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
    expect([...proofs, ...(others ?? [])].sort()).toEqual([...salesHeaders].sort());
  });

  it('name HDFC Bank as 401 and every other lender in the description of lenderId', () => {
    const described = [...fieldsIn(merchants)].filter(([name]) => name === 'lenderId');
    expect(described.length).toBeGreaterThan(0);
    for (const [, { description }] of described) {
      expect(description).toContain('`401` HDFC Bank');
      for (const { lenderId, name } of lenders) expect(description).toContain(`\`${lenderId}\` ${name}`);
    }
  });

  it('list the errors of a call, and 429 with Retry-After', () => {
    const send = operationsOf(frames).find(({ operationId }) => operationId === 'sendShareCode');
    expect(send?.description).toContain('`OTP_TOO_SOON`');
    expect(send?.responses['429']).toMatchObject({ headers: { 'retry-after': {} } });
  });

  it('describe the proof of work of each of the 14 calls that send a code or a link to an unverified number, or verify a code of one: header, type and challenge', () => {
    const asking = operationsOf(frames).filter(({ parameters }) =>
      parameters?.some(({ name }) => name === header.proofOfWork),
    );
    expect(asking.map(({ operationId }) => operationId).sort()).toEqual([
      'acquisitionSendOtp',
      'acquisitionVerifyOtp',
      'authenticateLogin',
      'initiateLogin',
      'landingSendOtp',
      'landingVerifyOtp',
      'resendOtp',
      'sendOfflineTxnSms',
      'sendOtp',
      'sendTxnSms',
      'sendVerificationCode',
      'verifyLogin',
      'verifyOtp',
      'verifyVerificationCode',
    ]);
    for (const { responses } of asking) {
      const refused = JSON.stringify(responses['429']);
      expect(refused).toContain('`PROOF_OF_WORK_NEEDED` asks for a proof of work');
      expect(refused).toContain('#/components/schemas/ProofChallenge');
    }
  });

  it('contain the merchant’s webhook with its header and body', () => {
    const { post } = merchants.webhooks?.paymentChanged ?? {};
    expect(post?.parameters).toMatchObject([{ name: 'kadam-delivery', in: 'header', required: true }]);
    expect(frames.webhooks).toBeUndefined();
  });

  it("describe exactly the fields of merchants' calls", () => {
    const fields = [...fieldsIn(merchants)].filter(([name, field]) => name !== 'success' && !('$ref' in field));
    expect([...new Set(fields.filter(([, { description }]) => !description).map(([name]) => name))]).toEqual([
      ...['kty', 'crv', 'x', 'y', 'kid', 'alg', 'use'],
    ]);
    const met = new Set([...fieldsIn(merchants)].map(([name]) => name));
    const asked = merchants.paths['/app/order/track']?.get?.parameters?.map(({ name }) => name) ?? [];
    expect(Object.keys(fieldNotes).filter((name) => !met.has(name) && !asked.includes(name))).toEqual([]);
  });

  it('contain no dangling reference', () => {
    for (const document of Object.values(documents)) {
      const text = JSON.stringify(document);
      const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);
      expect(names.filter((name) => !(name in document.components.schemas))).toEqual([]);
    }
  });
});
