import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshPostgresUrl } from '../../server/testing/database/fresh-postgres';
import { type ServerProcess, startProcess } from '../../server/testing/server/server-process';
import { root } from '../docs/markdown';
import { complaint, strictest } from './strict-typescript';

let project: string;
let provider: ServerProcess;
const documents: Record<string, string> = {};

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'kadam-openapi-'));
  mkdirSync(join(project, 'node_modules'));
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers', 'jose'])
    symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name));
  writeFileSync(join(project, 'package.json'), '{"name":"shop","private":true,"type":"module"}');
  provider = await startProcess({
    DATABASE_URL: await freshPostgresUrl(),
    KADAM_PUBLIC_URL: 'https://pay.example',
  });
  for (const name of ['openapi', 'openapi-frames', 'openapi-lender']) {
    const text = await (await fetch(`${provider.url}/${name}.json`)).text();
    writeFileSync(join(project, `${name}.json`), text);
    documents[name] = text;
  }
});
afterAll(async () => {
  await provider?.end('SIGTERM');
  rmSync(project, { recursive: true, force: true });
});

describe('served OpenAPI documents', () => {
  it('pass the strictest rule set of a linter', () => {
    const { status, stdout, stderr } = spawnSync(
      join(root, 'node_modules/.bin/redocly'),
      [
        'lint',
        'openapi.json',
        'openapi-frames.json',
        'openapi-lender.json',
        '--config',
        join(root, 'redocly.yaml'),
        '--format',
        'stylish',
      ],
      {
        cwd: project,
        encoding: 'utf8',
        // Disables telemetry and update notices.
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
      },
    );
    expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('Your API descriptions are valid')]);
  });

  it('generate a typed client that compiles strictly, starts a payment, reads it, and cancels it', async () => {
    for (const [name, text] of Object.entries(documents))
      writeFileSync(join(project, `${name}.ts`), astToString(await openapiTS(text)));
    writeFileSync(join(project, 'shop.ts'), shop);
    writeFileSync(join(project, 'lender.ts'), lender);
    expect(complaints(['shop.ts', 'lender.ts'])).toEqual([]);
    const { outputText } = ts.transpileModule(shop, { compilerOptions: { module: ts.ModuleKind.ESNext } });
    writeFileSync(join(project, 'shop.mjs'), outputText);
    const { run } = (await import(/* @vite-ignore */ pathToFileURL(join(project, 'shop.mjs')).href)) as {
      run(provider: string): Promise<unknown>;
    };
    expect(await run(provider.url)).toEqual({
      lowestEmi: expect.any(Number),
      started: { status: 'INITIATED', signedResult: null, maskedMobile: null },
      cancelled: 'CANCELED',
      ended: { status: 'CANCELED', signedResult: expect.stringMatching(/^eyJ/), maskedMobile: null },
      refusal: 4016,
      wrong: 401,
    });
  });
});

/** A lender's code, from the document alone. */
const lender = `
import type { operations, webhooks } from './openapi-lender';

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
export type Reservation = Json<operations['reserve']['responses'][200]>;
export const state: Reservation['state'] = 'SANCTIONED';
export type Batch = Json<NonNullable<webhooks['reservation.sanctioned']['post']['requestBody']>>;
export const typeOf = ({ events }: Batch): 'reservation.sanctioned' | undefined => events[0]?.type;
`;

/** An integrator's code, from the documents and the guide's token alone. */
const shop = `
import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import createClient from 'openapi-fetch';
import type { components, paths } from './openapi';
import type { paths as FramePaths } from './openapi-frames';

type Order = components['schemas']['TrackOrderData'];
const secret = new TextEncoder().encode('zenmart-sandbox-secret-not-for-production');
const token = (): Promise<string> =>
  new SignJWT({ scope: 'merchant' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('zenmart_sandbox')
    .setSubject('server')
    .setAudience('kadam')
    .setIssuedAt()
    .setExpirationTime('10 min')
    .setJti(randomUUID())
    .sign(secret);

const shown = ({ status, signedResult, maskedMobile }: Order) => ({ status, signedResult, maskedMobile });

export async function run(baseUrl: string) {
  const kadam = createClient<paths>({ baseUrl, headers: { 'ic-merchant-key': 'zenmart_sandbox' } });
  kadam.use({
    async onRequest({ request }) {
      request.headers.set('authorization', 'Bearer ' + (await token()));
      return request;
    },
  });
  const order = {
    orderId: 'ZM-1',
    amount: 36000,
    channel: 'ONLINE' as const,
    items: [{ name: 'Lumen M2 camera kit', quantity: 1, amountPaise: 3600000 }],
    returnUrl: 'http://127.0.0.1:4500/return',
  };
  const key = () => ({ params: { header: { 'idempotency-key': randomUUID() } } });

  const line = await kadam.POST('/app/pg/check-eligibility', { body: { amount: 36000 } });
  if (!line.data?.success) throw new Error('no plans');

  const start = await kadam.POST('/app/pg/txn-initiate', { ...key(), body: order });
  if (!start.data?.success) throw new Error(start.data?.message ?? start.error?.message);
  const { checkoutToken } = start.data.data;

  const read = async (): Promise<Order> => {
    const { data } = await kadam.GET('/app/order/track', { params: { query: { orderId: 'ZM-1' } } });
    if (!data?.success) throw new Error('unknown order');
    return data.data;
  };
  const started = shown(await read());

  const frame = createClient<FramePaths>({ baseUrl, headers: { 'ic-merchant-key': 'zenmart_sandbox' } });
  const header = { 'ic-origin': 'http://127.0.0.1:4500' };
  const session = await frame.POST('/app/widget/init', { params: { header }, body: { checkoutToken } });
  if (!session.data?.success) throw new Error('no session');
  const cancelled = await frame.POST('/app/payment/cancel', {
    params: { header },
    headers: { 'session-token': session.data.data.sessionToken },
    body: {},
  });

  const small = await kadam.POST('/app/pg/txn-initiate', { ...key(), body: { ...order, orderId: 'ZM-2', amount: 1, items: [{ name: 'Cable', quantity: 1, amountPaise: 100 }] } });
  const unauthorisedCaller = createClient<paths>({ baseUrl, headers: { 'ic-merchant-key': 'unknown' } });
  const wrong = await unauthorisedCaller.POST('/app/pg/check-eligibility', { body: { amount: 1 } });

  return {
    lowestEmi: line.data.data.lowestEmi,
    started,
    cancelled: cancelled.data?.success ? cancelled.data.data.status : cancelled.data?.code,
    ended: shown(await read()),
    refusal: small.data?.success ? null : small.data?.code,
    wrong: wrong.error?.code,
  };
}
`;

function complaints(files: readonly string[]): string[] {
  const program = ts.createProgram(
    files.map((name) => join(project, name)),
    {
      ...strictest,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      skipLibCheck: true,
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
    },
  );
  return ts.getPreEmitDiagnostics(program).map(complaint);
}
