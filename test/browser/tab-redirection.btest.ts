import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { checkoutTests } from './support/checkout-tests';
import { faultsInBothSchemes } from './support/own-page-faults';
import { pressToLeave } from './support/press-to-leave';

const { sites, open } = checkoutTests();

/** A checkout that waits for the lender's page, and the tab of that page, which passes through the hand-over page. */
async function atLender() {
  const checkout = await open();
  await checkout.verify('9000000007');
  await checkout.agree();
  const opened = checkout.context.waitForEvent('page');
  await checkout.button(/^Go to/).click();
  const tab = await opened;
  await tab.waitForURL(/\/tab-redirection#[\w-]{22}$/);
  const address = tab.url();
  const heading = await tab.getByRole('heading', { name: /^You go on to localhost:\d+$/ }).textContent();
  await tab.getByRole('button', { name: 'Approve' }).waitFor();
  return { checkout, tab, address, heading, handover: new URL(address).hash.slice(1) };
}

/** A provider page in the same browser, as isolated from frames in shops as the tab. */
async function ownPage(context: { newPage(): Promise<Page> }): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${sites().providerUrl}/faq`);
  return page;
}

const post = (page: Page, message: unknown): Promise<void> =>
  page.evaluate((said) => new BroadcastChannel('kadam-tab').postMessage(said), message);

describe('a tab that is handed over to a lender’s page', () => {
  // @req RTE-060
  it('names the host and continues; the same address leads nowhere a second time, and no address has a query', {
    tags: ['long'],
  }, async () => {
    const { checkout, tab, address, heading } = await atLender();
    expect(heading).toContain(new URL(tab.url()).host);
    expect(new URL(address).search).toBe('');
    const again = await checkout.context.newPage();
    await again.goto(address);
    await again.getByRole('heading', { level: 1, name: 'This tab has done its work' }).waitFor();
    expect(await faultsInBothSchemes(again, 'used')).toEqual([]);
    await again.goto(`${address.split('#')[0]}#${'x'.repeat(22)}`);
    await again.reload();
    await again.getByRole('heading', { level: 1, name: 'This way leads nowhere' }).waitFor();
    expect(await faultsInBothSchemes(again, 'unknown')).toEqual([]);
  });

  // @req RTE-060
  it('closes itself when the customer is back and the opener has been notified', { tags: ['long'] }, async () => {
    const { checkout, tab } = await atLender();
    const said = await ownPage(checkout.context);
    await said.evaluate(() => {
      new BroadcastChannel('kadam-tab').onmessage = ({ data }: MessageEvent<{ says: string }>) => {
        document.title += ` ${data.says}`;
      };
    });
    const closed = tab.waitForEvent('close');
    await tab.getByRole('button', { name: 'Approve' }).click();
    await closed;
    expect(await said.title()).toMatch(/ back heard$/);
    await checkout.heading('Order placed').waitFor();
  });

  it('without its shop ignores pages of other sites and invalid messages, and shows where to continue', {
    tags: ['long'],
  }, async () => {
    const { checkout, tab, handover } = await atLender();
    const [stranger, own] = [await checkout.context.newPage(), await ownPage(checkout.context)];
    await stranger.goto(sites().merchantUrl);
    await checkout.page.close();
    await tab.getByRole('button', { name: 'Approve' }).click();
    await tab.getByRole('heading', { level: 1, name: 'Back to the shop' }).waitFor();
    await post(stranger, { says: 'heard', handover });
    for (const message of [
      'heard',
      { says: 'heard' },
      { says: 'heard', handover: 'x'.repeat(22) },
      { handover, says: 1 },
    ])
      await post(own, message);
    await tab.getByRole('heading', { level: 1, name: 'Go back to the shop' }).waitFor();
    expect(await faultsInBothSchemes(tab, 'gone')).toEqual([]);
    const closed = tab.waitForEvent('close');
    await pressToLeave(tab.getByRole('button', { name: 'Close this tab' }));
    await closed;
  });
});
