import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { eligibilityViewsTests, looksRight, messageTo } from './support/eligibility-views';
import { eligibilityWidget, type WidgetPage } from './support/widget-page';
import { widgetTests } from './support/widget-tests';

const tests = widgetTests();

// test/long/widget-views.ltest.ts covers the overlay.
eligibilityViewsTests(tests, 'inline');

describe.each(['inline', 'modal'] as const)('eligibility widget, %s', (mode) => {
  const numberOf = (shown: WidgetPage) => shown.widget.getByRole('textbox', { name: 'Mobile number' });
  const button = (shown: WidgetPage, name: string) => shown.widget.getByRole('button', { name });

  it('shows that a number is blocked, with a link to another number', { tags: ['long'] }, async () => {
    const shown = await tests.open(eligibilityWidget({ mode }), { width: 384, height: 800 });
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

describe('benefit and communication screens', () => {
  it.each([
    ['/widget-benefit-screen', 'openBenefit', /Buy now/, /अभी खरीदें/],
    ['/widget-communication-screen', 'openCommunication', 'Three steps to your EMI', /EMI/],
  ] as const)(
    '%s fits 320 px, supports Hindi, and closes by Escape',
    { tags: ['long'] },
    async (path, open, title, hindi) => {
      const shown = await tests.open({ path, open }, { width: 344, height: 800 });
      await shown.widget.getByText('HDFC Bank').waitFor();
      await looksRight(shown, title);
      await shown.say(open, messageTo(tests.places(), { locale: 'hi' }));
      await expect.poll(() => shown.widget.evaluate(() => document.documentElement.lang)).toBe('hi-IN');
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
    },
  );

  // @req RTE-089, Q-037
  it.each([
    ['/sa-communication-screen', true],
    ['/widget-communication-screen?merchantKey=zenmart_sandbox', false],
    ['/widget-benefit-screen?merchantKey=zenmart_sandbox', false],
    ['/widget-check-eligibility?merchantKey=zenmart_sandbox', false],
  ])('%s opened alone shows its content: %s', { tags: ['long'] }, async (path, isShown) => {
    const page = await tests.browser().newPage();
    await page.goto(`${tests.places().providerUrl}${path}`, { waitUntil: 'networkidle' });
    if (!isShown) {
      await page.getByRole('heading', { name: 'This page opens inside a shop’s page' }).waitFor();
      expect(await page.locator('#root').count()).toBe(0);
    } else {
      await page.getByText('HDFC Bank').waitFor();
      expect(await page.getByRole('button').count()).toBe(0);
      expect(await accessibilityFaults(page.mainFrame())).toEqual([]);
    }
    await page.close();
  });
});
