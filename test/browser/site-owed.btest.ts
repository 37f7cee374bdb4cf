import { readFileSync } from 'node:fs';
import type { Browser, Locator } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KFS_FILE_FIELD } from '../../shared/site/kfs-file-field';
import { accessibilityFaults } from './support/axe';
import { closePages, sharedBrowser } from './support/browser';
import { openLink } from './support/checkout-page';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { SiteEntry } from './support/site-entry';
import { addressAt } from './support/site-page';

const MOBILE = '9000000001';

let sites: SharedSites;
let browser: Browser;
beforeAll(async () => {
  [sites, browser] = await Promise.all([sharedSites(), sharedBrowser()]);
});
afterAll(() => closePages(browser));

const wideSums = (main: Locator): Promise<string[]> =>
  main.locator('li a > b').evaluateAll((sums) =>
    sums.flatMap((sum) => {
      const [own, step] = [sum, sum.parentElement ?? sum].map((each) => each.getBoundingClientRect().width);
      return (own ?? 0) > (step ?? 0) ? `${sum.textContent} ${own} > ${step}` : [];
    }),
  );

// @req CAT-048
it('a purchase is shown as owed on the dashboard as agreed; its file is genuine, and with one changed byte it is not', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  const checkout = await openLink(context, sites);
  await checkout.app.getByRole('radio', { name: /9 months/ }).check();
  const { total } = await checkout.chosenPlan();
  await checkout.button('Continue').click();
  await checkout.giveMobile(MOBILE);
  await checkout.giveOtp(MOBILE);
  await checkout.agree();
  await checkout.pay(MOBILE);
  await checkout.heading('Order placed').waitFor();
  await checkout.page.close();

  const page = await context.newPage();
  await page.goto(addressAt(sites, '', '/transaction-history'));
  await page.waitForURL(/\/account\?next=/);
  await new SiteEntry(page, sites, 'My Account').logIn(MOBILE);
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: total, exact: true }).first().waitFor();
  expect(await accessibilityFaults(page.mainFrame())).toEqual([]);

  await main
    .getByRole('link', { name: /Aster 5G phone/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: /Aster 5G phone/ }).waitFor();
  await main.getByText(total, { exact: true }).first().waitFor();
  for (const width of [320, 390, 480, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await wideSums(main), `${width} px wide`).toEqual([]);
  }
  const saving = page.waitForEvent('download');
  await main.getByRole('link', { name: 'The same as a file' }).click();
  const file = readFileSync(await (await saving).path());

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.isNavigationRequest())
      sent.push(request.postDataBuffer()?.toString('latin1') ?? '');
  });
  const answerTo = async (buffer: Buffer): Promise<string> => {
    await page.goto(addressAt(sites, '', '/kfs/verify'));
    await page.locator(`input[name=${KFS_FILE_FIELD}]`).setInputFiles({
      name: 'statement.pdf',
      mimeType: 'application/pdf',
      buffer,
    });
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    return (await main.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
  };
  expect(await answerTo(file)).toBe('Genuine');
  expect(await accessibilityFaults(page.mainFrame())).toEqual([]);
  const middle = Math.floor(file.length / 2);
  file[middle] = (file[middle] ?? 0) ^ 1;
  expect(await answerTo(file)).toBe('Changed');
  // The file itself is never sent.
  expect(sent.map((body) => [body.includes('fileHash'), body.includes('%PDF')])).toEqual([
    [true, false],
    [true, false],
  ]);
  await context.close();
});
