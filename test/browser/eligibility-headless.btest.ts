import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreeToTerms } from './support/agree-to-terms';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { standing } from './support/standing';
import { launchProfile } from './support/storage-profile';
import { codeFromPhone, frameAt } from './support/till';

const MOBILE = '9000000001';
const merchant = { merchantKey: 'zenmart_sandbox', merchantDetails: { merchantName: 'Zenmart' }, amount: 36_000 };

let sites: SharedSites;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  [sites, context] = await Promise.all([sharedSites(), launchProfile('allowed')]);
  page = await context.newPage();
  await page.goto(`${sites.merchantUrl}/pos`);
  await page.waitForFunction(() => window.Kadam !== undefined);
});
afterAll(() => context?.close());

/** Runs a headless check; returns its end, the height of the open frame, and leftovers in the page. */
const check = (more: { mobile?: string } = {}) =>
  page.evaluate(
    async (options) => {
      const places = () =>
        [...document.documentElement.children, ...document.body.children].filter((each) => each.shadowRoot !== null);
      const heights: number[] = [];
      const session = window.Kadam?.checkEligibility({ ...options, mode: 'headless' });
      session?.on('opened', () => heights.push(...places().map((each) => each.clientHeight)));
      const end = await session?.result;
      return { end, heights, left: places().length };
    },
    { ...merchant, ...more },
  );

describe('headless eligibility check', () => {
  it('asks for no number, shows nothing, and recognises the shopper who has verified one in the page', async () => {
    expect(await check()).toEqual({ end: { outcome: 'cancelled', reason: 'notVerified' }, heights: [0], left: 0 });

    await page.evaluate((options) => void window.Kadam?.checkEligibility(options), { ...merchant, mobile: MOBILE });
    const frame = await frameAt(page, sites.providerUrl);
    await frame.getByText('Card offers').waitFor();
    await standing(frame);
    await frame.getByRole('button', { name: 'Send OTP' }).click();
    await frame.getByRole('heading', { name: 'Enter OTP to continue' }).waitFor();
    await standing(frame);
    await agreeToTerms(frame);
    await frame
      .getByRole('textbox', { name: 'Enter 5 Digit OTP' })
      .pressSequentially(await codeFromPhone(sites, MOBILE));
    await frame.getByRole('button', { name: 'Verify' }).click();
    await frame.getByRole('heading', { name: 'You’re pre-approved' }).waitFor();
    await page.evaluate(() => history.back());
    await expect.poll(() => page.locator('iframe').count()).toBe(0);

    const known = await check({ mobile: MOBILE });
    expect(known).toMatchObject({
      end: { outcome: 'completed', reason: 'checked', result: { outcome: 'preApproved', amount: 36_000 } },
      heights: [0],
      left: 0,
    });
    expect(JSON.stringify(known)).not.toContain(MOBILE);
    // A page may try one other number and learns that it is not the shopper's; a second try is refused.
    expect(await check({ mobile: '9000000002' })).toMatchObject({ end: { reason: 'notVerified' } });
    expect(await check({ mobile: MOBILE })).toMatchObject({ end: { reason: 'notVerified' } });
  });
});
