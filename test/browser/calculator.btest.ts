import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { closePages, sharedBrowser } from './support/browser';
import { pickSegment } from './support/pick-segment';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { addressAt, type Host } from './support/site-page';

let browser: Browser;
let sites: SharedSites;
let context: BrowserContext;

beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), sharedSites()]);
});
afterEach(() => context.close());
afterAll(() => closePages(browser));

async function open(
  about: { query?: string; host?: Host; hasScript?: boolean; prepare?: () => void } = {},
): Promise<Page> {
  context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: about.hasScript ?? true,
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  const page = await context.newPage();
  if (about.prepare) await page.addInitScript(about.prepare);
  await page.goto(addressAt(sites, about.host ?? '', `/emi-calculator${about.query ?? ''}`));
  return page;
}
const line = (page: Page, name: string) => page.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('+ dd');
const isLive = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => Object.hasOwn(document.getElementById('calculator') ?? {}, '__k'));

declare global {
  interface Window {
    /** Changes of the calculator since it was parsed. */
    changed: string[];
  }
}

describe('calculator without script', () => {
  it('the form returns to its own address with lender, price, months and no-cost option', {
    tags: ['long'],
  }, async () => {
    const page = await open({ hasScript: false });
    expect(await line(page, 'Each month').textContent()).toBe('₹5,885');
    await page.getByRole('combobox', { name: 'Lender' }).selectOption('Bank of Baroda');
    await page.getByRole('textbox', { name: 'Purchase price' }).fill('1,00,000');
    await pickSegment(page.getByRole('radio', { name: '6', exact: true }));
    await page.getByRole('checkbox', { name: 'No cost EMI' }).check();
    await page.getByRole('button', { name: 'Show the cost' }).click();
    await page.waitForURL('**/emi-calculator?lenderId=701&amount=1%2C00%2C000&tenure=6&noCost=1');
    expect(await line(page, 'Each month').textContent()).toBe('₹16,667');
    expect(await line(page, 'No cost discount\\*').textContent()).toBe(
      `− ${await line(page, 'Interest').textContent()}`,
    );
    expect(await page.getByRole('button', { name: 'Share' }).isVisible()).toBe(false);
    expect(await page.getByRole('slider').isVisible()).toBe(false);
  });

  it("State Bank of India has no plan of 18 months, and a lender's minimum amount is shown", {
    tags: ['long'],
  }, async () => {
    const page = await open({ hasScript: false, query: '?lenderId=1701&tenure=18' });
    expect(await page.getByRole('table').count()).toBe(0);
    expect(await page.getByText('Not available').count()).toBeGreaterThan(0);
    await page.goto(addressAt(sites, '', '/hi/emi-calculator?amount=1'));
    await page.getByText('Kotak Mahindra Bank से लोन ₹3,000 से शुरू होता है।').first().waitFor();
  });

  it('a lender’s site offers only that lender', { tags: ['long'] }, async () => {
    const page = await open({ hasScript: false, host: 'hdfc', query: '?lenderId=701' });
    expect(await page.getByRole('combobox', { name: 'Lender' }).getByRole('option').allTextContents()).toEqual([
      'HDFC Bank',
    ]);
    expect(await page.getByRole('main').textContent()).not.toContain('Baroda');
    expect(await page.getByRole('link', { name: 'Check eligibility' }).getAttribute('href')).toBe(
      '/eligible?amount=50000',
    );
  });
});

