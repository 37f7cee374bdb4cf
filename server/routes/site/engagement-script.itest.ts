import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleAddress } from '../../../shared/site/sample-address';
import { siteRows } from '../../../shared/site/site-rows';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';

const SCRIPT = 'https://engage.example/v2/tag.js';
const INTEGRITY = `sha384-${'A'.repeat(64)}`;
/** Pages that accept a number, an OTP, a PIN or a second factor, or that run in a frame. */
const withSecrets = [
  '/buy',
  '/account',
  '/program',
  '/ntb-application',
  '/activation/steps?lenderId=1',
  '/feedback',
  '/kfs/verify',
  '/widget-check-eligibility?merchantKey=zenmart_sandbox',
  '/sales-app-init?merchantKey=zenmart_sandbox',
];

let configured: TestServer;
let usual: TestServer;
beforeAll(async () => {
  const env = { KADAM_ENGAGEMENT_SCRIPT: SCRIPT, KADAM_ENGAGEMENT_INTEGRITY: INTEGRITY };
  [configured, usual] = await Promise.all([startTestServer({ env }), startTestServer()]);
}, STARTS_WITHIN_MS);
afterAll(() => Promise.all([configured.close(), usual.close()]));

async function seenAt(kadam: TestServer, path: string): Promise<{ tag: string | undefined; policy: string }> {
  const { text, headers } = await kadam.request('GET', path, {
    headers: { host: 'localhost:4400', accept: 'text/html' },
  });
  const tag = /<script[^>]*engage\.example[^>]*>/.exec(text)?.[0];
  return { tag, policy: String(headers['content-security-policy']) };
}

describe('the engagement script', () => {
  // @req NFR-007
  it('runs on pages that are read, with its hash, and their policy allows its origin and no other', async () => {
    for (const path of ['/about-us', '/faq']) {
      const { tag, policy } = await seenAt(configured, path);
      expect(tag).toBe(`<script src="${SCRIPT}" integrity="${INTEGRITY}" crossorigin="anonymous" async>`);
      expect(policy).toContain("script-src 'self' https://engage.example;");
      expect(policy).toContain("connect-src 'self' https://engage.example;");
    }
  });

  // @req NFR-007
  it.each(withSecrets)('does not run at %s, whose policy excludes its origin', async (path) => {
    const { tag, policy } = await seenAt(configured, path);
    expect([tag, policy.includes('engage.example')]).toEqual([undefined, false]);
  });

  it('is on no page of the site with a field for a number', async () => {
    for (const row of siteRows.filter(({ shows }) => !shows.isGuarded && shows.on !== 'lenders')) {
      const path = sampleAddress(row);
      const { text } = await configured.request('GET', path, {
        headers: { host: 'localhost:4400', accept: 'text/html' },
      });
      if (text.includes('engage.example')) expect([path, /type="(tel|password)"/.test(text)]).toEqual([path, false]);
    }
  });

  // @req NFR-007
  it('is none by default', async () => {
    const { tag, policy } = await seenAt(usual, '/about-us');
    expect([tag, policy.includes('engage.example')]).toEqual([undefined, false]);
  });
});
