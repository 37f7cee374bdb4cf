import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvedMobiles, Shopper } from '../../server/testing/account/shopper';
import { freshPostgresUrl } from '../../server/testing/database/fresh-postgres';
import { type ServerProcess, startProcess } from '../../server/testing/server/server-process';
import { freePort } from '../browser/support/processes';
import { blocksOf, root } from '../docs/markdown';

const SECRET = 'zenmart-sandbox-secret-not-for-production';
const [MOBILE = ''] = approvedMobiles(1);

interface Shop {
  readonly url: string;
  /** Claims that the server has verified. */
  readonly recorded: readonly { readonly orderId: string; readonly status: string }[];
  start(orderId: string): Promise<{ readonly checkoutToken: string; readonly txnUuid: string }>;
  serverToken(): Promise<string>;
  close(): Promise<void>;
}

let folder: string;
let provider: ServerProcess;
let shop: Shop;

const block = (text: string): string => {
  const found = blocksOf('docs/merchant-guide.md').find((each) => each.language === 'js' && each.text.includes(text));
  return found?.text ?? expect.fail(`no block with ${text}`);
};

/** A shop's server from the blocks of the guide, with the parts that they leave to the shop. */
const program = (url: string): string => {
  const blocks = [block('new SignJWT'), block('createRemoteJWKSet')].join('\n');
  const imports = blocks.match(/^import .*$/gm) ?? [];
  return `
    import fastify from 'fastify';
    ${imports.join('\n')}
    const app = fastify();
    const agentOfThisLogin = () => 'ZM-3071';
    const recorded = [];
    const recordOnce = async (claims) => recorded.push(claims);
    ${blocks.replace(/^import .*$/gm, '')}
    // 'signs like the auth token, with scope merchant and sub server'
    const serverToken = () => {
      const nowS = Math.floor(Date.now() / 1000);
      return ${/new SignJWT[\s\S]*?\)\);/
        .exec(block('new SignJWT'))?.[0]
        .replace('scope: "sales"', 'scope: "merchant"')
        .replace('setSubject(agentId)', 'setSubject("server")')}
    };
    const start = async (orderId) => {
      const order = { orderId };
      ${block('txn-initiate')}
      return data;
    };
    export async function open(port) {
      const url = await app.listen({ port, host: '127.0.0.1' });
      return { url, recorded, start, serverToken, close: () => app.close() };
    }
  `
    .replaceAll('https://pay.example', url)
    .replaceAll('https://shop.example', 'http://127.0.0.1:4500');
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kadam-guide-'));
  mkdirSync(join(folder, 'node_modules'));
  for (const name of ['fastify', 'jose'])
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  const [port, shopPort] = [await freePort('127.0.0.1'), await freePort('127.0.0.1')];
  const url = `http://127.0.0.1:${port}`;
  provider = await startProcess({
    PORT: String(port),
    KADAM_PUBLIC_URL: url,
    DATABASE_URL: await freshPostgresUrl(),
    // Port for the sandbox's webhooks.
    MERCHANT_PORT: String(shopPort),
  });
  process.env.KADAM_SECRET = SECRET;
  const file = join(folder, 'shop.mjs');
  writeFileSync(file, program(url));
  const made = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { open(port: number): Promise<Shop> };
  shop = await made.open(shopPort);
});
afterAll(async () => {
  delete process.env.KADAM_SECRET;
  await shop?.close();
  await provider?.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

describe('server from the guide’s blocks', () => {
  it('mints a token that opens the sales app', async () => {
    const { authToken } = (await (await fetch(`${shop.url}/kadam/token`, { method: 'POST' })).json()) as {
      authToken: string;
    };
    const { status } = await fetch(`${provider.url}/app/affordability/sa/init`, {
      headers: {
        'ic-merchant-key': 'zenmart_sandbox',
        'ic-sdk-token': authToken,
        'ic-scope': 'sales',
        'ic-agent-id': 'ZM-3071',
        'ic-origin': 'http://localhost:5173',
      },
    });
    expect(status).toBe(200);
  });

  it('starts a payment, receives its webhook, and reads it', async () => {
    const { checkoutToken, txnUuid } = await shop.start('ZM-1');
    expect(await new Shopper([provider.url], SECRET).pay(MOBILE, checkoutToken)).toBeNull();
    await expect
      .poll(() => shop.recorded.at(-1), { timeout: 20_000 })
      .toMatchObject({ orderId: 'ZM-1', status: 'COMPLETE' });
    const headers = { 'ic-merchant-key': 'zenmart_sandbox', authorization: `Bearer ${await shop.serverToken()}` };
    const track = await (await fetch(`${provider.url}/app/order/track?orderId=ZM-1`, { headers })).json();
    expect(track).toMatchObject({ success: true, data: { txnUuid, status: 'COMPLETE' } });
  });
});