describe('calculator with script', () => {
  it('hydration changes nothing of the rendered page and takes no focus', async () => {
    const page = await open({
      query: '?lenderId=701&amount=40000&tenure=12&noCost=1',
      prepare: () => {
        window.changed = [];
        document.addEventListener('readystatechange', () => {
          const root = document.getElementById('calculator');
          if (!root || document.readyState !== 'interactive') return;
          const note = (records: MutationRecord[]): void => {
            window.changed.push(
              ...records.map(({ type, target, attributeName }) => `${type} ${target.nodeName} ${attributeName}`),
            );
          };
          new MutationObserver(note).observe(root, {
            attributes: true,
            characterData: true,
            childList: true,
            subtree: true,
          });
        });
      },
    });
    await isLive(page);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => window.changed)).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.nodeName)).toBe('BODY');
    expect(await accessibilityFaults(page.mainFrame())).toEqual([]);
  });

  it('slider, field, months and lender update the result and the address', async () => {
    const page = await open();
    await isLive(page);
    await page.getByRole('slider', { name: 'Purchase price' }).focus();
    await page.keyboard.press('ArrowRight');
    await line(page, 'Price').getByText('₹50,500').waitFor();
    await page.getByRole('textbox', { name: 'Purchase price' }).fill('75000');
    await pickSegment(page.getByRole('radio', { name: '12', exact: true }));
    await line(page, 'Price').getByText('₹75,000').waitFor();
    expect(await page.getByRole('table').getByRole('row').count()).toBe(13);
    await page.waitForURL('**/emi-calculator?lenderId=501&amount=75000&tenure=12');
    await page.reload();
    await line(page, 'Price').getByText('₹75,000').waitFor();
  });

  it('a price pasted in any format is read correctly', { tags: ['long'] }, async () => {
    const page = await open();
    await isLive(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const field = page.getByRole('textbox', { name: 'Purchase price' });
    // Nor from an empty paste, which is how extensions probe a page.
    const isLetThrough = await field.evaluate((input) =>
      input.dispatchEvent(new ClipboardEvent('paste', { cancelable: true })),
    );
    expect(isLetThrough).toBe(true);
    await field.focus();
    await page.keyboard.press('Control+a');
    await page.evaluate(() => navigator.clipboard.writeText('₹ 75,000.00'));
    await page.keyboard.press('Control+v');
    await line(page, 'Price').getByText('₹75,000').waitFor();
    expect(await field.inputValue()).toBe('75,000');
  });

  it.each([320, 390, 414])(
    'nothing overflows horizontally at %i px with the longest figures',
    { tags: ['long'] },
    async (width) => {
      const page = await open({ query: '?lenderId=1201&amount=299999&tenure=24' });
      await page.setViewportSize({ width, height: 844 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      const cut = await page.locator('dl, table').evaluateAll((all) =>
        all.flatMap((part) => {
          const right = part.closest('section')?.getBoundingClientRect().right ?? 0;
          return [...part.querySelectorAll('dd, td')].filter((each) => each.getBoundingClientRect().right > right);
        }),
      );
      expect([wide, cut.length]).toEqual([width, 0]);
    },
  );

  it('nothing overflows horizontally at 320 px with text at 200 %', { tags: ['long'] }, async () => {
    const page = await open();
    await page.setViewportSize({ width: 320, height: 844 });
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
    expect(await page.getByRole('main').evaluate((main) => main.scrollWidth)).toBe(320);
  });

  it('the schedule downloads as a file', { tags: ['long'] }, async () => {
    const page = await open();
    await isLive(page);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe('emi-50000-9.csv');
    expect(await readFile(await file.path(), 'utf8')).toContain('1,6119.82,5301.67,583.33,234.82,44698.33\r\n');
  });
});

describe('printed calculator', () => {
  it.each([
    ['/emi-calculator', 'Kotak Mahindra Bank', ['₹50,000', '₹53,196.43', '₹5,885']],
    [
      '/hi/emi-calculator?lenderId=501&amount=50000&tenure=24',
      'Kotak Mahindra Bank',
      ['₹50,000', '₹58,416.26', '₹2,425'],
    ],
  ])(
    '%s prints one sheet with lender, price, months and costs, without controls',
    { tags: ['long'] },
    async (path, lender, sums) => {
      const page = await open();
      await page.goto(addressAt(sites, '', path));
      await isLive(page);
      await page.emulateMedia({ media: 'print' });
      expect(
        await page.locator('select').evaluate((each: HTMLSelectElement) => each.selectedOptions[0]?.textContent),
      ).toBe(lender);
      const months = page.locator('fieldset label:visible');
      expect(await months.count()).toBe(1);
      expect(await page.locator('tbody tr:visible').count()).toBe(Number((await months.textContent())?.trim()));
      expect(await page.locator('dd:visible').allTextContents()).toEqual(expect.arrayContaining(sums));
      for (const press of ['footer', 'header a[aria-label]:not([href$="kadam"])', 'main button', '[role=alertdialog]'])
        expect([press, await page.locator(press).and(page.locator(':visible')).count()]).toEqual([press, 0]);
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    },
  );
});
