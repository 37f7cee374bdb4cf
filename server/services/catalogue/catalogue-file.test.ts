import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { hasNoCost, lenders } from '../../../shared/lenders';
import { locales } from '../../../shared/locales';
import { sampleMerchants, sampleProducts } from '../../../shared/site/samples';
import { sandboxCatalogue } from '../../sandbox/catalogue';
import catalogue from '../../sandbox/catalogue.json' with { type: 'json' };
import { type CatalogueFile, catalogueFile } from './catalogue-file';
import { catalogueRows } from './catalogue-rows';
import { svgFault } from './svg-fault';

const sandbox = sandboxCatalogue({ origin: 'http://127.0.0.1:4500', secret: '' });
const { stores, products, offers } = sandbox;
const ofCarousel = stores.filter(({ handle }) => handle !== 'zenmart');

/** A modifiable copy of the sandbox's file. */
const written = (): CatalogueFile => structuredClone(catalogue) as unknown as CatalogueFile;

const faultsOf = (change: (file: CatalogueFile) => unknown, mode: 'sandbox' | 'production' = 'sandbox'): string[] => {
  const { error } = catalogueFile(mode).safeParse(change(written()));
  return (
    (error as z.core.$ZodError | undefined)?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []
  );
};
const withAt = (place: string, value: unknown) => (file: CatalogueFile) => {
  const names = place.split('.');
  const last = names.pop() ?? '';
  let at = file as unknown as Record<string, unknown>;
  for (const name of names) at = at[name] as Record<string, unknown>;
  at[last] = value;
  return file;
};

describe('catalogue of the sandbox', () => {
  it('has the 20 merchants of the specification in order, and the example shop after them', () => {
    expect(ofCarousel.map(({ name }) => name)).toEqual(sampleMerchants);
    expect(stores.at(-1)).toMatchObject({ merchantKey: 'zenmart_sandbox', storeUrl: 'http://127.0.0.1:4500/' });
    expect(stores).toHaveLength(21);
  });

  it('has 8 categories, 12 brands and 48 products, whose cards show 3, 6, 9 and 12 months', () => {
    expect([sandbox.categories, sandbox.brands, products].map((all) => all.length)).toEqual([8, 12, 48]);
    expect([...new Set(products.map(({ tenure }) => tenure))].sort((a, b) => a - b)).toEqual([3, 6, 9, 12]);
    const used = new Set(products.flatMap(({ categoryId, brandId }) => [categoryId, brandId]));
    for (const { categoryId } of sandbox.categories) expect(used).toContain(categoryId);
    for (const { brandId } of sandbox.brands) expect(used).toContain(brandId);
  });

  // @req CAT-037, CAT-038, CAT-039, CAT-040
  it('has merchants with 3, 6, 9 and 12 no-cost months, others with 3, and exactly one with 3 and 6', () => {
    const months = stores.map(({ noCostTenures }) => noCostTenures.join());
    expect(new Set(months)).toEqual(new Set(['3', '3,6', '3,6,9,12']));
    expect(months.filter((each) => each === '3,6')).toHaveLength(1);
  });

  // @req CAT-046
  it('has 11 no-cost offers of different merchants, 2 merchants with vouchers, and five banks in offers', () => {
    const handlesOf = (kind: string) => offers.filter((offer) => offer.kind === kind).map(({ handle }) => handle);
    expect(new Set(handlesOf('noCost')).size).toBe(11);
    expect(handlesOf('noCost')).toHaveLength(11);
    expect(handlesOf('voucher')).toHaveLength(2);
    expect(lenders.filter(hasNoCost)).toHaveLength(5);
  });

  it('has a campaign with the variations me, hf, ec and cr, and a plain one', () => {
    const codes = sandbox.campaigns.map(({ variations }) => variations.map(({ code }) => code));
    expect(codes).toEqual([['me', 'hf', 'ec', 'cr'], []]);
  });

  it('has a voucher of the example shop, which allows purchases', () => {
    const handles = offers.filter(({ kind }) => kind === 'voucher').map(({ handle }) => handle);
    expect(handles).toEqual(['vijay-sales', 'zenmart']);
  });

  it('states Rs. 500, 24 hours, 7 working days, 30 days and 1 voucher in 30 days for a voucher', () => {
    for (const { title, text } of offers.filter(({ kind }) => kind === 'voucher'))
      for (const figure of ['Rs. 500', '24 hours', '7 working days', 'active 30 days', '1 voucher in 30 days'])
        expect(`${title.en}. ${text.en}`).toContain(figure);
  });

  it('has the samples of the home page, with their merchants, prices and no-cost months', () => {
    for (const { name, merchant, priceRupees, tenure } of sampleProducts) {
      const store = stores.find((each) => each.name === merchant);
      const product = products.find((each) => each.name === name && each.handle === store?.handle);
      expect([name, product?.pricePaise, product?.tenure]).toEqual([name, priceRupees * 100, tenure]);
      expect(store?.noCostTenures).toContain(tenure);
    }
  });
});

