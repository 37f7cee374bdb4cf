import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closePages, sharedBrowser } from '../browser/support/browser';
import { type SharedSites, sharedSites } from '../browser/support/shared-sites';
import { openTill } from '../browser/support/till';

let sites: SharedSites;
let browser: Browser;
beforeAll(async () => {
  [sites, browser] = await Promise.all([sharedSites(), sharedBrowser()]);
});
afterAll(() => closePages(browser));

/** Preact's data of a component, under the names that its builds share with DevTools: children, component, element. */
interface Drawn {
  readonly __k?: readonly (Drawn | null)[] | null;
  readonly __c?: { render?: (...given: unknown[]) => unknown } | null;
  readonly __e?: Node | null;
}
interface Render {
  readonly component: number;
  readonly isInForm: boolean;
}
declare global {
  interface Window {
    renders: Render[];
  }
}

// The built app: its mounted components are wrapped from outside, in Preact's data.
it('a digit of the amount, at a quarter of the speed, renders nothing outside its form, and 4 to 9 components in it', async () => {
  const { app, context } = await openTill(browser, sites);
  const amount = app.getByRole('textbox', { name: 'Amount' });
  await amount.fill('5');
  const cdp = await context.newCDPSession(app);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });

  const mounted = await app.evaluate(() => {
    const renders: Render[] = [];
    window.renders = renders;
    const form = document.querySelector('form');
    let count = 0;
    const wrap = (drawn: Drawn | null): void => {
      const instance = drawn?.__c;
      if (instance?.render) {
        const component = count++;
        const { render } = instance;
        instance.render = function (...given) {
          renders.push({ component, isInForm: form?.contains(drawn?.__e ?? null) === true });
          return render.apply(this, given);
        };
      }
      for (const child of drawn?.__k ?? []) wrap(child);
    };
    const root = document.getElementById('root') as { readonly __k?: Drawn } | null;
    wrap(root?.__k ?? null);
    return count;
  });
  expect(mounted).toBeGreaterThan(20);

  await amount.press('4');
  expect(await amount.inputValue()).toBe('54');
  const renders = await app.evaluate(() => window.renders);
  expect(renders.filter(({ isInForm }) => !isInForm)).toEqual([]);
  const drawn = new Set(renders.map(({ component }) => component));
  expect(drawn.size).toBeGreaterThanOrEqual(4);
  expect(drawn.size).toBeLessThanOrEqual(9);
  await context.close();
});
