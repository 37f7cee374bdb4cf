import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { checkoutTests } from './support/checkout-tests';
import { startOrder } from './support/order';
import { frameAt } from './support/till';

const { sites, context } = checkoutTests();

/** Top and height of the SDK's elements of a tag, within the overlay. */
const drawn = (page: Page, tag: string): Promise<number[][]> =>
  page.evaluate((wanted) => {
    const roots = [...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot);
    const dialog = roots.map((root) => root?.querySelector('dialog[open]')).find((each) => each);
    const boxes = [...(dialog?.querySelectorAll(wanted) ?? [])].map((each) => each.getBoundingClientRect());
    return boxes.map(({ top, height }) => [Math.round(top), Math.round(height)]);
  }, tag);

it("the SDK's placeholders match the bar and the plans to the pixel: nothing moves when they appear", async () => {
  const page = await context().newPage();
  await page.setViewportSize({ width: 414, height: 712 });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/payment/init*', async (route) => {
    await held;
    await route.continue();
  });
  const { merchantUrl, providerUrl } = sites();
  await page.goto(`${merchantUrl}/product`);
  await page.waitForFunction(() => window.Kadam?.version);
  const { checkoutToken } = await startOrder(sites());
  await page.evaluate((token) => {
    window.Kadam?.openCheckout({
      merchantKey: 'zenmart_sandbox',
      merchantDetails: { merchantName: 'Zenmart' },
      checkoutToken: token,
      order: { name: 'Aster 5G phone, 256 GB', amount: 54_990 },
    });
  }, checkoutToken);
  await expect.poll(() => drawn(page, 'i')).toHaveLength(5);
  const [bar, rows] = [await drawn(page, 'header'), await drawn(page, 'i')];
  release();
  const app = await frameAt(page, `${providerUrl}/payment/`);
  await app.getByRole('radio').first().waitFor();
  const come = await app.evaluate(() => {
    const boxOf = (each: Element | null): number[] => {
      const { top, height } = (each ?? document.body).getBoundingClientRect();
      return [Math.round(top), Math.round(height)];
    };
    const plans = [...document.querySelectorAll('input[type=radio]')].map((each) => boxOf(each.closest('label')));
    return { bar: [boxOf(document.querySelector('header'))], rows: plans.slice(0, 5) };
  });
  expect({ bar, rows }).toEqual(come);
});
