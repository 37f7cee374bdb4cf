import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { approvedMobiles, Shopper } from '../../server/testing/account/shopper';
import { freshPostgresUrl } from '../../server/testing/database/fresh-postgres';
import { dataOf } from '../../server/testing/sales/sales-steps';
import { requestAt } from '../../server/testing/server/request-process';
import { type ServerProcess, startProcess } from '../../server/testing/server/server-process';
import { newBrowser } from '../../server/testing/site/site-steps';
import { freePort } from '../browser/support/processes';
import { blocksOf } from '../docs/markdown';

const SECRET = 'zenmart-sandbox-secret-not-for-production';
const [MOBILE = '', OTHER = '', EARNS = ''] = approvedMobiles(3);

let folder: string;
let provider: ServerProcess;
let shop: { readonly url: string; readonly child: ChildProcess };

async function startShop(providerUrl: string, port: number): Promise<typeof shop> {
  const program = blocksOf('docs/server-samples.md').find(({ language }) => language === 'python');
  const file = join(folder, 'shop.py');
  writeFileSync(file, program?.text ?? '');
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.env.KADAM_PYTHON ?? 'python3', [file], {
    env: { PATH: process.env.PATH ?? '', HOME: folder, KADAM_PROVIDER: providerUrl, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await vi.waitFor(async () => expect((await fetch(url)).status).toBe(404), { timeout: 30_000 });
  return { url, child };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kadam-integrator-'));
  const [port, shopPort] = [await freePort('127.0.0.1'), await freePort('127.0.0.1')];
  const url = `http://127.0.0.1:${port}`;
  provider = await startProcess({
    PORT: String(port),
    KADAM_PUBLIC_URL: url,
    DATABASE_URL: await freshPostgresUrl(),
    MERCHANT_PORT: String(shopPort),
  });
  shop = await startShop(url, shopPort);
});
afterAll(async () => {
  if (shop?.child.exitCode === null) {
    shop.child.kill();
    await once(shop.child, 'exit');
  }
  await provider?.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

const post = (path: string, body: object = {}): Promise<Response> =>
  fetch(`${shop.url}${path}`, { method: 'POST', body: JSON.stringify(body) });

/** Response to a call of a merchant or an agent. */
async function ask(path: string, headers: Record<string, string>): Promise<{ status: number; data: never }> {
  const answer = await fetch(`${provider.url}${path}`, {
    headers: { 'ic-merchant-key': 'zenmart_sandbox', ...headers },
  });
  return { status: answer.status, data: ((await answer.json()) as { data: never }).data };
}

/** A server token of the shop, created by its own program. */
async function serverToken(): Promise<string> {
  // Not 'token.py': Python has a module of that name.
  const file = join(folder, 'server_token.py');
  writeFileSync(file, "import shop\nprint(shop.token('merchant', 'server'))\n");
  const child = spawn(process.env.KADAM_PYTHON ?? 'python3', [file], { cwd: folder });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  await once(child, 'close');
  return said.trim();
}

describe('Python server of the documents', () => {
  it('mints a token that opens the sales app', async () => {
    const { authToken } = (await (await post('/kadam/token')).json()) as { authToken: string };
    const { status } = await ask('/app/affordability/sa/init', {
      'ic-sdk-token': authToken,
      'ic-scope': 'sales',
      'ic-agent-id': 'ZM-3071',
      'ic-origin': 'http://localhost:5173',
    });
    expect(status).toBe(200);
  });

  it('starts a payment, receives its webhook, and trusts only signatures', async () => {
    const { orderId, checkoutToken } = (await (await post('/orders')).json()) as Record<string, string>;
    expect(await new Shopper([provider.url], SECRET).pay(MOBILE, String(checkoutToken))).toBeNull();

    const authorization = `Bearer ${await serverToken()}`;
    const track = async (): Promise<{ webhooks: { state: string }[]; signedResult: string }> =>
      (await ask(`/app/order/track?orderId=${orderId}`, { authorization })).data;
    await expect.poll(async () => (await track()).webhooks.at(-1)?.state, { timeout: 20_000 }).toBe('delivered');
    expect(await (await fetch(`${shop.url}/orders/${orderId}`)).json()).toEqual({ status: 'COMPLETE', refunds: {} });

    const { signedResult } = await track();
    const [head = '', body = '', signature = ''] = signedResult.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const encode = (what: object): string => Buffer.from(JSON.stringify(what)).toString('base64url');
    const forged = [
      '',
      'a.b.c',
      signedResult.slice(0, -6),
      `${head}.${encode({ ...claims, amount: 1 })}.${signature}`,
      `${encode({ alg: 'none' })}.${body}.`,
      `${encode({ alg: 'HS256', kid: 'x' })}.${body}.${signature}`,
      7,
      null,
    ];
    for (const each of forged)
      expect([each, (await post('/kadam/result', { signedResult: each })).status]).toEqual([each, 400]);
    expect((await post('/kadam/result', { signedResult })).status).toBe(200);
    expect((await post('/kadam/webhook', {})).status).toBe(400);
  });

  it('redeems a voucher of a purchase once, for its bill, and refuses it for another', {
    tags: ['long'],
  }, async () => {
    const request = requestAt(provider);
    const codeFor = async (mobile: string): Promise<string> => {
      const { text } = await request('GET', `/sandbox/sms?mobile=${mobile}`);
      return text.match(/\b\d{5}\b/g)?.at(-1) ?? expect.fail('no code');
    };
    const shopper = newBrowser(() => ({ request, codeFor }), new URL(provider.url).host);
    await shopper.login(EARNS);
    await shopper.post('/app/voucher/send-sms', { merchantName: 'zenmart' });
    const { checkoutToken } = (await (await post('/orders')).json()) as Record<string, string>;
    expect(await new Shopper([provider.url], SECRET).pay(EARNS, String(checkoutToken))).toBeNull();
    const codeOf = async (): Promise<unknown> =>
      (dataOf(await shopper.get('/txn/getVoucherDetails')).vouchers as { code: unknown }[])[0]?.code;
    await expect.poll(codeOf, { timeout: 20_000 }).toEqual(expect.any(String));
    const rupeesOff = async (code: unknown, billId: string): Promise<unknown> =>
      (await post('/vouchers', { code, billId })).json();
    const code = await codeOf();
    expect(await rupeesOff('ABCD-EFGH-JKMN', 'B-1')).toEqual({ rupeesOff: 0 });
    expect(await rupeesOff(code, 'B-1')).toEqual({ rupeesOff: 500 });
    expect(await rupeesOff(code, 'B-1')).toEqual({ rupeesOff: 500 });
    expect(await rupeesOff(code, 'B-2')).toEqual({ rupeesOff: 0 });
  });

  it('refunds a part of a paid order, and verifies the webhook of the refund', async () => {
    const { orderId, checkoutToken } = (await (await post('/orders')).json()) as Record<string, string>;
    expect(await new Shopper([provider.url], SECRET).pay(OTHER, String(checkoutToken))).toBeNull();
    const answer = await post('/refunds', { orderId, refundId: `${orderId}-1`, amount: 6_000 });
    expect(await answer.json()).toMatchObject({ refundStatus: 'DONE', amount: 6_000, refundableAmount: 30_000 });
    const known = async (): Promise<unknown> =>
      ((await (await fetch(`${shop.url}/orders/${orderId}`)).json()) as { refunds: unknown }).refunds;
    await expect.poll(known, { timeout: 20_000 }).toEqual({ [`${orderId}-1`]: 6_000 });
    expect((await post('/kadam/webhook', { signedRefund: 'a.b.c' })).status).toBe(400);
  });
});
