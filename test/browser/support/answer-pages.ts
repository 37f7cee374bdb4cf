import type { Page } from 'playwright';
import { expect } from 'vitest';
import { accessibilityFaults } from './axe';
import type { SharedSites } from './shared-sites';
import { addressAt, type Host, widths } from './site-page';
import { codeFromPhone } from './till';

/** Opens a page that requires a login, and logs in after the redirect. */
export async function openAs(
  page: Page,
  sites: SharedSites,
  { mobile, path, host = '' }: { readonly mobile: string; readonly path: string; readonly host?: Host },
): Promise<void> {
  await page.goto(addressAt(sites, host, path));
  await page.getByRole('textbox').first().fill(mobile);
  await page.locator('main button[type=submit]').click();
  const field = page.locator('input[autocomplete=one-time-code]');
  await field.waitFor();
  await page.getByRole('checkbox').check();
  await field.pressSequentially(await codeFromPhone(sites, mobile));
}

export const approved = 'You’re pre-approved';
export const refused = 'Not pre-approved on this number, yet';

export const answers = [
  { mobile: '9000000001', path: '/eligible', heading: approved },
  { mobile: '9000000001', path: '/hi/eligible', heading: 'आप पूर्व-स्वीकृत हैं' },
  { mobile: '9000000002', path: '/eligible?amount=90000', heading: 'Approved for up to ₹60,000' },
  { mobile: '9000000003', path: '/not-eligible', heading: refused },
  { mobile: '9000000004', path: '/hi/not-eligible', heading: 'इस नंबर पर अभी पूर्व-स्वीकृति नहीं है' },
] as const;

/** Checks an answer page: empty console, one heading, nothing wider than the window at any width, and no axe fault at
 *  the widths of `looked`. */
export async function expectAnswerInOrder(
  page: Page,
  sites: SharedSites,
  { mobile, path, heading }: (typeof answers)[number],
  looked: readonly (typeof widths)[number][],
): Promise<void> {
  const said: string[] = [];
  page.on('console', (line) => said.push(line.text()));
  await openAs(page, sites, { mobile, path });
  const isThere = () => page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await isThere();
  await page.reload();
  await isThere();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const found = await page.evaluate(() => ({
      headings: document.querySelectorAll('h1').length,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect(found, `${width} px wide`).toEqual({ headings: 1, overflow: 0 });
    if (looked.includes(width)) expect(await accessibilityFaults(page.mainFrame()), `${width} px wide`).toEqual([]);
  }
  expect(said).toEqual([]);
}
