import type { Page } from 'playwright';
import { afterEach, describe, expect, it } from 'vitest';
import type { Shop } from './support/shop';
import { shopHome } from './support/shop-home';

// The overlay adds a history entry. A router that is notified of it may replace the body, and with it the text that the
// shopper has typed.

const home = shopHome();
let shop: Shop;

afterEach(() => shop.close());

declare global {
  interface Window {
    /** Navigations that the page's router has received. */
    steps: number;
    /** The field at the time of typing. */
    coupon: Element | null;
    goOn(): void;
  }
}

/** The scripts of a router, and its setup in a page: start, count of navigations, and a further navigation. */
type Router = readonly [scripts: readonly string[], setup: string];

const libraries: Readonly<Record<string, Router>> = {
  'Turbo 8': [
    ['turbo'],
    `addEventListener('turbo:visit', () => steps++);
    window.goOn = () => Turbo.visit('?next');`,
  ],
  'htmx 2': [
    ['htmx'],
    `addEventListener('htmx:historyRestore', () => steps++);
    addEventListener('htmx:historyCacheMiss', () => steps++);
    window.goOn = () => document.querySelector('#next').click();
    // As after a step of its own: from then on its entries have its state.
    history.replaceState({ htmx: true }, '');`,
  ],
  'Vue Router 4': [
    ['vue', 'vue-router'],
    `const view = { render: () => Vue.h('i', 'Vue') };
    const router = VueRouter.createRouter({
      history: VueRouter.createWebHistory(),
      routes: [{ path: '/:all(.*)', component: view }],
    });
    Vue.createApp({ render: () => Vue.h(VueRouter.RouterView) }).use(router).mount('#place');
    await router.isReady();
    router.afterEach(() => steps++);
    window.goOn = () => router.push(location.pathname + '?next');`,
  ],
  'React Router 7': [
    ['react', 'react-router'],
    `const { createElement } = requireReact('react');
    const { createBrowserRouter, RouterProvider } = ReactRouter;
    const loader = () => { steps++; return null; };
    const router = createBrowserRouter([{ path: '*', loader, element: createElement('i') }]);
    requireReact('react-dom/client').createRoot(document.querySelector('#place'))
      .render(createElement(RouterProvider, { router }));
    window.goOn = () => router.navigate(location.pathname + '?next');`,
  ],
  'a router that replaces `pushState` and keeps `popstate` for itself': [
    [],
    `const listeners = [];
    const own = window.addEventListener;
    window.addEventListener = function (type, listener, ...more) {
      if (type === 'popstate') listeners.push(listener);
      else own.call(this, type, listener, ...more);
    };
    own.call(window, 'popstate', (event) => { steps++; for (const each of listeners) each(event); });
    const push = history.pushState;
    history.pushState = function (...given) { steps++; return push.apply(this, given); };
    window.goOn = () => history.pushState({}, '', '?next');`,
  ],
};

const onNavigationApi: Router = [
  [],
  `navigation.addEventListener('navigate', (event) => {
    steps++;
    event.intercept({ async handler() {
      const field = Object.assign(document.createElement('input'), { id: 'coupon' });
      document.querySelector('#coupon').replaceWith(field);
    } });
  });
  navigation.addEventListener('currententrychange', () => steps++);
  window.goOn = () => navigation.navigate('?next');`,
];

/** The shop with a router and a typed coupon. */
async function openShopWith([scripts, setup]: Router, withNavigationApi = true): Promise<Page> {
  const { providerUrl } = home.sites();
  const tag = (path: string): string => `<script defer src="${providerUrl}${path}"></script>`;
  const noApi = withNavigationApi ? '' : "Object.defineProperty(window, 'navigation', { value: undefined });";
  const body = `<h1>Cart</h1><input id="coupon"><button id="open">EMI</button><p id="place"></p>
    <a id="next" hx-get="?next" hx-push-url="true" hx-target="#place">Next</a>`;
  const path = home.sites().put(
    `<head><title>shop</title><script>${noApi} window.steps = 0;</script>
    ${scripts.map((name) => tag(`/library/${name}.js`)).join('')}
    <script type="module">${setup}</script>${tag('/sdk/v1/kadam.js')}${tag('/merchant.js')}</head><body>${body}</body>`,
  );
  shop = await home.openShop(path);
  await shop.page.waitForFunction(() => 'goOn' in window);
  await shop.page.fill('#coupon', 'DIWALI10');
  for (let frame = 1; frame <= 2; frame += 1) await shop.page.evaluate(() => new Promise(requestAnimationFrame));
  await shop.page.evaluate(() => {
    window.coupon = document.querySelector('#coupon');
    window.steps = 0;
  });
  return shop.page;
}

