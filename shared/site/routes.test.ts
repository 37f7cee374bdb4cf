import { describe, expect, it } from 'vitest';
import { ntbApplication } from './ntb-rows';
import { addressesOf, href, type Route } from './route';
import { payment, printedKfs, routes } from './routes';
import { paymentByLink } from './telesales-addresses';

const rows = Object.values<Route>(routes);

describe('route table', () => {
  it('has no duplicate address', () => {
    const addresses = rows.flatMap(addressesOf);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });

  it('redirects to existing addresses', () => {
    const targets = rows.flatMap(({ shows }) =>
      typeof shows === 'object' && 'redirect' in shows ? shows.redirect : [],
    );
    expect(targets).toHaveLength(2);
    for (const target of targets) expect(rows.map(({ path }) => path)).toContain(target.replace(/#.*/, ''));
  });
});

describe('href', () => {
  it('puts parameters and query in their places', () => {
    const query = { until: '1', key: 'k' };
    expect(href(printedKfs, { txnUuid: 'abc', contentHash: 'def' }, query)).toBe('/kfs/abc/def?until=1&key=k');
    expect(href(payment, {})).toBe('/payment/init');
    expect(paymentByLink.path).toBe(payment.path);
  });

  it('encodes characters that would change the path', () => {
    expect(href(printedKfs, { txnUuid: '../a?b#c', contentHash: '%2f' })).toBe('/kfs/..%2Fa%3Fb%23c/%252f');
    for (const contentHash of ['', '.', '..'])
      expect(() => href(printedKfs, { txnUuid: 'abc', contentHash })).toThrow(RangeError);
    expect(href(ntbApplication, {}, { ref: 'a&b=c d' })).toBe('/ntb-application?ref=a%26b%3Dc+d');
  });
});
