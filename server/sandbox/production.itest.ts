import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '../../shared/locales';
import { pathIn } from '../../shared/site/address';
import { siteRows } from '../../shared/site/site-rows';
import { lendersNotConnected } from '../lenders/not-connected';
import { checkoutSteps } from '../testing/payments/checkout-steps';
import { dataOf } from '../testing/sales/sales-steps';
import { asInProduction } from '../testing/server/limits';
import { registerMerchant } from '../testing/server/sealing';
import {
  EXAMPLE_SECRET,
  MERCHANT_ORIGIN,
  STARTS_WITHIN_MS,
  startTestServer,
  type TestServer,
} from '../testing/server/test-server';
import { sandboxMerchants } from './seed';

/** Output of the build. */
const built = resolve(process.env.KADAM_DIST ?? 'dist');

let kadam: TestServer;
beforeAll(async () => {
  kadam = await startTestServer({
    // As if a lender were connected: without one no payment starts.
    ports: { lenders: lendersNotConnected },
    env: {
      ...asInProduction,
      KADAM_MODE: 'production',
      KADAM_SMS_URL: 'https://sms.example/send',
      KADAM_PUBLIC_URL: 'https://kadam.example',
      KADAM_WEB: built,
    },
  });
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

describe('production', () => {
  it('has no sandbox route, no example merchant and no simulated lender', async () => {
    for (const path of [
      '/sandbox/sms?mobile=9000000001',
      '/sandbox/sms/stream?mobile=9000000001',
      '/sandbox/phone',
      '/sandbox/customers',
      '/sandbox/mandate',
    ])
      expect([path, (await kadam.request('GET', path)).status]).toEqual([path, 404]);
    expect((await kadam.request('POST', '/sandbox/reset-customer')).status).toBe(404);
    expect((await kadam.request('GET', '/openapi.json')).text).not.toContain('/sandbox/');
    expect((await kadam.call('init')).status).toBe(401);
    const { headers } = await kadam.request('GET', '/healthz');
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });

  it.each(['kadam.example', 'hdfc.kadam.example'])(
    'is not linked from any page of the site at %s',
    { tags: ['long'] },
    async (host) => {
      const read = new Set<string>();
      for (const { path } of siteRows)
        for (const locale of locales) {
          const asked = { headers: { host, accept: 'text/html' } };
          const { headers, text } = await kadam.request('GET', pathIn(locale, path), asked);
          // A redirect leads to a login or another site, whose page is read as well.
          if (headers.location === undefined) read.add(path);
          expect([path, locale, /sandbox|127\.0\.0\.1|localhost/i.exec(text)?.[0]]).toEqual([path, locale, undefined]);
        }
      expect(read.size).toBeGreaterThan(10);
    },
  );

  it('serves every chunk of the build but those that only the sandbox’s pages load', async () => {
    const folder = join(built, 'web');
    const chunks = readdirSync(folder).filter((name) => name.endsWith('.js'));
    const refused: string[] = [];
    for (const name of chunks) if ((await kadam.request('GET', `/web/${name}`)).status !== 200) refused.push(name);
    expect(new Set(refused.map((name) => name.slice(0, -12)))).toEqual(new Set(['sandbox-phone']));
    // A chunk that knows sandbox addresses belongs to the sandbox.
    const ofSandbox = chunks.filter((name) => readFileSync(join(folder, name), 'utf8').includes('/sandbox/'));
    expect(ofSandbox).toEqual(refused);
  });

  describe('with a webhook’s address in its own network, from a registration of before', () => {
    let inside: Server;
    let reached = 0;
    beforeAll(async () => {
      inside = createServer((_request, response) => {
        reached += 1;
        response.writeHead(204).end();
      });
      await new Promise<void>((done) => inside.listen(0, '127.0.0.1', done));
    });
    afterAll(() => inside.close());

    it.each(['127.0.0.1', 'localhost'])('connects to nothing there: %s', async (host) => {
      const [zenmart] = sandboxMerchants({ origin: MERCHANT_ORIGIN, secret: EXAMPLE_SECRET }, ['402']);
      if (!zenmart) throw new Error('no merchant');
      const webhookUrl = `http://${host}:${(inside.address() as AddressInfo).port}/`;
      await registerMerchant(kadam.server.db, { ...zenmart, webhookUrl });
      const { open, merchant } = checkoutSteps(() => kadam);
      const checkout = await open();
      expect((await checkout.post('/app/payment/cancel')).body?.success).toBe(true);
      expect(await kadam.server.work.webhooks()).toBe(1);
      const { webhooks } = dataOf(await merchant.track(`txnUuid=${checkout.txnUuid}`));
      expect(webhooks).toMatchObject([{ state: 'waiting', attempts: [{ httpStatus: null }] }]);
      expect(kadam.logs()).toContain('"error":"AddressNotAllowed","state":"waiting"');
      expect(reached).toBe(0);
    });
  });
});
