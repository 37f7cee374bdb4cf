import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHOWN_AT_MS } from '../../frames/gallery/exhibit';
import type { Stage } from '../../frames/gallery/stage';
import { axeSource } from '../browser/support/axe';
import { launchBrowser } from '../browser/support/browser';
import { startProvider } from '../browser/support/processes';

const root = join(fileURLToPath(import.meta.url), '../../..');
/** Where the gallery is built, beside what is shipped. */
const dist = join(root, 'dist/gallery');
/** The narrowest screen that we promise. */
const WIDTH_PX = 320;
/** Longer than anything that comes a moment after its screen: skeletons, fades. */
const SETTLES_WITHIN_MS = 1_500;

declare const kadamStage: Stage;
declare const axe: { run(options: RunOptions): Promise<AxeResults> };

let browser: Browser;
let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  await promisify(execFile)('npm', ['run', '--silent', 'build', '--', '--silent', '--configOnly', 'gallery'], {
    cwd: root,
    env: { ...process.env, KADAM_BUILD: 'development', KADAM_DIST: dist },
  });
  [browser, provider] = await Promise.all([launchBrowser(), startProvider(1, dist)]);
});
afterAll(async () => {
  await browser.close();
  await provider.stop();
});

/** What axe looks for. */
type Looks = 'everything' | 'contrast' | 'nothing';

/** The stage by itself, with a clock of its own, and what its page says to the console or throws. */
async function openStage(): Promise<{ readonly page: Page; readonly said: string[] }> {
  // Colours are looked at as they stay, and not while a dialog fades in.
  const context = await browser.newContext({ viewport: { width: WIDTH_PX, height: 640 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.clock.install({ time: SHOWN_AT_MS });
  await page.goto(`${provider.providerUrl}/sandbox/gallery?stage`);
  await page.evaluate(axeSource);
  return { page, said };
}

/** What is wrong with what the stage shows, as short lines. */
const faultsOf = (page: Page, looks: Looks): Promise<string[]> =>
  page.evaluate(
    async ({ looks, widthPx }) => {
      // A receipt at this height scrolls and has nothing to focus: browsers let a keyboard scroll it by itself.
      const everything: RunOptions = { rules: { 'scrollable-region-focusable': { enabled: false } } };
      const { violations } =
        looks === 'nothing'
          ? { violations: [] }
          : await axe.run(looks === 'contrast' ? { runOnly: 'color-contrast' } : everything);
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
    { looks, widthPx: WIDTH_PX },
  );

/** Everything of an app in every language and theme. Another language changes words alone, and another theme colours. */
const choicesOf = (page: Page, app: string) =>
  page.evaluate((prefix) => {
    const { names, locales, themes } = kadamStage;
    const own = names.filter((name) => name.startsWith(prefix));
    return locales.flatMap((locale, inLanguage) =>
      themes.flatMap((theme, inColours) => {
        const looks: Looks = inLanguage > 0 ? 'nothing' : inColours > 0 ? 'contrast' : 'everything';
        return own.map((name) => ({ name, locale, theme, looks }) as const);
      }),
    );
  }, `${app}/`);

describe('every state in the gallery, in each language and theme, at 320 px', () => {
  it.each(['sales app', 'checkout', 'eligibility', 'benefit', 'communication', 'application'])(
    'of %s is drawn without a console line, a fault that axe finds, an id twice or sideways scrolling',
    async (app) => {
      const { page, said } = await openStage();
      const choices = await choicesOf(page, app);
      expect(choices.length).toBeGreaterThan(15);
      const faults: string[] = [];
      for (const { name, locale, theme, looks } of choices) {
        await page.evaluate((choice) => kadamStage.show(...choice), [name, locale, theme] as const);
        await page.clock.runFor(SETTLES_WITHIN_MS);
        const found = [...(await faultsOf(page, looks)), ...said.splice(0)];
        faults.push(...found.map((fault) => `${name} (${locale}, ${theme}): ${fault}`));
      }
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );
});
