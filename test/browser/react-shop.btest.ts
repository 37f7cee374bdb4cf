import { join } from 'node:path';
import type { Browser } from 'playwright';
import { createElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { closePages, sharedBrowser } from './support/browser';
import { pressToLeave } from './support/press-to-leave';
import { reactModule, reactScript } from './support/real-react';
import { servePages } from './support/serve-pages';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { Shopper } from './support/shopper';
import { policyReports, visit } from './support/visit';

let browser: Browser;
let sites: SharedSites;

beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), sharedSites()]);
});
afterAll(() => closePages(browser));

describe('React shop', () => {
  it('goes from the shelf over the bag to a paid order through the wrapper alone, and violates no policy', async () => {
    const before = await policyReports(sites);
    const { page, problems } = await visit(browser, sites, '/react-shop');
    await page.getByRole('button', { name: 'Add to bag: Lumen M2 camera kit' }).click();
    const pay = page.getByRole('button', { name: 'Pay by card-less EMI' });
    expect(await page.getByRole('link', { name: 'Bag, 1 piece' }).count()).toBe(1);
    await pay.click();
    const frame = await (await page.waitForSelector('iframe[src*="/payment/init"]')).contentFrame();
    if (!frame) throw new Error('no checkout');
    const shopper = new Shopper(frame, sites, '9000000001');
    await shopper.pay();
    await pressToLeave(shopper.button('Back to Zenmart'));
    await page.getByRole('heading', { name: '₹36,000 paid by card-less EMI' }).waitFor();
    await page.getByRole('list', { name: 'Verified results' }).getByText('Webhook').waitFor();
    // The webhook may reach the page before the checkout has closed.
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
    expect(await page.getByRole('link', { name: /^Bag/ }).count()).toBe(0);
    expect(await policyReports(sites)).toBe(before);
    expect(problems).toEqual([]);
    await page.close();
  });

  it.each([320, 1440])(
    'has no accessibility fault and no horizontal scroll at %i px',
    { tags: ['long'] },
    async (width) => {
      const { page } = await visit(browser, sites, '/react-shop');
      await page.setViewportSize({ width, height: 844 });
      await page
        .getByRole('button', { name: /NO COST EMI/ })
        .first()
        .waitFor();
      expect(await accessibilityFaults(page.mainFrame())).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.close();
    },
  );
});

interface RealReact {
  readonly effects: { mounted: number };
  show(amount: number): void;
  leave(): void;
}
declare const real: RealReact;

/** Origin of a page with React's development build and the wrapper as it is served. */
function serveRealReact({ providerUrl }: SharedSites): Promise<string> {
  const modules = ['react', 'react/jsx-runtime', 'react-dom/client'] as const;
  const imports = Object.fromEntries(modules.map((name) => [name, `/${name}.js`]));
  return servePages({
    '/': [
      'text/html',
      `<!doctype html><link rel="icon" href="data:,"><title>React</title><main></main><script src="/all.js"></script>
       <script type="importmap">${JSON.stringify({ imports })}</script><script type="module" src="/page.js"></script>`,
    ],
    '/all.js': ['text/javascript', reactScript()],
    '/page.js': [
      'text/javascript',
      `import { createElement as h, StrictMode, useEffect } from 'react';
       import { createRoot } from 'react-dom/client';
       import { KadamEligibility, KadamPromo, KadamProvider } from '${providerUrl}/sdk/v1/react.mjs';
       const effects = { mounted: 0 };
       const Counter = () => { useEffect(() => { effects.mounted += 1; }, []); return null; };
       const shop = { provider: '${providerUrl}', merchantKey: 'zenmart_sandbox', merchantDetails: { merchantName: 'Zenmart' } };
       const root = createRoot(document.querySelector('main'));
       globalThis.real = {
         effects,
         show: (amount) => root.render(h(StrictMode, null, h(KadamProvider, shop, h(Counter), h(KadamPromo, { amount }), h(KadamEligibility, { amount })))),
         leave: () => root.render(null),
       };`,
    ],
    ...Object.fromEntries(modules.map((name) => [`/${name}.js`, ['text/javascript', reactModule(name)] as const])),
  });
}

describe('the wrapper under React’s StrictMode, which runs every effect twice', () => {
  it('opens one frame, updates its amount, and leaves none behind', { tags: ['long'] }, async () => {
    const merchantUrl = await serveRealReact(sites);
    const { page, problems, frameRequests } = await visit(browser, { ...sites, merchantUrl }, '/');
    await page.waitForFunction(() => 'real' in globalThis);
    await page.evaluate(() => real.show(36_000));
    const check = page.frameLocator('iframe');
    await check.getByRole('heading', { name: 'EMI from ₹1,720/mo' }).waitFor();
    expect(await page.evaluate(() => real.effects.mounted)).toBe(2);
    await page.evaluate(() => real.show(52_500));
    await check.getByRole('heading', { name: 'EMI from ₹2,509/mo' }).waitFor();
    await page.getByText('₹17,500 × 3', { exact: true }).waitFor();
    expect(frameRequests).toEqual(['/widget-check-eligibility']);
    await page.evaluate(() => real.leave());
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
    expect(await page.evaluate(() => document.querySelector('main')?.childElementCount)).toBe(0);
    await page.evaluate(() => real.show(36_000));
    await check.getByRole('heading', { name: 'EMI from ₹1,720/mo' }).waitFor();
    expect(frameRequests).toHaveLength(2);
    expect(problems).toEqual([]);
    await page.close();
  });
});

it('on a server the wrapper renders its containers without a window', async () => {
  const built = join(process.env.KADAM_DIST ?? join(import.meta.dirname, '../../dist'), 'sdk/react.mjs');
  const { KadamBenefits, KadamEligibility, KadamPromo, KadamProvider } = (await import(
    /* @vite-ignore */ built
  )) as typeof import('../../sdk/react');
  const shop = {
    provider: 'https://pay.example',
    merchantKey: 'zenmart_sandbox',
    merchantDetails: { merchantName: 'Zenmart' },
  };
  const inside = [
    createElement(KadamPromo, { key: 1, amount: 36_000, form: 'tag' }),
    createElement(KadamEligibility, { key: 2, amount: 36_000, className: 'check' }),
    createElement(KadamBenefits, { key: 3 }),
  ];
  expect(renderToString(createElement(StrictMode, null, createElement(KadamProvider, shop, inside)))).toBe(
    '<kadam-promo amount="36000" form="tag" merchant-key="zenmart_sandbox" merchant-name="Zenmart"></kadam-promo><div class="check"></div><div></div>',
  );
});
