import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromeMessages } from '../../frames/shell/chrome/messages';
import { lenderEntityMessages } from '../../shared/legal/lender-entity.messages';
import chromeInHindi from '../../shared/messages/hi/frames/shell/chrome';
import errors from '../../shared/messages/hi/shared/errors';
import inHindi from '../../shared/messages/hi/shared/legal/lender-entity';
import catalogue from '../sandbox/catalogue.json';
import { sandboxMerchants } from '../sandbox/seed';
import { merchantSteps } from '../testing/payments/checkout-steps';
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
import { newFrame } from '../testing/widgets/widget-steps';

const refused = { success: false, code: 'NO_LENDER_CONNECTED', retry: false };
const site = { headers: { host: 'kadam.example' } };

describe('production server without lenders', () => {
  let kadam: TestServer;
  let folder: string;
  const { call, order } = merchantSteps(() => kadam);
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kadam-no-lender-'));
    const file = join(folder, 'catalogue.json');
    // Without the example merchant, whose addresses are on this machine.
    const isThere = ({ handle }: { readonly handle?: string | null }): boolean => handle !== 'zenmart';
    writeFileSync(
      file,
      JSON.stringify({
        ...catalogue,
        stores: catalogue.stores.filter(isThere),
        products: catalogue.products.filter(isThere),
        offers: catalogue.offers.filter(isThere),
        banners: catalogue.banners.filter(isThere),
        campaigns: [],
      }),
    );
    kadam = await startTestServer({
      env: {
        ...asInProduction,
        KADAM_MODE: 'production',
        KADAM_SMS_URL: 'https://sms.example/send',
        KADAM_PUBLIC_URL: 'https://kadam.example',
        KADAM_CATALOGUE: file,
      },
    });
    const [zenmart] = sandboxMerchants({ origin: MERCHANT_ORIGIN, secret: EXAMPLE_SECRET }, ['401', '402']);
    if (!zenmart) throw new Error('no merchant');
    await registerMerchant(kadam.server.db, zenmart);
  }, STARTS_WITHIN_MS);
  afterAll(async () => {
    await kadam.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('₹20,000 is not eligible for the shop’s server, without a lender or an instalment', async () => {
    expect(dataOf(await call('POST', '/app/pg/check-eligibility', { amount: 20_000 }))).toEqual({
      isEligible: false,
      lenderIds: [],
      lowestEmi: null,
      nearestAmount: null,
    });
  });

  it('a payment is refused with a reason in English and Hindi', async () => {
    const { body } = await order();
    expect(body).toMatchObject({ ...refused, message: 'EMI is not available here yet. Please pay another way.' });
    expect(errors.NO_LENDER_CONNECTED).toBe('यहाँ EMI अभी उपलब्ध नहीं है। कृपया किसी और तरीके से भुगतान करें।');
    expect(await kadam.server.db.selectFrom('transactions').select('txn_uuid').execute()).toEqual([]);
  });

  it('widgets are refused, so that no shopper is asked for a number', async () => {
    expect((await newFrame(() => kadam).post('/app/widget/init')).body).toMatchObject(refused);
  });

  it('the sales app is refused, and an agent sees no plan', async () => {
    expect((await kadam.call('init')).body).toMatchObject(refused);
    expect(dataOf(await kadam.call('get-emi-details', { amount: 20_000 })).lenders).toEqual([]);
    expect(dataOf(await kadam.call('pre-eligibility', { mobile: '9000000001', amount: 20_000 }))).toMatchObject({
      isPreEligible: false,
      lenderIds: [],
    });
  });

  it('the promo line of ₹20,000 shows no figures', async () => {
    const headers = { origin: MERCHANT_ORIGIN };
    const { body } = await kadam.request('GET', '/app/widget/promo?merchantKey=zenmart_sandbox&amount=20000', {
      headers,
    });
    expect(body?.data).toMatchObject({ lowest: null, noCost: null, nearestAmount: null });
  });

  it.each([
    '/terms-and-condition',
    '/hi/terms-and-condition',
    '/odr/contact-us-guidelines',
    '/hi/odr/contact-us-guidelines',
  ])('%s names no lending company and states that no lender is connected', async (path) => {
    const { status, text } = await kadam.request('GET', path, site);
    expect(status).toBe(200);
    expect(text).toContain(path.startsWith('/hi/') ? inHindi.noLender : lenderEntityMessages.english.noLender);
    expect(text).not.toMatch(/\(Specimen\)|nodal\.officer@/);
  });

  it.each(['/home/buy-with-kadam', '/hi/home/buy-with-kadam', '/emi-calculator', '/hi/account'])(
    '%s first states that EMI is not available yet',
    async (path) => {
      const { status, text } = await kadam.request('GET', path, site);
      expect(status).toBe(200);
      expect(text).toContain((path.startsWith('/hi/') ? chromeInHindi : chromeMessages.english).notLending);
    },
  );

  it('the site has shops and products without offers, lenders or no-cost months', async () => {
    const { body } = await kadam.request('GET', '/app/campaign/get/', site);
    expect(body?.data).toMatchObject({ offers: [] });
    expect(JSON.stringify(body?.data?.banners)).not.toContain('"isNoCost":true');
    const [store] = catalogue.stores;
    const page = await kadam.request('GET', `/app/page/get/MERCHANT/${store?.handle}`, site);
    expect(page.body?.data).toMatchObject({ merchant: { noCostTenures: [] }, offers: [] });
    const [product] = catalogue.products;
    const bought = await kadam.request('GET', `/app/how-to-buy/${product?.handle}/${product?.productId}`, site);
    expect(bought.body?.data).toMatchObject({ lenders: [], nearestAmount: null });
  });

  it('the server is ready, and /readyz reports that no lender is connected', async () => {
    const { status, body } = await kadam.request('GET', '/readyz');
    expect([status, body]).toEqual([200, { status: 'ready', lenders: 'none is connected' }]);
  });
});