describe('catalogue file', () => {
  it('a valid file has no fault', () => {
    expect(faultsOf((file) => file)).toEqual([]);
  });

  it('unknown references and duplicates are refused, with the place', () => {
    const faults: readonly (readonly [string, unknown, string])[] = [
      ['stores.0.categoryIds.1', 'cars', 'must be one of `categories`'],
      ['stores.0.brandIds', ['none'], 'must be one of `brands`'],
      ['stores.0.logo', 'none', 'must be one of `pictures`'],
      ['stores.20.lenderIds', ['401'], 'are those of its merchant'],
      ['stores.1.handle', 'amazon', 'is there twice'],
      ['categories.1.categoryId', 'mobiles', 'is there twice'],
      ['brands.1.brandId', 'arctic', 'is there twice'],
      ['products.1.productId', 'nova-x5', 'is there twice'],
      ['products.0.handle', 'unknown', 'must be one of `stores`'],
      ['products.0.categoryId', 'cars', 'must be one of `categories`'],
      ['products.0.brandId', 'none', 'must be one of `brands`'],
      ['products.0.picture', 'none', 'must be one of `pictures`'],
      ['offers.0.handle', 'unknown', 'must be one of `stores`'],
      ['offers.0.endsOn', '2025-12-31', 'must not be before `startsOn`'],
      ['offers.1.offerId', 'no-cost-amazon', 'is there twice'],
      ['offers.1.handle', 'amazon', 'is there twice'],
      ['banners.1.bannerId', 'no-interest', 'is there twice'],
      ['banners.1.handle', 'unknown', 'must be one of `stores`'],
      ['banners.1.picture', 'none', 'must be one of `pictures`'],
      ['banners.0.endsOn', '2025-12-31', 'must not be before `startsOn`'],
      ['campaigns.1.campaignId', 'diwali', 'is there twice'],
      ['campaigns.0.endsOn', '2025-12-31', 'must not be before `startsOn`'],
      ['campaigns.1.handles', ['unknown'], 'must be one of `stores`'],
      ['campaigns.0.variations.1.code', 'me', 'is there twice'],
      ['campaigns.0.variations.1.handles', ['unknown'], 'must be one of `stores`'],
      ['campaigns.0.variations.1.picture', 'none', 'must be one of `pictures`'],
      ['campaigns.0.variations.1.categoryId', 'cars', 'must be one of `categories`'],
    ];
    for (const [place, value, message] of faults)
      expect(faultsOf(withAt(place, value)).filter((fault) => fault.startsWith(place))).toEqual([
        `${place}${Array.isArray(value) && message.startsWith('must') ? '.0' : ''} ${message}`,
      ]);
  });

  it('two shops of the same merchant are refused: its checkout could use the months of only one', () => {
    expect(faultsOf(withAt('stores.0.merchantKey', 'zenmart_sandbox'))).toEqual([
      'stores.20.merchantKey is there twice',
    ]);
    expect(faultsOf(withAt('stores.0.merchantKey', 'amazon_in'))).toEqual([]);
  });

  it('an invalid field is refused, with the place', () => {
    const faults: readonly (readonly [string, unknown])[] = [
      ['stores.0.handle', 'Amazon!'],
      ['stores.0.handle', '../x'],
      ['stores.0.noCostTenures', [5]],
      ['stores.0.noCostTenures', undefined],
      ['stores.0.storeUrl', 'javascript:alert(1)'],
      ['stores.0.storeUrl', 'https://shop:secret@shop.example/'],
      ['stores.0.about', { hi: 'सब कुछ' }],
      ['stores.0.surprise', 1],
      ['stores.0.branches', [{ name: 'A', address: 'B', pincode: '012345' }]],
      ['products.0.pricePaise', 5_399_950],
      ['products.0.pricePaise', 0],
      ['products.0.tenure', 5],
      ['offers.0.startsOn', '2026-02-30'],
      ['offerLenderIds', ['9999']],
      ['campaigns.0.variations.0.code', 'zz'],
      ['campaigns.0.variations.0.handles', []],
      ['banners.0.startsOn', '2026-02-30'],
      ['pictures.phone-green', '<svg onload="alert(1)"></svg>'],
    ];
    for (const [place, value] of faults)
      expect([place, faultsOf(withAt(place, value)).some((fault) => isAt(fault, place))]).toEqual([place, true]);
  });

  it('all faults are reported at once, of fields and of references', () => {
    const spoilt = (file: CatalogueFile): CatalogueFile => {
      withAt('stores.0.about', 'Everything')(file);
      withAt('products.3.brandId', 'none')(file);
      return withAt('offers.2.endsOn', 'soon')(file);
    };
    const faults = faultsOf(spoilt);
    for (const place of ['stores.0.about', 'products.3.brandId', 'offers.2.endsOn'])
      expect(faults.filter((fault) => isAt(fault, place))).toHaveLength(1);
  });

  it('a text in the default language only applies to all languages', () => {
    const file = withAt('stores.0.about', { en: 'Everything' })(written());
    expect(catalogueFile('sandbox').parse(file).stores[0]?.about).toEqual(
      Object.fromEntries(locales.map((locale) => [locale, 'Everything'])),
    );
  });

  it('production allows only https addresses', () => {
    expect(faultsOf((file) => file, 'production')).toEqual(['stores.20.storeUrl must be an https address']);
  });

  it('the version depends on the content, not on format or revision', () => {
    const versionOf = (file: CatalogueFile) => catalogueRows(file).version;
    const [first, ...others] = stores;
    expect(versionOf({ ...structuredClone(sandbox), revision: 9 })).toBe(versionOf(sandbox));
    expect(versionOf({ ...sandbox, stores: [...others, ...(first ? [first] : [])] })).not.toBe(versionOf(sandbox));
  });
});

/** An unexpected field is reported with its parent's place. */
const isAt = (fault: string, place: string): boolean =>
  fault.startsWith(place) || (fault.startsWith(`${place.replace(/\.\w+$/, '')} `) && fault.includes('surprise'));

describe('drawing', () => {
  const drawn = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`;

  it('consists of shapes', () => {
    expect(svgFault(drawn('<g><path d="M0 0h9" fill="#fff"/></g>'))).toBeNull();
  });

  it('that runs, loads or links to anything is refused', () => {
    for (const inside of [
      '<script>alert(1)</script>',
      '<foreignObject/>',
      '<image href="https://x.example/a.png"/>',
      '<a><path d="M0 0"/></a>',
      '<path onclick="alert(1)"/>',
      '<path fill="url(https://x.example/)"/>',
      '<path style="fill:red"/>',
      '<use xlink:href="#a"/>',
      '<!-- <path/> -->',
      '<title>&amp;</title>',
    ])
      expect([inside, svgFault(drawn(inside)) !== null]).toEqual([inside, true]);
    for (const text of ['', 'a', '<svg></svg>', `${drawn('')}<p>`]) expect(svgFault(text)).not.toBeNull();
  });
});
