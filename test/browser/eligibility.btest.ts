import type { Frame } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eligibilityResult } from '../../shared/bridge/eligibility-result';
import { agreeToTerms } from './support/agree-to-terms';
import { asksItself } from './support/asks-itself';
import { accessibilityFaults } from './support/axe';
import { codeFromPhone } from './support/till';
import { eligibilityWidget, type WidgetPage } from './support/widget-page';
import { widgetTests } from './support/widget-tests';

const tests = widgetTests();

const open = (options: Record<string, unknown> = {}, viewport?: { width: number; height: number }) =>
  tests.open(eligibilityWidget(options), viewport);
const codeFor = (mobile: string): Promise<string> => codeFromPhone(tests.places(), mobile);
const heading = (widget: Frame, name: string | RegExp) => widget.getByRole('heading', { name, level: 1 });
const namesOf = async (shown: WidgetPage): Promise<string[]> => (await shown.told()).map(({ name }) => name);
const resultOf = async (shown: WidgetPage) => {
  const told = (await shown.told()).filter(({ name }) => name === 'eligibilityChecked');
  return told.map(({ payload }) => eligibilityResult(payload.result, ''));
};
const wide = (widget: Frame): Promise<boolean> =>
  widget.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

async function login({ widget }: WidgetPage, mobile: string): Promise<void> {
  await widget.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
  await widget.getByRole('button', { name: 'Send OTP' }).click();
  await heading(widget, 'Enter OTP to continue').waitFor();
  await agreeToTerms(widget);
  await widget.getByRole('textbox', { name: 'Enter 5 Digit OTP' }).pressSequentially(await codeFor(mobile));
  await widget.getByRole('button', { name: 'Verify' }).click();
}

