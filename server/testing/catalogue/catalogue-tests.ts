import { describe, expect, it } from 'vitest';
import * as api from '../../../shared/api/catalogue';
import { type Endpoint, type RequestOf, type ResponseOf, routeOf } from '../../../shared/api/endpoint';
import type { SalesLender } from '../../../shared/api/sales';
import { atMerchant, emiPlans, lenders, lendersIn } from '../../../shared/lenders';
import { sampleMerchants } from '../../../shared/site/samples';
import { sandboxCatalogue } from '../../sandbox/catalogue';
import { MERCHANTS_A_PAGE } from '../../services/catalogue/find';
import { sentTo } from '../api/endpoint-at';
import { checkoutSteps } from '../payments/checkout-steps';
import { dataOf, type ServerOf } from '../sales/sales-steps';
import type { Reply } from '../server/test-server';

type MerchantList = ResponseOf<typeof api.merchantList>;
const NOT_FOUND = 404;

export function catalogueTests(kadam: ServerOf): void {
  const { open } = checkoutSteps(kadam);
  const { stores, products, categories, brands } = sandboxCatalogue({ origin: 'http://127.0.0.1:4500', secret: '' });

  const get = (endpoint: Endpoint, asked: Readonly<Record<string, string>> = {}, headers = {}): Promise<Reply> => {
    const { path, rest } = sentTo(endpoint, asked);
    const query = new URLSearchParams(rest as Record<string, string>).toString();
    return kadam().request('GET', query === '' ? path : `${path}?${query}`, { headers });
  };
  const data = async <E extends Endpoint>(reply: Promise<Reply>, endpoint: E): Promise<ResponseOf<E>> => {
    const { status, text } = await reply;
    if (status !== 200) throw new Error(`${routeOf(endpoint)}: ${status} ${text}`);
    // SAFETY: the sandbox validates every response.
    return (JSON.parse(text) as { data: ResponseOf<E> }).data;
  };
  const read = <E extends Endpoint>(endpoint: E, asked?: Readonly<Record<string, string>>): Promise<ResponseOf<E>> =>
    data(get(endpoint, asked), endpoint);
  const post = (asked: unknown): Promise<Reply> =>
    kadam().request('POST', '/app/merchants', {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(asked),
    });
  const find = (asked: RequestOf<typeof api.merchantList>): Promise<MerchantList> =>
    data(post(asked), api.merchantList);
  const handlesIn = ({ allMerchants }: Pick<MerchantList, 'allMerchants'>): string[] =>
    allMerchants.map(({ merchantHandle }) => merchantHandle);
  const productsIn = ({ products: some }: Pick<MerchantList, 'products'>): string[] =>
    some.map(({ merchantHandle, productId }) => `${merchantHandle}-${productId}`);
  /** All pages in sequence. */
  const pagesOf = async (asked: RequestOf<typeof api.merchantList>): Promise<MerchantList[]> => {
    const pages: MerchantList[] = [];
    for (let hasMore = true; hasMore; ) {
      const page = await find({ ...asked, page: pages.length + 1 });
      pages.push(page);
      hasMore = page.hasMore;
    }
    return pages;
  };

  describe('app/merchants', () => {
    // @req CAT-003
    it('has without a filter the 20 merchants of the specification in its order on page 1, and the example shop on page 2', async () => {
      const first = await find({});
      expect(first.allMerchants.map(({ name }) => name)).toEqual(sampleMerchants);
      expect(first).toMatchObject({ page: 1, hasMore: true, merchantCount: 21, productCount: 48, searchedFor: null });
      const second = await find({ page: 2 });
      expect([handlesIn(second), second.hasMore]).toEqual([['zenmart'], false]);
      expect(second.featuredMerchants).toEqual(first.featuredMerchants);
      expect(first.featuredMerchants.every(({ isFeatured }) => isFeatured)).toBe(true);
      expect(first.featuredMerchants).toHaveLength(stores.filter(({ isFeatured }) => isFeatured).length);
    });

    it('has each merchant and product on one of its pages, once, in the order of the catalogue', async () => {
      const pages = await pagesOf({});
      expect(pages.flatMap(handlesIn)).toEqual(stores.map(({ handle }) => handle));
      expect(pages.flatMap(productsIn)).toEqual(products.map(({ handle, productId }) => `${handle}-${productId}`));
      for (const { allMerchants } of pages) expect(allMerchants.length).toBeLessThanOrEqual(MERCHANTS_A_PAGE);
    });

    it('has nothing on a page after the last', async () => {
      expect(await find({ page: 999 })).toMatchObject({
        allMerchants: [],
        products: [],
        hasMore: false,
        merchantCount: 21,
      });
    });

    // @req CAT-004, API-025
    it('has of several categories, and of several brands, what is of one of them, and of both what is of both', async () => {
      const asked = { categoryIds: ['travel', 'furniture'] };
      const ofEither = (ids: readonly string[]) => ids.some((id) => asked.categoryIds.includes(id));
      expect((await pagesOf(asked)).flatMap(handlesIn)).toEqual(
        stores.filter(({ categoryIds }) => ofEither(categoryIds)).map(({ handle }) => handle),
      );
      const both = await find({ ...asked, brandIds: ['juniper', 'nova'] });
      expect(handlesIn(both)).toEqual(['pepperfry']);
      expect(productsIn(both)).toEqual(['pepperfry-juniper-sofa', 'pepperfry-juniper-bed']);
      expect([both.merchantCount, both.productCount]).toEqual([1, 2]);
    });

    it('counts what it finds, for every category, brand and word', async () => {
      const words = stores.map(({ name }) => name);
      for (const asked of [
        ...categories.map(({ categoryId }) => ({ categoryIds: [categoryId] })),
        ...brands.map(({ brandId }) => ({ brandIds: [brandId] })),
        ...words.map((searchText) => ({ searchText })),
      ]) {
        const pages = await pagesOf(asked);
        const counted = pages.map(({ merchantCount, productCount }) => [merchantCount, productCount]);
        const found = [pages.flatMap(handlesIn).length, pages.flatMap(productsIn).length];
        expect([asked, counted]).toEqual([asked, pages.map(() => found)]);
      }
    });

    // @req CAT-006
    it('finds ‘mobile’ in names, categories and brands: merchants and products', async () => {
      const found = await find({ searchText: 'mobile' });
      expect(handlesIn(found)).toEqual(
        stores.filter(({ categoryIds }) => categoryIds.includes('mobiles')).map(({ handle }) => handle),
      );
      expect(productsIn(found)).toContain('sangeetha-mobiles-nova-x5');
      expect(found.searchedFor).toBeNull();
    });

    it('finds what has all the words, as beginnings, in any order and spelling', async () => {
      for (const searchText of ['nova 5g sang', '  SANGEETHA, növa 5G!', 'Nova-X5 (5G) sangeetha'])
        expect([searchText, productsIn(await find({ searchText }))[0]]).toEqual([
          searchText,
          'sangeetha-mobiles-nova-x5',
        ]);
    });

    it('finds what has one of the words where nothing has all of them, and says so', async () => {
      const found = await find({ searchText: 'fold recliner' });
      expect([found.searchedFor, productsIn(found)]).toEqual([
        'fold recliner',
        ['sangeetha-mobiles-nova-fold', 'royal-oak-oak-recliner'],
      ]);
    });

    it('finds in Hindi', async () => {
      expect(handlesIn(await find({ searchText: 'मोबाइल' }))).toContain('sangeetha-mobiles');
    });

    it.each([
      ['latpop', 'laptop', 'vijay-sales'],
      ['sangeeta mobils', 'sangeetha mobiles', 'sangeetha-mobiles'],
      ['furnitur', null, 'pepperfry'],
      ['peperfry', 'pepperfry', 'pepperfry'],
      ['mboile', 'mobile', 'sangeetha-mobiles'],
    ])('finds with the typing mistake %s what is meant, and says by which words', async (searchText, word, handle) => {
      const found = await find({ searchText });
      expect(handlesIn(found)).toContain(handle);
      if (word === null) expect(found.searchedFor).toBeNull();
      else expect(found.searchedFor).toMatch(new RegExp(`^${word}`));
    });

    it('leaves out a word that is like none, and finds nothing where no word is left', async () => {
      const nearest = await find({ searchText: 'qqqq sofa' });
      expect([nearest.searchedFor, productsIn(nearest)]).toEqual([
        'sofa',
        ['pepperfry-juniper-sofa', 'urban-ladder-urban-sofa'],
      ]);
      for (const searchText of ['qqqqqqqq', '?!', '“”'])
        expect(await find({ searchText })).toMatchObject({
          merchantCount: 0,
          productCount: 0,
          allMerchants: [],
          featuredMerchants: [],
          products: [],
          hasMore: false,
          searchedFor: null,
        });
    });

    it('takes signs that a database could read as something else for what they are', async () => {
      for (const searchText of [
        "nova'",
        "'nova' | 'titan'",
        'nova:*',
        '!nova',
        'nova & ',
        'nova\\',
        '"nova"',
        'nova <-> x5',
      ])
        expect([searchText, (await find({ searchText })).productCount > 0]).toEqual([searchText, true]);
    });

    it('is 400 for a page that is none, too many ids, an id that can be none and 101 characters', async () => {
      const faults: readonly (readonly [unknown, string])[] = [
        [{ page: 0 }, 'page'],
        [{ page: 1.5 }, 'page'],
        [{ page: 1_000 }, 'page'],
        [{ categoryIds: Array.from({ length: 21 }, () => 'mobiles') }, 'categoryIds'],
        [{ brandIds: ['../x'] }, 'brandIds.0'],
        [{ searchText: 'x'.repeat(101) }, 'searchText'],
        [{ search: 'x' }, 'search'],
        [{ plans: ['free'] }, 'plans.0'],
        [{ months: [5] }, 'months.0'],
        [{ sort: 'price' }, 'sort'],
      ];
      for (const [asked, path] of faults) {
        const { status, body } = await post(asked);
        expect([asked, status, body?.fields?.[0]?.path]).toEqual([asked, 400, path]);
      }
      expect(await find({ categoryIds: ['no-such'], brandIds: [] })).toMatchObject({
        merchantCount: 0,
        productCount: 0,
      });
    });

    /** Expected result of each filter, derived from the file. */
    const voucherShops = ['vijay-sales', 'zenmart'];
    type By = Pick<RequestOf<typeof api.merchantList>, 'plans' | 'months'>;
    const storePasses = (
      { handle, noCostTenures }: (typeof stores)[number],
      { plans = [], months = [] }: By,
    ): boolean =>
      (plans.length === 0 ||
        (plans.includes('noCost') && noCostTenures.length > 0) ||
        (plans.includes('voucher') && voucherShops.includes(handle))) &&
      (months.length === 0 || months.some((each) => noCostTenures.includes(each)));
    const productPasses = ({ handle, tenure }: (typeof products)[number], { plans = [], months = [] }: By): boolean =>
      (plans.length === 0 ||
        (plans.includes('noCost') &&
          stores.some((store) => store.handle === handle && store.noCostTenures.includes(tenure))) ||
        (plans.includes('voucher') && voucherShops.includes(handle))) &&
      (months.length === 0 || months.includes(tenure));

    it('has of plans and months what has one of each, and counts what it finds', async () => {
      const vouchers = sandboxCatalogue({ origin: 'http://127.0.0.1:4500', secret: '' }).offers;
      expect(vouchers.filter(({ kind }) => kind === 'voucher').map(({ handle }) => handle)).toEqual(voucherShops);
      for (const by of [
        { plans: ['noCost'] },
        { plans: ['voucher'] },
        { plans: ['noCost', 'voucher'] },
        { months: [6] },
        { months: [9, 12] },
        { months: [18] },
        { plans: ['voucher'], months: [12, 3] },
        { plans: ['noCost'], months: [6] },
      ] as By[]) {
        const pages = await pagesOf(by);
        expect([by, pages.flatMap(handlesIn)]).toEqual([
          by,
          stores.filter((store) => storePasses(store, by)).map(({ handle }) => handle),
        ]);
        expect([by, pages.flatMap(productsIn)]).toEqual([
          by,
          products
            .filter((product) => productPasses(product, by))
            .map(({ handle, productId }) => `${handle}-${productId}`),
        ]);
        for (const { merchantCount, productCount } of pages)
          expect([merchantCount, productCount]).toEqual([
            pages.flatMap(handlesIn).length,
            pages.flatMap(productsIn).length,
          ]);
      }
    });

    it('finds ‘mobile’ at no cost over 6 months at Sangeetha, and no filter by its word', async () => {
      const found = await find({ searchText: 'mobile', plans: ['noCost'], months: [6] });
      expect(handlesIn(found)).toEqual(['vijay-sales', 'sangeetha-mobiles']);
      expect(productsIn(found)).toContain('sangeetha-mobiles-nova-x5');
      for (const searchText of ['nocost', 'months6', '#months6'])
        expect([searchText, (await find({ searchText })).merchantCount]).toEqual([searchText, 0]);
    });

    it('has merchants in the order of their names where that is asked for, over all pages', async () => {
      const { compare } = new Intl.Collator('en', { numeric: true });
      const byName = [...stores].sort((one, other) => compare(one.name, other.name)).map(({ handle }) => handle);
      expect((await pagesOf({ sort: 'name' })).flatMap(handlesIn)).toEqual(byName);
      expect((await pagesOf({ sort: 'name', searchText: 'furniture' })).flatMap(handlesIn)).toEqual(
        byName.filter((handle) => ['pepperfry', 'royal-oak', 'ikea', 'urban-ladder'].includes(handle)),
      );
      expect((await pagesOf({ sort: 'popular' })).flatMap(handlesIn)).toEqual(stores.map(({ handle }) => handle));
    });

    it('is not cacheable', async () => {
      const { headers } = await post({});
      expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
    });
  });

  describe('lists and pages of the catalogue', () => {
    // @req CAT-001, CAT-002, API-021, API-022
    it('are 8 categories and 12 brands, with how many merchants and products their pages have', async () => {
      const all = (await read(api.categoryList)).categories;
      expect(all.map(({ categoryId }) => categoryId)).toEqual(categories.map(({ categoryId }) => categoryId));
      for (const { categoryId, merchantCount, productCount } of all)
        expect(await read(api.categoryPage, { id: categoryId })).toMatchObject({ merchantCount, productCount });
      const allBrands = (await read(api.brandList)).brands;
      expect(allBrands.map(({ brandId }) => brandId)).toEqual(brands.map(({ brandId }) => brandId));
      for (const { brandId, merchantCount, productCount } of allBrands)
        expect(await read(api.brandPage, { id: brandId })).toMatchObject({ merchantCount, productCount });
    });

    // @req CAT-005, API-023
    it('have of a category its merchants, those of them that are featured, and its products', async () => {
      const page = await read(api.categoryPage, { id: 'furniture' });
      expect(page.category).toMatchObject({ categoryId: 'furniture', name: { en: 'Furniture', hi: 'फ़र्नीचर' } });
      expect(handlesIn(page)).toEqual(['pepperfry', 'royal-oak', 'ikea', 'urban-ladder']);
      expect(page.featuredMerchants.map(({ merchantHandle }) => merchantHandle)).toEqual(['pepperfry']);
      expect(new Set(page.products.map(({ categoryId }) => categoryId))).toEqual(new Set(['furniture']));
      expect(await read(api.categoryPage, { id: 'furniture', page: '2' })).toMatchObject({ page: 2, allMerchants: [] });
    });

    // @req API-024
    it('have of a brand its merchants, products and offers', async () => {
      const page = await read(api.brandPage, { id: 'juniper' });
      expect(handlesIn(page)).toEqual(['pepperfry', 'zenmart']);
      expect(page.offers.map(({ offerId }) => offerId)).toEqual(['no-cost-pepperfry', 'voucher-zenmart']);
      expect(page.products.every(({ brandId }) => brandId === 'juniper')).toBe(true);
    });

    // @req CAT-010
    it('have of a merchant how to buy, its months at no cost, its stores, and the offers that stand today', async () => {
      const page = await read(api.merchantPage, { handle: 'vijay-sales' });
      expect(page.merchant).toMatchObject({ name: 'Vijay Sales', noCostTenures: [3, 6, 9, 12], merchantLogo: null });
      expect(page.howToBuy.length).toBe(4);
      expect(page.branchLocator.map(({ pincode }) => pincode)).toEqual(['400058', '411001']);
      expect(page.offers.map(({ kind }) => kind)).toEqual(['noCost', 'voucher']);
      expect(page.offerLenders.map(({ lenderId }) => lenderId)).toEqual(['701', '401', '201', '1501', '501']);
      expect(page.products).toHaveLength(page.productCount);
      // Decathlon's offer ended in 2025.
      expect((await read(api.merchantPage, { handle: 'decathlon' })).offers).toEqual([]);
    });

    it('say of the example shop that buying works there, and where it is served', async () => {
      expect(await read(api.merchantPage, { handle: 'zenmart' })).toMatchObject({
        merchantKey: 'zenmart_sandbox',
        storeUrl: 'http://127.0.0.1:4500/',
        productCount: 6,
      });
      expect((await read(api.merchantPage, { handle: 'amazon' })).merchantKey).toBeNull();
    });

    // @req CAT-011, API-027, API-028
    it('tell how to buy at a merchant', async () => {
      const { steps, ...rest } = await read(api.merchantHowToBuy, { handle: 'via' });
      expect(rest).toEqual({
        merchantHandle: 'via',
        name: 'Via',
        merchantLogo: null,
        storeUrl: 'https://via.example/',
        videoUrl: null,
      });
      expect(steps.map(({ title }) => title.en)[1]).toBe('Choose card-less EMI at payment');
    });

    it('are 404 with the envelope for what is not there, and 400 for what can be no name', async () => {
      const missing: readonly (readonly [Endpoint, Record<string, string>])[] = [
        [api.categoryPage, { id: 'cars' }],
        [api.brandPage, { id: 'mobiles' }],
        [api.merchantPage, { handle: 'unknown' }],
        [api.merchantHowToBuy, { handle: 'unknown' }],
        [api.productHowToBuy, { handle: 'unknown', productId: 'nova-x5' }],
        [api.productHowToBuy, { handle: 'amazon', productId: 'nova-x5' }],
      ];
      for (const [endpoint, asked] of missing) {
        const { status, body, headers } = await get(endpoint, asked);
        expect([asked, status, body?.success, body?.code]).toEqual([asked, NOT_FOUND, false, NOT_FOUND]);
        expect(headers['cache-control']).toBe('no-store');
      }
      for (const id of ['Mobiles', 'a b', 'a--b', "'", 'x'.repeat(65), '../brands']) {
        const { status, body } = await get(api.categoryPage, { id });
        expect([id, status, body?.fields?.[0]?.path]).toEqual([id, 400, 'id']);
      }
      for (const page of ['0', '01', '-1', '1000', 'two', ''])
        expect([page, (await get(api.categoryPage, { id: 'mobiles', page })).status]).toEqual([page, 400]);
    });

    it('are publicly cacheable for 60 s, set no cookie, and are 304 for a client that has them', async () => {
      for (const [endpoint, asked] of [
        [api.categoryList, {}],
        [api.brandList, {}],
        [api.categoryPage, { id: 'mobiles' }],
        [api.brandPage, { id: 'nova' }],
        [api.merchantPage, { handle: 'titan' }],
        [api.merchantHowToBuy, { handle: 'titan' }],
        [api.productHowToBuy, { handle: 'titan', productId: 'titan-gold' }],
      ] as const) {
        const { headers } = await get(endpoint, asked);
        expect(headers).toMatchObject({ 'cache-control': 'public, max-age=60', vary: 'accept-encoding' });
        expect(headers['set-cookie']).toBeUndefined();
        const again = await get(endpoint, asked, { 'if-none-match': String(headers.etag) });
        expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag]);
        expect((await get(endpoint, asked, { 'if-none-match': 'W/"another"' })).status).toBe(200);
      }
    });
  });

  describe('a product', () => {
    it('of ₹54,000 at Sangeetha Mobiles is 6 × ₹9,000 at no cost: ₹54,000 in total, since the shop pays the fee', async () => {
      const {
        key,
        product,
        lenders: offered,
      } = await read(api.productHowToBuy, {
        handle: 'sangeetha-mobiles',
        productId: 'nova-x5',
      });
      expect(key).toBe('sangeetha-mobiles-nova-x5');
      expect(product).toMatchObject({ pricePaise: 5_400_000, tenure: 6, isNoCost: true, emi: 9_000 });
      const hdfc = offered.find(({ lenderId }) => lenderId === '401');
      const plan = hdfc?.emiPlans.find(({ tenure }) => tenure === 6);
      expect(plan).toMatchObject({ isNoCost: true, emi: 9_000, interestRate: 0 });
      const { discountPaise = 0, interestPaise = 0, feesPaise = 0, totalPayablePaise = 0 } = plan?.cost ?? {};
      expect(discountPaise).toBe(interestPaise);
      expect(discountPaise).toBeGreaterThan(0);
      expect(totalPayablePaise).toBe(5_400_000);
      expect(feesPaise).toBe(0);
    });

    it('has the plans of every lender as `shared/lenders` works them out, at no cost in the months of its merchant with those that take part', async () => {
      for (const { handle, productId, pricePaise } of products) {
        const store = stores.find((each) => each.handle === handle);
        const months = store?.noCostTenures ?? [];
        const there = store?.merchantKey ? lendersIn('sandbox') : lenders;
        const offered = (await read(api.productHowToBuy, { handle, productId })).lenders;
        expect(offered).toHaveLength(there.length);
        for (const lender of there) {
          const plans = offered.find(({ lenderId }) => lenderId === lender.lenderId)?.emiPlans ?? [];
          expect(plans).toEqual(emiPlans(atMerchant(lender, months), pricePaise / 100));
          const takesPart = lender.noCostTenures.length > 0;
          const atNoCost = plans.filter(({ isNoCost }) => isNoCost).map(({ tenure }) => tenure);
          const agreed = plans.filter(({ tenure, emi }) => emi !== null && (months as number[]).includes(tenure));
          expect(atNoCost).toEqual(takesPart ? agreed.map(({ tenure }) => tenure) : []);
        }
      }
    });

    it('has on its card the lowest instalment over its months of a plan without cost, or where there is none of any', async () => {
      for (const { handle, productId } of products) {
        const { product, lenders: offered } = await read(api.productHowToBuy, { handle, productId });
        const plans = offered
          .flatMap(({ emiPlans: all }) => all)
          .filter(({ tenure, emi }) => tenure === product.tenure && emi !== null);
        const shown = plans.some(({ isNoCost }) => isNoCost) ? plans.filter(({ isNoCost }) => isNoCost) : plans;
        const emis = shown.map(({ emi }) => emi ?? 0);
        expect([productId, product.emi]).toEqual([productId, emis.length === 0 ? null : Math.min(...emis)]);
        expect(product.isNoCost).toBe(shown.some(({ isNoCost }) => isNoCost));
      }
    });

    it('of ₹991, which no lender finances, has no instalment and the closest amount that has plans', async () => {
      const asked = { handle: 'zenmart', productId: 'camera-case' };
      const { product, nearestAmount, lenders: offered } = await read(api.productHowToBuy, asked);
      expect(product).toMatchObject({ pricePaise: 99_100, isNoCost: false, emi: null });
      expect(nearestAmount).toBeGreaterThan(991);
      expect(offered.every(({ emiPlans: plans }) => plans.length === 0)).toBe(true);
    });

    it('has its drawing as an address that a page may show', async () => {
      const { product } = await read(api.productHowToBuy, { handle: 'zenmart', productId: 'hush-pro' });
      const drawing = decodeURIComponent(product.productImage.replace('data:image/svg+xml,', ''));
      expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 160 130">.*<\/svg>$/);
    });

    it('has at the example shop, lender by lender, the very plans that its checkout has for the price', async () => {
      for (const { productId, pricePaise } of products.filter(({ handle }) => handle === 'zenmart')) {
        const { lenders: promised, nearestAmount } = await read(api.productHowToBuy, { handle: 'zenmart', productId });
        const amount = pricePaise / 100;
        if (nearestAmount !== amount) continue;
        const checkout = await open({ amount });
        const { lenders: checkoutLenders } = dataOf(await checkout.get('/app/payment/details')) as {
          lenders: SalesLender[];
        };
        // Each list is sorted for its months.
        const plansOf = (all: readonly SalesLender[]) =>
          new Map(all.map(({ lenderId, emiPlans: plans }) => [lenderId, plans]));
        expect(plansOf(checkoutLenders)).toEqual(plansOf(promised));
        expect(checkoutLenders.flatMap(({ emiPlans: plans }) => plans).some(({ isNoCost }) => isNoCost)).toBe(true);
      }
    });
  });
}
