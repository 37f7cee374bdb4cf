import type { Page } from 'playwright';
import type { Locale } from '../../../shared/locales';
import { accessibilityFaults } from './axe';
import type { SiteUrls } from './processes';

/** The narrowest supported screen, and text at twice its size. */
const NARROW = { width: 320, height: 640 };

/** Faults of a page in one scheme: axe faults and layout faults, also with text at 200 %. */
async function faultsOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const faults = await accessibilityFaults(page.mainFrame());
  for (const standard of [32, 16]) {
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.waitForFunction((px) => getComputedStyle(document.documentElement).fontSize === `${px}px`, standard);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > NARROW.width) faults.push(`${wide} px wide in letters of ${standard} px`);
  }
  await session.detach();
  return faults;
}

export async function faultsInBothSchemes(page: Page, name: string): Promise<string[]> {
  await page.setViewportSize(NARROW);
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    faults.push(...(await faultsOf(page)).map((fault) => `${name}, ${colorScheme}: ${fault}`));
  }
  await page.emulateMedia({ colorScheme: null });
  return faults;
}

export async function faultsOfOwnPages(page: Page, { providerUrl }: SiteUrls, locale: Locale): Promise<string[]> {
  const faults: string[] = [];
  for (const path of ['/nothing', '/terms-and-condition']) {
    const address = new URL(path, providerUrl);
    address.searchParams.set('locale', locale);
    await page.goto(address.href);
    faults.push(...(await faultsInBothSchemes(page, `${path} (${locale})`)));
  }
  return faults;
}
