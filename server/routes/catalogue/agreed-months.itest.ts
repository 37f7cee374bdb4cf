import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Kfs } from '../../../shared/api/kfs';
import type { EmiPlan, SalesLender } from '../../../shared/api/sales';
import { atMerchant, emiPlans, lendersIn, type Tenure } from '../../../shared/lenders';
import { CATALOGUE_CACHE_MS } from '../../rules/lifetimes';
import catalogue from '../../sandbox/catalogue.json' with { type: 'json' };
import { MERCHANT_CACHE_MS } from '../../store/merchant-cache';
import { postgresDatabase } from '../../testing/database/fresh-postgres';
import { memoryDatabase } from '../../testing/database/memory-database';
import { type Checkout, checkoutSteps, ORDER_AMOUNT } from '../../testing/payments/checkout-steps';
import { dataOf } from '../../testing/sales/sales-steps';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';

const SHOPPER = '9000000001';
/** Has no no-cost plans; its file has 3 months. No second factor. */
const LENDER = '701';

describe.each([
  ['the embedded database', memoryDatabase],
  ['PostgreSQL', () => postgresDatabase(5)],
] as const)('months at no cost of a checkout on %s', (_name, choose) => {
  let kadam: TestServer;
  let folder: string;
  let file: string;

  /** The example shop with agreed months; a new handle each time changes the file's length. */
  let writes = 0;
  const agreeOn = (noCostTenures: readonly Tenure[] | null): void => {
    writes += 1;
    const isThere = ({ handle }: { readonly handle?: string | null }): boolean =>
      noCostTenures !== null || handle !== 'zenmart';
    const stores = catalogue.stores.filter(isThere);
    writeFileSync(
      file,
      JSON.stringify({
        ...catalogue,
        revision: writes,
        stores: stores.map((store) => (store.handle === 'zenmart' ? { ...store, noCostTenures } : store)),
        products: catalogue.products.filter(isThere),
        offers: catalogue.offers.filter(isThere),
        banners: catalogue.banners.filter(isThere),
        campaigns: catalogue.campaigns.map(({ variations = [], ...campaign }) => ({
          ...campaign,
          variations: variations.map((each) => ({
            ...each,
            handles: each.handles.filter((handle) => isThere({ handle })),
          })),
        })),
      }) + ' '.repeat(writes),
    );
  };
  const changeAgreement = async (noCostTenures: readonly Tenure[] | null): Promise<void> => {
    agreeOn(noCostTenures);
    kadam.clock.advance(CATALOGUE_CACHE_MS);
    await kadam.request('GET', '/app/categories');
    kadam.clock.advance(MERCHANT_CACHE_MS);
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kadam-months-'));
    file = join(folder, 'catalogue.json');
    agreeOn([3, 6, 9, 12]);
    kadam = await startTestServer({ database: await choose(), env: { KADAM_CATALOGUE: file } });
  }, STARTS_WITHIN_MS);
  afterAll(async () => {
    await kadam.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const { open, fresh } = checkoutSteps(() => kadam);
  const lendersOf = async (checkout: Checkout): Promise<SalesLender[]> =>
    dataOf(await checkout.get('/app/payment/details')).lenders as SalesLender[];
  const planIn = async (checkout: Checkout): Promise<EmiPlan> => (await checkout.details()).emiPlan as EmiPlan;
  const plansAt = (months: readonly Tenure[] | null) =>
    new Map(
      lendersIn('sandbox').map(
        (lender) => [lender.lenderId, emiPlans(atMerchant(lender, months), ORDER_AMOUNT)] as const,
      ),
    );
  const expectPlans = async (checkout: Checkout, months: readonly Tenure[] | null): Promise<void> => {
    const expected = plansAt(months);
    const shown = await lendersOf(checkout);
    expect(shown.length).toBeGreaterThan(0);
    for (const { lenderId, emiPlans: plans } of shown) expect(plans).toEqual(expected.get(lenderId));
  };

  it('are those of its shop in the catalogue, with each lender that takes part, also where the lender’s file has fewer', async () => {
    const checkout = await open();
    await expectPlans(checkout, [3, 6, 9, 12]);
    const calculated = dataOf(
      await checkout.post('/app/transaction/emi-calculator', { lenderId: LENDER, amount: ORDER_AMOUNT }),
    );
    expect(calculated.emiPlans).toEqual(plansAt([3, 6, 9, 12]).get(LENDER));
  });

  it('stay those of the payment’s start, up to its receipt, regardless of a later agreement', {
    tags: ['long'],
  }, async () => {
    await changeAgreement([3, 6, 9, 12]);
    const mobile = fresh(SHOPPER);
    const before = await open();
    await before.verify(mobile);
    await before.choose(LENDER, 9);
    await changeAgreement([3]);
    const after = await open();
    await expectPlans(after, [3]);
    expect(await planIn(before)).toMatchObject({ tenure: 9, isNoCost: true, interestRate: 0 });
    const { kfsData } = dataOf(await before.get('/app/payment/get-kfs-data')) as { kfsData: Kfs };
    expect(kfsData.isNoCost).toBe(true);
    expect(kfsData.discountPaise).toBe(kfsData.totalInterestPaise);
    await before.agree();
    const { completion } = dataOf(await before.confirm(mobile)) as { completion: { emiPlan: EmiPlan } };
    const agreed = plansAt([3, 6, 9, 12])
      .get(LENDER)
      ?.find(({ tenure }) => tenure === 9);
    expect(completion.emiPlan).toEqual(agreed);
  });

  it('are for the line by a price and for the till what they are in the checkout', { tags: ['long'] }, async () => {
    await changeAgreement([3, 12]);
    const promo = await kadam.request('GET', `/app/widget/promo?merchantKey=zenmart_sandbox&amount=${ORDER_AMOUNT}`, {
      headers: { origin: 'http://127.0.0.1:4500' },
    });
    const { noCost } = dataOf(promo) as { noCost: { tenure: number; emi: number } };
    expect(noCost.tenure).toBe(12);
    const till = dataOf(await kadam.call('get-emi-details', { amount: ORDER_AMOUNT })) as { lenders: SalesLender[] };
    for (const { lenderId, emiPlans: plans } of till.lenders) expect(plans).toEqual(plansAt([3, 12]).get(lenderId));
    await expectPlans(await open(), [3, 12]);
  });

  it('are none where the shop has agreed on none, and those of each lender’s own file where the catalogue does not have it', async () => {
    await changeAgreement([]);
    await expectPlans(await open(), []);
    await changeAgreement(null);
    await expectPlans(await open(), null);
  });
});
