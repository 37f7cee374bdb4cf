import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carriedNames, carriedOf } from './carried';
import { type Answered, destinationOf, destinations } from './destination';
import { routes } from './routes';
import { hostileAddresses } from './testing/hostile-addresses';

const OWN = 'https://kadam.example';
const SHOP = 'https://shop.example';
const answered: Answered = {
  isEligible: true,
  mayApply: false,
  channel: null,
  carried: {},
  locale: 'en',
  origins: [OWN, SHOP],
};
const to = (change: Partial<Answered>): string => destinationOf({ ...answered, ...change });

describe("destination after the lenders' answer", () => {
  // @req ELG-024, ELG-025, ELG-027, ELG-028, ELG-029, Q-018
  it.each([
    ['OFFLINE', true, false, '/eligible'],
    ['OFFLINE', false, false, '/not-eligible'],
    ['OFFLINE', false, true, '/not-eligible'],
    ['CAMPAIGN_LANDING_PAGE', true, false, '/campaign-preapproved-user-activation-success'],
    ['CAMPAIGN_LANDING_PAGE', false, false, '/campaign-user-not-eligible'],
    ['CAMPAIGN_LANDING_PAGE', false, true, '/campaign-user-not-eligible'],
    ['ONLINE', true, true, '/eligible'],
    ['ONLINE', false, true, '/ntb-application'],
    ['toString', false, false, '/not-eligible'],
    [null, false, true, '/ntb-application'],
  ] as const)('by %s, eligible %s, may apply %s, is %s', (channel, isEligible, mayApply, path) => {
    expect(to({ channel, isEligible, mayApply })).toBe(path);
  });

  // @req ELG-035
  it("has the page's language, and exists in the real table", () => {
    expect(to({ locale: 'hi' })).toBe('/hi/eligible');
    const paths = Object.values(routes).map(({ path }) => path as string);
    for (const entries of Object.values(destinations))
      for (const { path } of Object.values(entries)) expect(paths).toContain(path);
    expect([destinationOf(answered), destinationOf({ ...answered, isEligible: false })]).toEqual([
      '/eligible',
      '/not-eligible',
    ]);
  });

  // @req ELG-034
  it('by default is the application for a customer new to the bank, if the merchant allows it and a lender accepts it', () => {
    const real = (mayApply: boolean, channel: string | null = null): string =>
      destinationOf({
        ...answered,
        isEligible: false,
        mayApply,
        channel,
        carried: carriedOf(new URLSearchParams('utm_source=a')),
      });
    expect([real(true), real(false)]).toEqual(['/ntb-application?utm_source=a', '/not-eligible?utm_source=a']);
    expect(real(true, 'OFFLINE')).toBe('/not-eligible?utm_source=a');
  });

  // @req ELG-030
  it('is the page’s own address if that is on our host or a registered one, else the default', () => {
    const urls = { successUrl: `${SHOP}/thanks#top`, nonapprovedUrl: '/faq?a=1' };
    expect(to({ urls })).toBe(`${SHOP}/thanks#top`);
    expect(to({ urls, isEligible: false, mayApply: true })).toBe('/faq?a=1');
    expect(to({ urls: { successUrl: 'https://evil.example/' } })).toBe('/eligible');
    expect(to({ urls: { nonapprovedUrl: '/faq' } })).toBe('/eligible');
  });

  // @req ELG-031, ELG-032, ELG-033
  it('carries the campaign, the variation and the merchant, once each, and no other parameter', () => {
    const query = new URLSearchParams(
      `utm_source=sms&utm_medium=a%26b&utm_campaign=दिवाली&utm_content=c&utm_term=d&campaignId=77&variation=v2&merchantId=m1&mobile=9000000001&next=/faq`,
    );
    const carried = carriedOf(query);
    expect(Object.keys(carried)).toEqual([...carriedNames]);
    const path = to({ carried });
    expect(path).toBe(
      '/eligible?utm_source=sms&utm_medium=a%26b&utm_campaign=%E0%A4%A6%E0%A4%BF%E0%A4%B5%E0%A4%BE%E0%A4%B2%E0%A5%80&utm_content=c&utm_term=d&campaignId=77&variation=v2&merchantId=m1',
    );
    expect(to({ carried, urls: { successUrl: `${SHOP}/a?utm_source=own#z` } })).toMatch(
      /^https:\/\/shop\.example\/a\?utm_source=own&utm_medium=a%26b&.*merchantId=m1#z$/,
    );
    expect(carriedOf(new URLSearchParams(`utm_source=a&utm_source=b&utm_term=&campaignId=${'7'.repeat(101)}`))).toEqual(
      {},
    );
  });

  it('is on a registered origin for 10,000 addresses and campaigns, parsed as by a browser', () => {
    let taken = 0;
    fc.assert(
      fc.property(hostileAddresses, fc.string({ unit: 'binary' }), fc.boolean(), (address, campaign, isEligible) => {
        const urls = { successUrl: address, nonapprovedUrl: address };
        const carried = carriedOf(new URLSearchParams({ utm_campaign: campaign, merchantId: address }));
        const path = to({ urls, carried, isEligible });
        if (!/^\/(?:not-)?eligible\b/.test(path)) taken += 1;
        for (const page of [`${OWN}/home/buy-with-kadam`, `${OWN}/hi/account?next=x`])
          expect([OWN, SHOP]).toContain(new URL(path, page).origin);
      }),
      { numRuns: 10_000 },
    );
    expect(taken).toBeGreaterThan(500);
  });
});
