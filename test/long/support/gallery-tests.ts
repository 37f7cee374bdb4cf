import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { SHOWN_AT_MS } from '../../../frames/gallery/exhibit';
import type { Preview } from '../../../frames/gallery/preview';
import { defaultLocale, type Locale } from '../../../shared/locales';
import { axeSource, VIOLATIONS_ALONE } from '../../browser/support/axe';
import { doesNotFit } from '../../browser/support/does-not-fit';
import { tornFigures, turnRound } from '../../browser/support/turned-round';

/** The narrowest supported screen. */
const WIDTH_PX = 320;
const APPS = ['sales app', 'checkout', 'eligibility', 'benefit', 'communication'] as const;
/** Longer than skeletons and fades. */
const SETTLES_WITHIN_MS = 1_500;

declare const kadamPreview: Preview;
declare const axe: { run(options: RunOptions): Promise<AxeResults> };

/** Rules that axe checks. */
type Looks = 'everything' | 'contrast';

/** The preview alone, with a separate clock, its console output and its errors. */
async function openPreview(
  browser: Browser,
  providerUrl: string,
): Promise<{ readonly page: Page; readonly said: string[] }> {
  // Colours are checked in their final state, not while a dialog fades in.
  const context = await browser.newContext({ viewport: { width: WIDTH_PX, height: 640 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const said: string[] = [];
  // Ignores Vite's connection message.
  page.on('console', (message) => message.type() !== 'debug' && said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.clock.install({ time: SHOWN_AT_MS });
  await page.goto(`${providerUrl}/sandbox/gallery?preview`);
  await page.evaluate(axeSource);
  return { page, said };
}

/** Faults of the preview, as short lines. */
const faultsOf = (page: Page, looks: Looks): Promise<string[]> =>
  page.evaluate(
    async ({ looks, widthPx, options }) => {
      // A receipt of this height scrolls and has no focusable element: browsers scroll it by keyboard themselves.
      const everything: RunOptions = { ...options, rules: { 'scrollable-region-focusable': { enabled: false } } };
      const { violations } = await axe.run(
        looks === 'contrast' ? { ...options, runOnly: 'color-contrast' } : everything,
      );
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return [
        ...(document.body.textContent.trim() === '' ? ['nothing to read'] : []),
        ...(document.documentElement.scrollWidth > widthPx ? ['scrolls sideways'] : []),
        ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id twice: ${id}`),
        ...found,
      ];
    },
    { looks, widthPx: WIDTH_PX, options: VIOLATIONS_ALONE },
  );

async function show(page: Page, name: string, locale: Locale): Promise<void> {
  await page.evaluate(([state, spoken]) => kadamPreview.show(state, spoken, 'kadam', 'light'), [name, locale] as const);
  await page.clock.runFor(SETTLES_WITHIN_MS);
}

/** Names of an app's gallery states, without states that render alike. */
async function statesOf(page: Page, app: string): Promise<string[]> {
  const drawn = new Map<string, string>();
  for (const name of await page.evaluate(() => kadamPreview.names)) {
    if (!name.startsWith(`${app}/`)) continue;
    await show(page, name, defaultLocale);
    const picture = await page.evaluate(() => {
      const typed = [...document.querySelectorAll('input')].map(({ value, checked }) => [value, checked]);
      return JSON.stringify([document.body.innerHTML, typed]);
    });
    if (!drawn.has(picture)) drawn.set(picture, name);
  }
  return [...drawn.values()];
}

/** All states in English. Theme and scheme change only colours: every second state is checked in our colours, the
 *  others in the other looks in turn. */
const choicesOf = (page: Page, own: readonly string[]) =>
  page.evaluate((own) => {
    const { themes, schemes } = kadamPreview;
    const colours = themes.flatMap((theme) => schemes.map((scheme) => ({ theme, scheme })));
    const [plain, ...others] = colours;
    if (!plain) throw new Error('the gallery has no looks');
    return own.map((name, index) => {
      const other = others[((index - 1) / 2) % others.length] ?? plain;
      const isOurs = index % 2 === 0;
      const looks: Looks = isOurs ? 'everything' : 'contrast';
      return { name, ...(isOurs ? plain : other), looks };
    });
  }, own);

const isWider = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** Checks all content of the gallery of a development server. */
export function galleryTests(served: () => { readonly browser: Browser; readonly providerUrl: string }): void {
  const preview = () => {
    const { browser, providerUrl } = served();
    return openPreview(browser, providerUrl);
  };
  /** States of each app, without those that render alike, and console output while they rendered. */
  const states: Record<string, string[]> = {};
  let saidAtFirst: string[];
  beforeAll(async () => {
    const { page, said } = await preview();
    for (const app of APPS) states[app] = await statesOf(page, app);
    saidAtFirst = said;
    await page.context().close();
  });

  it('the gallery renders everything with an empty console', () => {
    expect(saidAtFirst).toEqual([]);
  });

  describe('every state in the gallery, in themes light and dark, at 320 px', () => {
    it.each(APPS)(
      'of %s renders without console output, axe faults, duplicate ids or horizontal scroll',
      async (app) => {
        const { page, said } = await preview();
        const own = states[app] ?? [];
        expect(own.length).toBeGreaterThan(1);
        const choices = await choicesOf(page, own);
        const faults: string[] = [];
        for (const { name, theme, scheme, looks } of choices) {
          const choice = [name, defaultLocale, theme, scheme] as const;
          await page.evaluate((choice) => kadamPreview.show(...choice), choice);
          await page.clock.runFor(SETTLES_WITHIN_MS);
          const found = [...(await faultsOf(page, looks)), ...said.splice(0)];
          faults.push(...found.map((fault) => `${name} (${theme}, ${scheme}): ${fault}`));
        }
        expect(faults).toEqual([]);
        await page.context().close();
      },
    );
  });

  describe('every second state in the gallery, as in a right-to-left language, at 320 px', () => {
    it.each(APPS)('of %s keeps its figures in one piece, and does not scroll horizontally', async (app) => {
      const { page } = await preview();
      const faults: string[] = [];
      for (const name of states[app]?.filter((_, index) => index % 2 === 0) ?? []) {
        await show(page, name, 'en');
        await turnRound(page);
        const wider = (await isWider(page)) ? ['scrolls sideways'] : [];
        faults.push(...[...(await tornFigures(page)), ...wider].map((fault) => `${name}: ${fault}`));
      }
      expect(faults).toEqual([]);
      await page.context().close();
    });
  });

  // English text is shorter: every third state is checked in it.
  describe('every state in the gallery, with text at 200 %, in a translation, at 320 px', () => {
    it.each(APPS)(
      'of %s has no clipped word and no unreachable control, and does not scroll horizontally',
      async (app) => {
        const { page } = await preview();
        const session = await page.context().newCDPSession(page);
        await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
        const faults: string[] = [];
        const locales = await page.evaluate(() => kadamPreview.locales);
        for (const [index, name] of states[app]?.entries() ?? [])
          for (const locale of locales.filter((locale) => locale !== defaultLocale || index % 3 === 0)) {
            await show(page, name, locale);
            const wider = (await isWider(page)) ? ['scrolls sideways'] : [];
            faults.push(...[...wider, ...(await doesNotFit(page))].map((fault) => `${name} (${locale}): ${fault}`));
          }
        expect(faults).toEqual([]);
        await page.context().close();
      },
    );
  });
}
