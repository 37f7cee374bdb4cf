import { describe, expect, it } from 'vitest';
import type { CheckoutPage } from '../browser/support/checkout-page';
import { checkoutTests } from '../browser/support/checkout-tests';
import { pickSegment } from '../browser/support/pick-segment';

const { open, openByLink, context } = checkoutTests();

const box = (checkout: CheckoutPage, name: string) =>
  checkout.app.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const table = (checkout: CheckoutPage) => checkout.app.getByRole('table');

/** Picks two lenders from the full list for six months. */
async function pickTwo(checkout: CheckoutPage, first: string, second: string): Promise<void> {
  await checkout.button('Change lender').click();
  await checkout.button(/^All \d+ lenders/).click();
  await pickSegment(checkout.app.getByRole('radio', { name: '6', exact: true }));
  await checkout.button('Compare two offers').click();
  await checkout.heading('Choose two to compare').waitFor();
  for (const name of [first, second]) await box(checkout, name).click();
}

const widthOf = (checkout: CheckoutPage): Promise<number> =>
  checkout.app.evaluate(() => document.documentElement.scrollWidth);

describe('two offers', () => {
  it('are in one table without axe faults or horizontal scroll from 320 px to two columns, and the chosen one becomes the plan', async () => {
    const checkout = await open();
    await pickTwo(checkout, 'Tamarind Bank', 'Peepal Finance');
    await checkout.isClean();
    await checkout.button('Compare').click();
    await table(checkout).waitFor();
    const { page } = checkout;
    for (const [width, height] of [
      [320, 568],
      [414, 712],
      [1_440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await checkout.isClean();
      expect(await widthOf(checkout)).toBeLessThanOrEqual(width);
    }
    const heads = await table(checkout).getByRole('columnheader').allInnerTexts();
    expect(heads.join()).toContain('Tamarind Bank');
    expect(await table(checkout).getByRole('rowheader', { name: 'Total you pay' }).count()).toBe(1);
    const totalPayable = table(checkout)
      .getByRole('row')
      .nth(1)
      .getByText(/^₹[\d,.]+$/)
      .first();
    const total = (await totalPayable.textContent()) ?? '';
    await checkout.button('Choose Tamarind Bank').click();
    await checkout.app.getByText(total, { exact: true }).first().waitFor();
    expect(await checkout.app.getByRole('radio', { name: /6 months/ }).isChecked()).toBe(true);
    expect(checkout.problems).toEqual([]);
  });

  it('close by Esc and by Back to the lenders, with both still picked', async () => {
    const checkout = await open();
    for (const leave of [
      () => checkout.page.keyboard.press('Escape'),
      () => checkout.page.evaluate(() => history.back()),
    ]) {
      await pickTwo(checkout, 'Tamarind Bank', 'Peepal Finance');
      await checkout.button('Compare').click();
      await table(checkout).waitFor();
      await leave();
      await checkout.heading('Choose two to compare').waitFor();
      expect(await box(checkout, 'Peepal Finance').getAttribute('aria-checked')).toBe('true');
      await checkout.page.keyboard.press('Escape');
      await checkout.heading('Choose two to compare').waitFor({ state: 'detached' });
    }
  });

  it('that fail to load show an error, and load by Try again', async () => {
    await context().route('**/app/transaction/compare-offers', (route) => route.abort(), { times: 1 });
    const checkout = await open();
    await pickTwo(checkout, 'Tamarind Bank', 'Peepal Finance');
    await checkout.button('Compare').click();
    await checkout.app.getByRole('alert').waitFor();
    await checkout.isClean();
    await checkout.button('Try again').click();
    await table(checkout).waitFor();
  });

  it('are in a sheet with four round corners if it floats, and two at the edge', async () => {
    const checkout = await openByLink();
    const corners = () =>
      checkout.app.evaluate(() => {
        const sheet = document.querySelector('dialog[open]');
        const { borderStartStartRadius, borderEndEndRadius } = getComputedStyle(sheet ?? document.body);
        return [borderStartStartRadius, borderEndEndRadius];
      });
    await pickTwo(checkout, 'Tamarind Bank', 'Peepal Finance');
    for (const [width, height, isFloating] of [
      [1_440, 900, true],
      [700, 900, true],
      [414, 896, false],
    ] as const) {
      await checkout.page.setViewportSize({ width, height });
      const [upper] = await corners();
      expect(upper).not.toBe('0px');
      expect(await corners()).toEqual([upper, isFloating ? upper : '0px']);
    }
  });
});
