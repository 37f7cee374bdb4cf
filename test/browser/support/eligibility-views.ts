import { describe, expect, it } from 'vitest';
import { eligibility } from '../../../shared/bridge/frames';
import { agreeToTerms } from './agree-to-terms';
import { asksItself } from './asks-itself';
import { accessibilityFaults } from './axe';
import { held } from './held';
import { codeFromPhone } from './till';
import { eligibilityWidget, type Places, type WidgetPage } from './widget-page';
import type { widgetTests } from './widget-tests';

const DETAILS = '**/app/widget/get-emi-info*';
const CHECK = '**/app/widget/check-user-eligibility*';

/** Expects no axe fault, no line that is too wide, and the heading of the view. */
export async function looksRight({ widget }: WidgetPage, heading: string | RegExp): Promise<void> {
  await widget.getByRole('heading', { name: heading, level: 1 }).waitFor();
  const isWide = await widget.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect([heading, isWide, await accessibilityFaults(widget)]).toEqual([heading, false, []]);
}

/** The merchant page's message that opens a widget. */
export const messageTo = ({ merchantUrl }: Places, more: Record<string, unknown> = {}) => ({
  ...{ merchantKey: 'zenmart_sandbox', protocolVersion: 1, amount: 54_990 },
  merchantDetails: { merchantName: 'Zenmart', merchantOrigin: merchantUrl },
  ...more,
});

export function eligibilityViewsTests(
  { open, places }: ReturnType<typeof widgetTests>,
  mode: 'inline' | 'modal',
): void {
  describe(`eligibility widget, ${mode}`, () => {
    const numberOf = (shown: WidgetPage) => shown.widget.getByRole('textbox', { name: 'Mobile number' });
    const button = (shown: WidgetPage, name: string) => shown.widget.getByRole('button', { name });

    // @req WID-005
    it('each of its 7 views has no axe fault, fits 360 px, and has a close button only as a modal', async () => {
      const shown = await open(eligibilityWidget({ mode }), { width: 384, height: 800 });
      const { widget, page } = shown;
      const verify = async (mobile: string): Promise<void> => {
        await numberOf(shown).fill(mobile);
        await button(shown, 'Send OTP').click();
        await looksRight(shown, 'Enter OTP to continue');
        await agreeToTerms(widget);
        await widget
          .getByRole('textbox', { name: 'Enter 5 Digit OTP' })
          .pressSequentially(await codeFromPhone(places(), mobile));
        await button(shown, 'Verify').click();
      };

      // The first opening shows the number entry at once; a later one first shows its query.
      await looksRight(shown, /^EMI from ₹[\d,]+\/mo$/);
      await asksItself(page);
      const loaded = await held(page, DETAILS);
      await shown.say('openEligibility', messageTo(places(), { mode }));
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
      await shown.say('openEligibility', messageTo(places(), { mode }));
      await looksRight(shown, 'EMI options didn’t load');
      await page.unroute(DETAILS);
      await button(shown, 'Try again').click();

      // The session still belongs to the last number.
      await looksRight(shown, 'We couldn’t check your number');
      expect(await button(shown, 'Close').count()).toBe(mode === 'modal' ? 1 : 0);
      const told = (await shown.told()).map(({ name }) => name);
      // A failed check dispatches no result.
      const results = (await shown.told()).filter(({ name }) => name === 'eligibilityChecked');
      expect(
        results.map(({ payload }) => eligibility.outgoing.eligibilityChecked.payload(payload, '').result.outcome),
      ).toEqual(['preApproved', 'notEligible']);
      expect(told).toContain('resize');
      expect(JSON.stringify(await shown.told())).not.toMatch(/9000000001|9000000004|6000004000/);
      await shown.context.close();
    });
  });
}