const look = (page: Page) =>
  page.evaluate(async () => {
    // Long enough for a router to request another page from its server.
    for (let frame = 1; frame <= 10; frame += 1) await new Promise(requestAnimationFrame);
    const coupon = document.querySelector<HTMLInputElement>('#coupon');
    return { typed: coupon?.value, isSame: coupon === window.coupon, steps: window.steps };
  });
const UNTOUCHED = { typed: 'DIWALI10', isSame: true, steps: 0 };

async function openAndLeave(page: Page, leave: 'the button' | 'Back', ends: number): Promise<void> {
  await shop.openApp();
  await shop.untilOpened(ends);
  if (leave === 'Back') await page.evaluate(() => history.back());
  else await page.evaluate(() => window.merchant.sessions.at(-1)?.close());
  await expect.poll(async () => (await shop.seen('ends')).length).toBe(ends);
}

const everyRouter = Object.entries(libraries);
type RouterCase = readonly [name: string, way: 'the button' | 'Back', withNavigationApi: boolean, router: Router];
const everyCase: readonly RouterCase[] = everyRouter.flatMap(([name, router]): RouterCase[] => [
  [name, 'the button', true, router],
  [name, 'Back', false, router],
]);

describe('a page with a router', () => {
  const keepsCoupon = async (...[, way, withNavigationApi, router]: RouterCase) => {
    const page = await openShopWith(router, withNavigationApi);
    await openAndLeave(page, way, 1);
    expect(await look(page)).toEqual(UNTOUCHED);
    await openAndLeave(page, way, 2);
    expect(await look(page)).toEqual(UNTOUCHED);
    expect(await shop.seen('faults')).toEqual([]);
  };
  it.each(everyCase.slice(0, 1))(
    '(%s) keeps the coupon DIWALI10, and its router gets no event, if the overlay is closed 2 times by %s, with the Navigation API: %s',
    keepsCoupon,
  );
  it.each(everyCase.slice(1))(
    '(%s) keeps the coupon DIWALI10, and its router gets no event, if the overlay is closed 2 times by %s, with the Navigation API: %s',
    { tags: ['long'] },
    keepsCoupon,
  );

  it.each([...everyRouter, ['a router on the Navigation API', onNavigationApi] as const])(
    '(%s) keeps it if Forward leads to the entry of an overlay that Back has closed, and Back returns',
    { tags: ['long'] },
    async (_name, router) => {
      const page = await openShopWith(router);
      await openAndLeave(page, 'Back', 1);
      expect(await look(page)).toEqual(UNTOUCHED);
      for (const by of [1, -1]) {
        await page.evaluate((steps) => history.go(steps), by);
        expect(await look(page)).toEqual(UNTOUCHED);
      }
    },
  );

  it.each([...everyRouter, ['a router on the Navigation API', onNavigationApi] as const])(
    '(%s) gets its own navigations as before after the overlay has closed',
    { tags: ['long'] },
    async (_name, router) => {
      const page = await openShopWith(router);
      await openAndLeave(page, 'the button', 1);
      const address = page.url();
      await page.evaluate(() => window.goOn());
      await expect.poll(() => page.url()).toContain('?next');
      await look(page);
      await page.evaluate(() => {
        window.steps = 0;
        history.back();
      });
      await expect.poll(() => page.url()).toBe(address);
      await expect.poll(() => page.evaluate(() => window.steps)).toBeGreaterThan(0);
    },
  );
});