describe('eligibility widget in a merchant’s page', () => {
  // @req RTE-006, WID-001, WID-004
  it('a pre-approved shopper gets from the number to the lenders, and the page gets the result without the number', async () => {
    const shown = await open();
    expect(shown.answer).toEqual({ outcome: 'opened' });
    await login(shown, '9000000001');
    await heading(shown.widget, 'You’re pre-approved').waitFor();
    await shown.widget.getByRole('button', { name: 'Buy on EMI' }).click();
    await expect.poll(() => namesOf(shown)).toContain('purchaseAsked');

    const [result, ...more] = await resultOf(shown);
    expect(more).toEqual([]);
    expect(result).toMatchObject({ outcome: 'preApproved', isPreApproved: true, isNtbAllowed: false, amount: 54_990 });
    expect(result?.lenders.length).toBeGreaterThan(5);
    expect(JSON.stringify(await shown.told())).not.toContain('9000000001');
    const session = await shown.page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(session).toBe('{}');
    expect(shown.problems).toEqual([]);
    await shown.context.close();
  });

  // @req Q-011
  it("5876543210, which has ten digits, is sent and the server's refusal is shown at the field", {
    tags: ['long'],
  }, async () => {
    const shown = await open();
    const field = shown.widget.getByRole('textbox', { name: 'Mobile number' });
    await field.fill('5876543210');
    const answer = shown.page.waitForResponse((response) => response.url().includes('/auth/initiate-login'));
    await shown.widget.getByRole('button', { name: 'Send OTP' }).click();
    expect((await answer).status()).toBe(400);
    await shown.widget.getByText('Mobile Number is Invalid').waitFor();
    await field.fill('587654321');
    await shown.widget.getByText('Mobile Number is Invalid').waitFor({ state: 'hidden' });
    await shown.context.close();
  });

  it('a shopper who may apply sees the lenders that accept applications, and the page gets that result', {
    tags: ['long'],
  }, async () => {
    const shown = await open();
    await login(shown, '9000000003');
    await heading(shown.widget, 'Not pre-approved yet').waitFor();
    await shown.widget.getByRole('button', { name: 'Continue to apply' }).waitFor();
    expect((await resultOf(shown)).map(({ outcome }) => outcome)).toEqual(['newToBank']);
    expect(await accessibilityFaults(shown.widget)).toEqual([]);
    await shown.context.close();
  });

  it('a reopened widget recognises its shopper without another OTP', async () => {
    const shown = await open();
    await login(shown, '9000000002');
    await heading(shown.widget, 'You’re pre-approved').waitFor();
    await shown.say('openEligibility', {
      merchantKey: 'zenmart_sandbox',
      protocolVersion: 1,
      amount: 20_000,
      merchantDetails: { merchantName: 'Zenmart', merchantOrigin: tests.places().merchantUrl },
    });
    await expect.poll(async () => (await resultOf(shown)).map(({ amount }) => amount)).toEqual([54_990, 20_000]);
    await shown.say('setAmount', { amount: 70_000 });
    await heading(shown.widget, 'Approved for up to ₹60,000').waitFor();
    await shown.say('setAmount', { amount: 54_990 });
    await heading(shown.widget, 'You’re pre-approved').waitFor();
    await shown.context.close();
  });

  it('a session that is refused while loading offers a retry; an OTP whose response was lost keeps its key', {
    tags: ['long'],
  }, async () => {
    const shown = await open();
    await shown.widget.getByRole('textbox').waitFor();
    await asksItself(shown.page);
    await shown.page.route('**/identify-user', (route) => route.fulfill({ status: 401, json: { success: false } }));
    await shown.say('openEligibility', {
      merchantKey: 'zenmart_sandbox',
      protocolVersion: 1,
      amount: 54_990,
      merchantDetails: { merchantName: 'Zenmart', merchantOrigin: tests.places().merchantUrl },
    });
    await heading(shown.widget, 'EMI options didn’t load').waitFor();
    await shown.page.unroute('**/identify-user');
    await shown.widget.getByRole('button', { name: 'Try again' }).click();
    await shown.widget.getByRole('textbox', { name: 'Mobile number' }).fill('9000000001');

    const keys: (string | undefined)[] = [];
    await shown.page.route('**/initiate-login/', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await (keys.length === 1 ? route.abort() : route.continue());
    });
    await shown.widget.getByRole('button', { name: 'Send OTP' }).click();
    await shown.widget.getByText('Network Error').waitFor();
    await shown.widget.getByRole('button', { name: 'Send OTP' }).click();
    await heading(shown.widget, 'Enter OTP to continue').waitFor();
    expect(keys).toEqual([expect.any(String), keys[0]]);
    await shown.context.close();
  });

  it('the widget grows with its content and never scrolls horizontally at 320, 360 and 414 px', {
    tags: ['long'],
  }, async () => {
    for (const width of [320, 360, 414]) {
      const shown = await open({}, { width, height: 800 });
      await shown.widget.getByRole('textbox').waitFor();
      await expect.poll(() => namesOf(shown)).toContain('resize');
      const height = () => shown.widget.evaluate(() => document.documentElement.scrollHeight);
      await expect.poll(async () => (await height()) <= (await shown.widget.evaluate(() => innerHeight))).toBe(true);
      expect([width, await wide(shown.widget), await accessibilityFaults(shown.widget)]).toEqual([width, false, []]);
      await shown.context.close();
    }
  });

  it('Escape closes the modal, and nothing closes the inline widget', { tags: ['long'] }, async () => {
    const modal = await open({ mode: 'modal' });
    // The prerendered form appears before the app, which handles keys.
    await heading(modal.widget, /^EMI from ₹/).waitFor();
    await modal.widget.getByRole('textbox').focus();
    await modal.page.keyboard.press('Escape');
    await expect.poll(() => modal.told()).toContainEqual({ name: 'widgetClosed', payload: { reason: 'escape' } });
    expect(await namesOf(modal)).toContain('resize');
    await modal.context.close();
    const inline = await open();
    await inline.widget.getByRole('textbox').waitFor();
    expect(await inline.widget.getByRole('button', { name: 'Close' }).count()).toBe(0);
    await inline.context.close();
  });

  it('the widget supports Hindi and refuses another version or another merchant’s key', async () => {
    const shown = await open({ locale: 'hi' });
    await shown.widget.getByRole('button', { name: 'OTP भेजें' }).waitFor();
    const say = (change: Record<string, unknown>) =>
      shown.say('openEligibility', {
        merchantKey: 'zenmart_sandbox',
        protocolVersion: 1,
        merchantDetails: { merchantName: 'Zenmart', merchantOrigin: tests.places().merchantUrl },
        ...change,
      });
    expect(await say({ protocolVersion: 2 })).toEqual({ outcome: 'refused', code: 'PROTOCOL_UNSUPPORTED' });
    expect(await say({ merchantKey: 'lotus_sandbox' })).toMatchObject({ outcome: 'refused', field: 'merchantKey' });
    await shown.context.close();
  });
});

describe('benefit and communication screens', () => {
  // @req RTE-005, RTE-007, WID-002, WID-003, WID-034
  it.each([
    ['/widget-benefit-screen', 'openBenefit', /Buy now/],
    ['/widget-communication-screen', 'openCommunication', 'Three steps to your EMI'],
  ])('%s lists the lenders, leads to the check and closes', { tags: ['long'] }, async (path, opening, title) => {
    const shown = await tests.open({ path, open: opening });
    await shown.widget.getByRole('heading', { name: title, level: 1 }).waitFor();
    await shown.widget.getByText('HDFC Bank').waitFor();
    await shown.widget.getByRole('button', { name: 'Check eligibility' }).click();
    await shown.widget.getByRole('button', { name: 'Close' }).click();
    await expect
      .poll(() => shown.told())
      .toEqual([
        { name: 'shown', payload: {} },
        { name: 'widgetReady', payload: {} },
        { name: 'eligibilityAsked', payload: {} },
        { name: 'widgetClosed', payload: { reason: 'closeButton' } },
      ]);
    expect([await accessibilityFaults(shown.widget), await wide(shown.widget), shown.problems]).toEqual([
      [],
      false,
      [],
    ]);
    await shown.context.close();
  });
});
