import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eligibility } from '../../shared/bridge/frames';
import { accessibilityFaults } from './support/axe';
import { launchBrowser } from './support/browser';
import { held } from './support/held';
import { codeFromPhone } from './support/till';
import { eligibilityWidget, openWidget, type Places, startPlaces, type WidgetPage } from './support/widget-page';

let places: Places;
let browser: Browser;
beforeAll(async () => {
  [places, browser] = await Promise.all([startPlaces(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await places?.stop();
});

const DETAILS = '**/app/widget/get-emi-info*';
const CHECK = '**/app/widget/check-user-eligibility*';

/** Fails on what axe finds, on a line that is too wide, and on a view without its heading. */
async function looksRight({ widget }: WidgetPage, heading: string | RegExp): Promise<void> {
  await widget.getByRole('heading', { name: heading, level: 1 }).waitFor();
  const isWide = await widget.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect([heading, isWide, await accessibilityFaults(widget)]).toEqual([heading, false, []]);
}

const messageOf = (more: Record<string, unknown> = {}) => ({
  ...{ merchantKey: 'zenmart_sandbox', protocolVersion: 1, amount: 54_990 },
  merchantDetails: { merchantName: 'Zenmart', merchantOrigin: places.merchantUrl },
  ...more,
});

describe.each(['inline', 'modal'] as const)('the eligibility widget, %s,', (mode) => {
  const numberOf = (shown: WidgetPage) => shown.widget.getByRole('textbox', { name: 'Mobile number' });
  const button = (shown: WidgetPage, name: string) => shown.widget.getByRole('button', { name });

  it('shows each of its 7 views, clean for axe and within 360 px, and keeps its close button or has none', async () => {
    const shown = await openWidget(browser, places, eligibilityWidget({ mode }), { width: 384, height: 800 });
    const { widget, page } = shown;
    const verify = async (mobile: string): Promise<void> => {
      await numberOf(shown).fill(mobile);
      await button(shown, 'Send OTP').click();
      await looksRight(shown, 'Enter OTP to continue');
      await widget.getByRole('checkbox', { name: /I agree to/ }).check();
      await widget
        .getByRole('textbox', { name: 'Enter 5 Digit OTP' })
        .pressSequentially(await codeFromPhone(places, mobile));
      await button(shown, 'Verify').click();
    };

    const loaded = await held(page, DETAILS);
    await shown.say('openEligibility', messageOf({ mode }));
    await looksRight(shown, 'Loading EMI options');
    expect(await widget.getByRole('main').getAttribute('aria-busy')).toBe('true');
    await loaded();
    await looksRight(shown, /^EMI from ₹[\d,]+\/mo$/);

    const checked = await held(page, CHECK);
    await verify('9000000001');
    await looksRight(shown, 'Checking with lenders');
    await checked();
    await looksRight(shown, 'You’re pre-approved');

    await button(shown, 'Change').click();
    await verify('9000000004');
    await looksRight(shown, 'Not pre-approved yet');

    await button(shown, 'Try another number').click();
    await verify('6000004000');
    await looksRight(shown, 'We couldn’t check your number');

    await page.route(DETAILS, (route) => route.abort());
    await shown.say('openEligibility', messageOf({ mode }));
    await looksRight(shown, 'EMI options didn’t load');
    await page.unroute(DETAILS);
    await button(shown, 'Try again').click();

    // The session is still that of the last number.
    await looksRight(shown, 'We couldn’t check your number');
    expect(await button(shown, 'Close').count()).toBe(mode === 'modal' ? 1 : 0);
    const told = (await shown.told()).map(({ name }) => name);
    // Whoever could not be asked about brings no result.
    const results = (await shown.told()).filter(({ name }) => name === 'eligibilityChecked');
    expect(
      results.map(({ payload }) => eligibility.outgoing.eligibilityChecked.payload(payload, '').result.outcome),
    ).toEqual(['preApproved', 'notEligible']);
    expect(told.includes('resize')).toBe(mode === 'inline');
    expect(JSON.stringify(await shown.told())).not.toMatch(/9000000001|9000000004|6000004000/);
    await shown.context.close();
  });

  it('tells a blocked number so, with a way to another one', async () => {
    const shown = await openWidget(browser, places, eligibilityWidget({ mode }), { width: 384, height: 800 });
    await numberOf(shown).fill('9000000006');
    await shown.context.setOffline(true);
    const role = mode === 'modal' ? 'alertdialog' : 'alert';
    await shown.widget
      .getByRole(role)
      .getByText(/No Internet/)
      .waitFor();
    expect(await accessibilityFaults(shown.widget)).toEqual([]);
    await shown.context.setOffline(false);
    await shown.widget.getByText(/No Internet/).waitFor({ state: 'detached' });
    await button(shown, 'Send OTP').click();
    await looksRight(shown, 'Account Blocked');
    await button(shown, 'Go back').click();
    await numberOf(shown).waitFor();
    await shown.context.close();
  });
});

describe('the benefit and the communication screen', () => {
  it.each([
    ['/widget-benefit-screen', 'openBenefit', /Buy now/, /अभी खरीदें/],
    ['/widget-communication-screen', 'openCommunication', 'Three steps to your EMI', /EMI/],
  ] as const)('%s fits 320 px, speaks Hindi, and closes by Escape', async (path, open, title, hindi) => {
    const shown = await openWidget(browser, places, { path, open }, { width: 344, height: 800 });
    await shown.widget.getByText('HDFC Bank').waitFor();
    await looksRight(shown, title);
    await shown.say(open, messageOf({ locale: 'hi' }));
    await expect.poll(() => shown.widget.evaluate(() => document.documentElement.lang)).toBe('hi');
    await looksRight(shown, hindi);
    await shown.context.setOffline(true);
    await shown.widget.getByRole('alertdialog', { name: 'इंटरनेट नहीं है' }).waitFor();
    expect(await accessibilityFaults(shown.widget)).toEqual([]);
    await shown.context.setOffline(false);
    await shown.widget.getByRole('alertdialog').waitFor({ state: 'detached' });
    await shown.widget.getByRole('button', { name: 'बंद करें' }).focus();
    await shown.page.keyboard.press('Escape');
    await expect.poll(() => shown.told()).toContainEqual({ name: 'widgetClosed', payload: { reason: 'escape' } });
    expect(shown.problems).toEqual([]);
    await shown.context.close();
  });

  it.each([
    ['/demo-communication-screen', true],
    ['/sa-communication-screen', true],
    ['/widget-communication-screen?merchantKey=zenmart_sandbox', false],
    ['/widget-benefit-screen?merchantKey=zenmart_sandbox', false],
    ['/widget-check-eligibility?merchantKey=zenmart_sandbox', false],
  ])('%s opened on its own shows itself: %s', async (path, isShown) => {
    const page = await browser.newPage();
    await page.goto(`${places.providerUrl}${path}`, { waitUntil: 'networkidle' });
    if (!isShown) expect(await page.locator('#root').innerHTML()).toBe('');
    else {
      await page.getByText('HDFC Bank').waitFor();
      expect(await page.getByRole('button').count()).toBe(0);
      expect(await accessibilityFaults(page.mainFrame())).toEqual([]);
    }
    await page.close();
  });
});
