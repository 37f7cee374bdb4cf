import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lenders } from '../../../shared/lenders';
import { locales } from '../../../shared/locales';
import { pathIn } from '../../../shared/site/address';
import { sandboxCatalogue } from '../../sandbox/catalogue';
import {
  EXAMPLE_SECRET,
  MERCHANT_ORIGIN,
  STARTS_WITHIN_MS,
  startTestServer,
  type TestServer,
} from '../../testing/server/test-server';

const { offers, stores, products } = sandboxCatalogue({ origin: MERCHANT_ORIGIN, secret: EXAMPLE_SECRET });
const handlesOf = (kind: string): string[] => offers.filter((offer) => offer.kind === kind).map(({ handle }) => handle);

let kadam: TestServer;
beforeAll(async () => {
  kadam = await startTestServer();
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

const open = async (path: string, host = 'localhost:4400') => {
  const reply = await kadam.request('GET', path, { headers: { host, accept: 'text/html' } });
  const main = /<main.*<\/main>/s.exec(reply.text)?.[0] ?? '';
  return { status: reply.status, html: reply.text, main, text: main.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') };
};
const cardsOf = (main: string): number => main.match(/<article/g)?.length ?? 0;

describe('the page of offers', () => {
  // @req RTE-039
  it('has the 12 offers that stand today, and each part of them by a link that says how many it has', async () => {
    const { main, text } = await open('/offers');
    expect(cardsOf(main)).toBe(12);
    for (const said of [
      'All 12',
      'No cost EMI 10',
      'Vouchers 2',
      'Ending soon 0',
      'NO COST EMI*',
      'Rs. 500 gift voucher',
    ])
      expect(text).toContain(said);
    for (const [kind, count] of [
      ['noCost', 10],
      ['voucher', 2],
      ['ending', 0],
      ['anything', 12],
    ] as const) {
      const part = await open(`/offers?kind=${kind}`);
      expect([kind, part.status, cardsOf(part.main)]).toEqual([kind, 200, count]);
    }
    expect((await open('/offers?kind=ending')).text).toContain('No offer of this kind stands today.');
  });

  it('names the same five lenders at no cost on the shop’s page, on its terms and on the page of offers', async () => {
    const banks = ['Bank of Baroda', 'HDFC Bank', 'ICICI Bank', 'IndusInd Bank', 'Kotak Mahindra Bank'];
    for (const path of ['/offers', '/offers-sangeetha-mobiles', '/buy/sangeetha-mobiles']) {
      const { text } = await open(path);
      const named = lenders.map(({ name }) => name).filter((name) => text.includes(name));
      expect([path, named.sort()]).toEqual([path, banks]);
    }
    expect((await open('/offers-sangeetha-mobiles')).text).toContain(
      'GST on the interest part: ₹0 with the lenders named',
    );
  });

  // @req CAT-046
  it('says what its star means, and names the five banks of the catalogue, which a lender’s own site does not', async () => {
    const banks = ['HDFC Bank', 'ICICI Bank', 'Kotak Mahindra Bank', 'Bank of Baroda', 'IndusInd Bank'];
    const { text } = await open('/offers');
    for (const bank of banks) expect(text).toContain(bank);
    const own = await open('/offers', 'hdfc.localhost:4400');
    expect(banks.filter((bank) => own.text.includes(bank))).toEqual(['HDFC Bank']);
  });

  it('leads with a banner to the terms of its shop, where that has a page', async () => {
    const { main } = await open('/offers');
    expect(main).toContain('href="/offers-vijay-sales"');
  });
});

describe('the terms of a shop’s offers', () => {
  // @req RTE-061, RTE-062
  it('stand at eleven addresses, and its vouchers’ at two, in each language, and nowhere else', async () => {
    const pages = [
      ...handlesOf('noCost').map((handle) => `/offers-${handle}`),
      ...handlesOf('voucher').map((handle) => `/vouchers-${handle}`),
    ];
    expect([handlesOf('noCost').length, handlesOf('voucher').length]).toEqual([11, 2]);
    for (const path of pages)
      for (const locale of locales) expect([path, (await open(pathIn(locale, path))).status]).toEqual([path, 200]);
    for (const path of ['/offers-', '/vouchers-', '/hi/offers-'])
      expect([path, (await open(path)).status]).toEqual([path, 404]);
    for (const { handle } of stores) {
      const hasNoCost = handlesOf('noCost').includes(handle);
      expect([handle, (await open(`/offers-${handle}`)).status]).toEqual([handle, hasNoCost ? 200 : 404]);
      const hasVoucher = handlesOf('voucher').includes(handle);
      expect([handle, (await open(`/vouchers-${handle}`)).status]).toEqual([handle, hasVoucher ? 200 : 404]);
    }
  });

  // @req CAT-020, CAT-041, CAT-044
  it.each(['/offers-vijay-sales', '/vouchers-vijay-sales'])(
    '%s states Rs. 500, 24 hours, 7 working days, 30 days and 1 voucher per 30 days',
    async (path) => {
      const { text } = await open(path);
      for (const figure of [
        'gift voucher of Rs. 500',
        'within 24 hours of our SMS',
        'within 7 working days',
        'active for 30 days',
        'At most 1 voucher per 30 days',
      ])
        expect(text).toContain(figure);
    },
  );

  // @req CAT-021
  it('have the months of the shop, its five banks, and since when it stands', async () => {
    const { text } = await open('/offers-vijay-sales');
    expect(text).toContain('On 3, 6, 9 and 12 months');
    expect(text).toMatch(/Valid from \d+ Jan 2026, without an end/);
    for (const bank of ['HDFC Bank', 'ICICI Bank', 'Kotak Mahindra Bank', 'Bank of Baroda', 'IndusInd Bank'])
      expect(text).toContain(bank);
    expect((await open('/offers-sangeetha-mobiles')).text).toContain('On 3 and 6 months');
    expect((await open('/offers-amazon')).text).toContain('On 3 months');
  });

  it('say of an offer that is over when it ended, and lead to those of today', async () => {
    const { status, text, main } = await open('/offers-decathlon');
    expect(status).toBe(200);
    expect(text).toContain('This offer ended on 31 Dec 2025.');
    expect(main).toContain('href="/offers"');
  });
});

describe('the page of a shop’s voucher', () => {
  // @req RTE-042
  it('has for a guest the offer, the terms in five lines, and the entry of a number', async () => {
    const { text, main, html } = await open('/voucher/zenmart');
    for (const said of [
      'Rs. 500',
      'Buy within 24 hours of the SMS',
      'Link within 7 working days',
      'Link active 30 days',
    ])
      expect(text).toContain(said);
    expect(main).toContain('<form');
    expect(html).not.toMatch(/name="robots"/);
  });

  it('says of a shop without an offer that it has none, and is 404 for one that is not there', async () => {
    expect((await open('/voucher/titan')).text).toContain('Titan has no voucher offer today.');
    expect((await open('/voucher/unknown')).status).toBe(404);
  });
});

describe('the page of a campaign', () => {
  // @req RTE-049, CAT-027, CAT-028, CAT-029, CAT-030
  it.each([
    ['me', 'Mobiles', 'The new phone.', 'Sangeetha Mobiles'],
    ['hf', 'Home &amp; Furniture', 'The home you want.', 'Pepperfry'],
    ['ec', 'Electronics', 'The big screen.', 'Vijay Sales'],
    ['cr', 'Coolers', 'A cool room.', 'Vijay Sales'],
  ])('by c=%s is %s, with its banner and its shops', async (code, name, heading, shop) => {
    const { html, text } = await open(`/campaign/diwali?c=${code}&utm_campaign=diwali`);
    expect(html).toContain(`data-variation="${code}"`);
    expect(html).toContain(`${name} on Kadam`);
    expect(text).toContain(heading);
    expect(text).toContain(shop);
  });

  // @req CAT-031, CAT-032
  it('by any other code has no variation and the generic shops', async () => {
    const plain = await open('/campaign/diwali');
    expect(plain.html).not.toContain('data-variation');
    expect(plain.text).toContain('This Diwali, pay in small steps.');
    expect((await open('/campaign/diwali?c=zz')).main).toBe(plain.main);
  });

  // @req CAT-026
  it('has benefits, merchants, lenders, voices, questions, the check and the foot, and says which campaign it is', async () => {
    const { html, main } = await open('/campaign/diwali?c=me');
    for (const id of ['why-steps', 'where-to-buy', 'partners', 'voices', 'faq', 'entry'])
      expect([id, main.includes(`id="${id}"`)]).toEqual([id, true]);
    expect(html).toContain('<footer');
    expect(main).toContain('data-channel="CAMPAIGN_LANDING_PAGE"');
    expect(main).toContain('data-campaign-id="diwali"');
  });

  it.each([
    ['me', 'mobiles', 4],
    ['hf', 'furniture', 4],
    ['ec', 'electronics', 4],
    ['cr', null, 0],
    ['zz', '', 4],
  ])('by c=%s has products of %s, each with a page, a month and a merchant: %i', async (code, category, count) => {
    const { main } = await open(`/campaign/diwali?c=${code}`);
    const [, part = ''] = /<section[^>]*aria-labelledby="products".*?<\/section>/s.exec(main)?.[0].split('<ul') ?? [];
    const pages = [...part.matchAll(/href="\/product\/([\w-]+)\/([\w-]+)"/g)].map(
      ([, handle, id]) => `${handle} ${id}`,
    );
    expect(pages).toHaveLength(count);
    const ofCategory = products.filter(({ categoryId }) => category === '' || categoryId === category);
    expect(pages).toEqual(ofCategory.slice(0, count).map(({ handle, productId }) => `${handle} ${productId}`));
    expect([main.includes('id="products"'), main.includes(`href="/category?id=${category}"`)]).toEqual([
      count > 0,
      Boolean(category),
    ]);
  });

  it('is 404 where there is no such campaign', async () => {
    for (const id of ['holi', 'Diwali', '__proto__'])
      expect([id, (await open(`/campaign/${id}`)).status]).toEqual([id, 404]);
  });
});

// @req RTE-048
it('the affiliate page states our commission before its link, which is marked as sponsored', async () => {
  const { main, text } = await open('/affiliate/amazon');
  expect(text).toContain('commission');
  expect(main).toMatch(/<a[^>]*href="\/redirect\/\?to=amazon"[^>]*rel="sponsored noopener"/);
});

// @req RTE-050
it('the page for new customers names the merchant of its address, and says where that takes none', async () => {
  expect((await open('/new-origination/merchant')).text).toContain('For new customers');
  expect((await open('/new-origination/merchant?merchantId=zenmart_sandbox')).text).toContain(
    'For new customers of Zenmart',
  );
});

// @req ENT-032
it('the page of a program names the merchant of its address and its lenders, and no merchant that does not exist', async () => {
  const ofAll = await open('/program');
  expect(ofAll.text).toContain('Card-less EMI');
  expect(ofAll.html).not.toContain('data-merchant-id');
  const zenmart = await open('/program?merchantId=zenmart_sandbox');
  expect(zenmart.text).toContain('Card-less EMI at Zenmart');
  expect(zenmart.text).toContain('you can apply for a new credit line');
  expect(zenmart.html).toContain('data-merchant-id="zenmart_sandbox"');
});

// @req RTE-015
it('the demo is the screen of any shop at any price, with its lenders', async () => {
  const { html, text } = await open('/demo-communication-screen');
  expect(text).toContain('Zenmart EMI with Kadam');
  expect(text).toMatch(/₹[\d,]+ a month for 24 months for ₹20,000/);
  expect(html).toMatch(/data-amount="20000"/);
  expect(html).toMatch(/data-merchant-id="zenmart_sandbox"/);
  const other = await open('/demo-communication-screen?shop=ikea&amount=54000');
  expect(other.text).toContain('Ikea EMI with Kadam');
  expect(other.text).toContain('for ₹54,000');
  expect(other.html).toMatch(/data-amount="54000"/);
  expect(other.html).not.toContain('data-merchant-id');
  expect((await open('/demo-communication-screen?amount=1')).text).toContain('No lender lends ₹1 there');
  // A query without a result is ignored.
  for (const query of ['shop=unknown&amount=0', 'amount=9000000001.5', 'shop=&amount=', 'shop=a&shop=b&amount=1e99'])
    expect([
      query,
      (await open(`/demo-communication-screen?${query}`)).text.includes('Zenmart EMI with Kadam'),
    ]).toEqual([query, true]);
  const { text: ofBank } = await open('/demo-communication-screen', 'hdfc.localhost:4400');
  expect(ofBank).toMatch(/with HDFC Bank/);
  expect(ofBank).not.toMatch(/Axis Bank/);
});

// @req RTE-052
it('offers of a campaign require a login', async () => {
  for (const path of ['/campaign-preapproved-user-activation-success', '/campaign-user-not-eligible'])
    expect([path, (await open(path)).status]).toEqual([path, 302]);
});
