import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../shared/rules/duration';
import { pathIn } from '../../../shared/site/address';
import { sampleAddress } from '../../../shared/site/sample-address';
import { siteRows } from '../../../shared/site/site-rows';
import { FakeClock } from '../../testing/server/fake-clock';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';

let kadam: TestServer;
/** 5:35 pm in India. */
const clock = new FakeClock(Date.UTC(2026, 10, 23, 12, 5));
beforeAll(async () => {
  kadam = await startTestServer({ clock, env: { KADAM_MAINTENANCE: '2026-11-23T18:05:00+05:30' } });
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

const open = (path: string, host = 'localhost:4400') =>
  kadam.request('GET', path, { headers: { host, accept: 'text/html' } });
const headingOf = (text: string): string | undefined => /<h1>([^<]*)<\/h1>/.exec(text)?.[1];

describe('while the site is being repaired', () => {
  it.each(siteRows.filter(({ shows }) => !shows.isGuarded && shows.on !== 'lenders'))(
    '$path says so with 503, and until when, in both languages',
    async (row) => {
      const path = sampleAddress(row);
      const { status, headers, text } = await open(path);
      expect([status, headers['retry-after'], headingOf(text)]).toEqual([503, '1800', 'Back at 6:05 pm']);
      expect(headingOf((await open(pathIn('hi', path))).text)).toBe('शाम 6:05 बजे वापस');
    },
  );

  it('the API and the frames go on', async () => {
    for (const path of ['/readyz', '/openapi.json', '/payment/init?merchantKey=zenmart_sandbox'])
      expect([path, (await open(path)).status]).toEqual([path, 200]);
  });

  it('an end that has passed is not shown: Back soon, with a retry after 10 min', async () => {
    clock.advance(31 * MINUTE_MS);
    const { status, headers, text } = await open('/faq');
    expect([status, headers['retry-after'], headingOf(text)]).toEqual([503, '600', 'Back soon']);
  });
});
