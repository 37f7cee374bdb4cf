import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions, prepareContext } from '../browser/support/browser';
import { Shop } from './support/shop';
import { shopHome } from './support/shop-home';

// Features of shop pages that the example pages lack: zoom, modal dialogs, focus traps, shadow roots, isolation,
// scrollbars.

const home = shopHome();
let shop: Shop;

afterEach(() => shop.close());

const tags = (attributes = ''): string =>
  ['/sdk/v1/kadam.js', '/merchant.js']
    .map((path) => `<script ${attributes} src="${home.sites().providerUrl}${path}"></script>`)
    .join('');

async function openPage(
  body: string,
  options: Parameters<typeof home.openShop>[1] & { headers?: Record<string, string>; attributes?: string } = {},
): Promise<Page> {
  const { headers = {}, attributes = '', ...rest } = options;
  const path = home.sites().put(`<title>shop</title><body>${body}<div id="place"></div>${tags(attributes)}`, headers);
  shop = await home.openShop(path, rest);
  await shop.page.emulateMedia({ reducedMotion: 'reduce' });
  return shop.page;
}

/** Clicks the button in the frame with the mouse. Resolves once the button has received the click. */
async function pressInFrame(frame: Awaited<ReturnType<Shop['untilOpened']>>): Promise<void> {
  await frame.evaluate(() => {
    const button = document.querySelector('button');
    for (const type of ['pointermove', 'click'])
      button?.addEventListener(type, () => {
        document.title = type;
      });
  });
  const box = await frame.locator('button').boundingBox();
  if (!box) throw new Error('not drawn');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // Chromium sends a click to the process of the last painted frame; a frame of another process may not be painted yet.
  await expect
    .poll(async () => {
      await shop.page.mouse.move(x - 1, y);
      await shop.page.mouse.move(x, y);
      return frame.title();
    })
    .toBe('pointermove');
  await shop.page.mouse.click(x, y);
  await expect.poll(() => frame.title()).toBe('click');
}

const zoomed = ['html', 'body', 'html,body'];
const zoomTests = (on: string): void => {
  it.each([0.8, 1.25, 1.5, 2])('of %s has the overlay centred, 414 px wide and completely visible', async (zoom) => {
    const page = await openPage(`<style>${on}{zoom:${zoom}}</style>`, { viewport: { width: 1000, height: 600 } });
    await shop.openApp();
    await shop.untilOpened();
    const dialog = page.locator('dialog');
    const middle = (height: number) => ({ x: 293, y: 0, width: 414, height });
    await expect.poll(() => dialog.boundingBox()).toEqual(middle(600));
    await page.setViewportSize({ width: 1000, height: 500 });
    await expect.poll(() => dialog.boundingBox()).toEqual(middle(500));
    await page.setViewportSize({ width: 400, height: 500 });
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 400, height: 500 });
  });

  it('of 1.25 has the docked app next to it, 414 px wide, without overlapping the page', {
    tags: ['long'],
  }, async () => {
    const page = await openPage(`<style>${on}{zoom:1.25}body{margin:0}</style>`, {
      viewport: { width: 1000, height: 600 },
    });
    await shop.openApp({ placement: 'docked' });
    await shop.untilOpened();
    await expect.poll(() => page.locator('dialog').boundingBox()).toEqual({ x: 586, y: 0, width: 414, height: 600 });
    const place = await page.locator('body').boundingBox();
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeCloseTo(586, 0);
  });
};
describe.each(zoomed.slice(0, 1))('a page with a `zoom` on %s', zoomTests);
describe.each(zoomed.slice(1))('a page with a `zoom` on %s', { tags: ['long'] }, zoomTests);

describe.each(['middle', 'docked'] as const)('the sales app, placed %s,', (placement) => {
  const wide = { viewport: { width: 1024, height: 768 } };
  const open = async (before?: () => void): Promise<void> => {
    if (before) await shop.page.evaluate(before);
    await shop.openApp({ placement });
    await pressInFrame(await shop.untilOpened());
  };

  it('is usable if it is opened from a modal dialog of the page', async () => {
    const page = await openPage('<dialog id="own"><button id="open">EMI</button></dialog>', wide);
    await open(() => document.querySelector<HTMLDialogElement>('#own')?.showModal());
    await page.evaluate(() => window.merchant.sessions[0]?.close());
    await shop.untilEnded('hostClosed');
    // The dialog is unchanged.
    await page.click('#own button');
  });

  it('is usable if it is opened from a modal dialog inside another one', { tags: ['long'] }, async () => {
    await openPage('<dialog><dialog><button id="open">EMI</button></dialog></dialog>', wide);
    await open(() => {
      for (const each of document.querySelectorAll('dialog')) each.showModal();
    });
  });

  it('is usable on a page that is inert as a whole', { tags: ['long'] }, async () => {
    await openPage('<p>Text</p>', wide);
    await open(() => document.body.setAttribute('inert', ''));
  });

  it('is usable next to a library that makes every new element of the page inert', { tags: ['long'] }, async () => {
    await openPage('<p>Text</p>', wide);
    await open(() => {
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node instanceof HTMLElement) node.inert = true;
      }).observe(document.body, { childList: true });
    });
  });

  it('is usable if it was preloaded and a focus trap has since made everything but its own drawer inert', {
    tags: ['long'],
  }, async () => {
    const page = await openPage(
      `<div id="drawer"><button id="open">EMI</button></div>
      ${['tabbable', 'focus-trap'].map((name) => `<script src="${home.sites().providerUrl}/library/${name}.js"></script>`).join('')}`,
      wide,
    );
    await page.evaluate(() => {
      if (window.Kadam?.version) window.Kadam.preload('salesApp', { merchantKey: 'ok' });
    });
    await page.addScriptTag({
      content:
        "focusTrap.createFocusTrap('#drawer', { isolateSubtrees: 'inert', escapeDeactivates: false }).activate()",
    });
    await open();
  });
});

/** Focus traps, each for the element `#drawer`. */
const traps: Readonly<Record<string, string>> = {
  'focus-trap': "focusTrap.createFocusTrap('#drawer', { escapeDeactivates: false }).activate()",
  'a trap that takes every press, key and focus outside of its drawer': `
    const drawer = document.querySelector('#drawer');
    for (const type of ['pointerdown', 'mousedown', 'touchstart', 'click', 'keydown', 'focusin'])
      document.addEventListener(type, (event) => {
        if (drawer.contains(event.target)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        if (type === 'focusin') drawer.querySelector('button').focus();
      }, { capture: true, passive: false });`,
};

const everyTrap = Object.entries(traps);
const besideTrap = (_name: string, trap: string): void => {
  const openTrapped = async (options: Parameters<typeof openPage>[1], given = {}): Promise<Page> => {
    const page = await openPage(
      `<div id="drawer"><button id="open">EMI</button></div>
      ${['tabbable', 'focus-trap'].map((name) => `<script src="${home.sites().providerUrl}/library/${name}.js"></script>`).join('')}`,
      options,
    );
    await page.addScriptTag({ content: trap });
    await shop.openApp({ merchantKey: 'missing', timeouts: { openMs: 300 }, ...given });
    await expect.poll(() => shop.panel()).toMatchObject({ buttons: ['Try again', 'Close'] });
    return page;
  };
  const wide = { viewport: { width: 1024, height: 768 } };
  /** Any of its timeouts may fire first. */
  const untilFailed = () => expect.poll(async () => (await shop.seen('ends')).join()).toMatch(/^failed:\w+_TIMEOUT$/);

  it.each(['middle', 'docked'] as const)(
    'the button Close of a failed opening closes it by the mouse, placed %s',
    { tags: ['long'] },
    async (placement) => {
      const page = await openTrapped(wide, { placement });
      await page.getByRole('button', { name: 'Close' }).click();
      await untilFailed();
    },
  );

  it('Close is reached by Tab and pressed by Enter', { tags: ['long'] }, async () => {
    const page = await openTrapped(wide);
    await expect.poll(() => shop.focusedButton()).toBe('Try again');
    await page.keyboard.press('Tab');
    expect(await shop.focusedButton()).toBe('Close');
    await page.keyboard.press('Enter');
    await untilFailed();
  });

  it('Esc closes it', { tags: ['long'] }, async () => {
    const page = await openTrapped(wide);
    await page.keyboard.press('Escape');
    await untilFailed();
  });

  it('Try again retries', { tags: ['long'] }, async () => {
    const page = await openTrapped(wide);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(async () => (await shop.seen('events')).length).toBe(2);
    expect(await shop.seen('ends')).toEqual([]);
  });

  it('Close closes it by touch', { tags: ['long'] }, async () => {
    const context = await home.browser().newContext({ hasTouch: true, viewport: { width: 400, height: 700 } });
    const path = home
      .sites()
      .put(
        `<title>shop</title><meta name="viewport" content="width=device-width"><body><div id="drawer"><button id="open">EMI</button></div>${['tabbable', 'focus-trap'].map((name) => `<script src="${home.sites().providerUrl}/library/${name}.js"></script>`).join('')}${tags()}`,
      );
    shop = await Shop.openIn(context, home.sites(), path, { viewport: { width: 400, height: 700 } });
    await shop.page.addScriptTag({ content: trap });
    await shop.openApp({ merchantKey: 'missing', timeouts: { openMs: 300 } });
    await expect.poll(() => shop.panel()).toMatchObject({ buttons: ['Try again', 'Close'] });
    await shop.page.getByRole('button', { name: 'Close' }).tap();
    await untilFailed();
  });
};
describe.each(everyTrap.slice(0, 1))('beside %s', besideTrap);
describe.each(everyTrap.slice(1))('beside %s', { tags: ['long'] }, besideTrap);

const inShadow = (mode: 'open' | 'closed', isNested: boolean): string => `<div id="outer"></div><script>
  let inner = document.querySelector('#outer');
  for (const mode of ${JSON.stringify(isNested ? ['open', mode] : [mode])}) {
    const root = inner.attachShadow({ mode });
    root.innerHTML = '<div><button>EMI</button></div>';
    window.inner = root;
    inner = root.firstElementChild;
  }
</script>`;
declare global {
  interface Window {
    inner: ShadowRoot;
  }
}

describe.each([
  ['open', false],
  ['closed', false],
  ['open', true],
  ['closed', true],
] as const)('a page with a shadow root that is %s, inside another one: %s,', (mode, isNested) => {
  it('has the focus on its button again after the overlay has closed', async () => {
    const page = await openPage(inShadow(mode, isNested));
    await page.evaluate(() => {
      window.inner.querySelector('button')?.focus();
      window.merchant.open();
    });
    await shop.untilOpened();
    await page.evaluate(() => window.merchant.sessions[0]?.close());
    await shop.untilEnded('hostClosed');
    expect(await page.evaluate(() => window.inner.activeElement?.textContent)).toBe('EMI');
  });

  it.each(['the container', 'what holds the shadow root'])(
    'that removes %s ends the check at once',
    { tags: ['long'] },
    async (taken) => {
      const page = await openPage(inShadow(mode, isNested));
      await page.evaluate(() => {
        const container = window.inner.firstElementChild as HTMLElement;
        window.merchant.open({ container } as object, 'eligibility');
      });
      await shop.untilOpened();
      await page.evaluate(
        (isOuter) => (isOuter ? window.inner.host : window.inner.firstElementChild)?.remove(),
        taken !== 'the container',
      );
      await shop.untilEnded('hostRemoved');
    },
  );
});

describe('a page that is isolated from other origins', () => {
  it.each(['require-corp', 'credentialless'])('by COOP same-origin and COEP %s opens the app', async (policy) => {
    const page = await openPage('<p>Text</p>', {
      headers: { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': policy },
      attributes: 'crossorigin',
    });
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await shop.openApp({ timeouts: { openMs: 4_000 } });
    await pressInFrame(await shop.untilOpened());
  });
});

describe('console of the page', () => {
  it('has no warning about a permission that this browser does not know', async () => {
    const page = await openPage('<p>Text</p>');
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    await shop.openApp();
    await shop.untilOpened();
    await page.evaluate(() => window.merchant.sessions[0]?.close());
    await shop.untilEnded('hostClosed');
    expect(told).toEqual([]);
  });
});

describe('a page with a scrollbar that takes space', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    browser.on('context', prepareContext);
  });
  afterAll(() => browser.close());

  it.each([
    ['html{}', 'a page of its own height'],
    ['html{scrollbar-gutter:stable both-edges}', 'two gutters of its own'],
  ])('(%s: %s) does not move when the overlay opens, nor does its sticky header', { tags: ['long'] }, async (style) => {
    const path = home.sites().put(
      `<title>shop</title><style>body{margin:0}header{position:sticky;top:0;height:40px}#tall{height:5000px}${style}</style>
      <body><header>Shop</header><div id="tall"></div>${tags()}`,
    );
    shop = await Shop.openIn(await browser.newContext(), home.sites(), path, { viewport: { width: 800, height: 600 } });
    const look = async () => {
      const [header, tall] = await Promise.all([
        shop.page.locator('body > header').boundingBox(),
        shop.page.locator('#tall').boundingBox(),
      ]);
      return { header, tall, scrollY: await shop.page.evaluate(() => scrollY) };
    };
    await shop.page.evaluate(() => scrollTo(0, 1_300));
    const before = await look();
    await shop.openApp();
    await shop.untilOpened();
    expect(await look()).toEqual(before);
    await shop.page.mouse.move(10, 300);
    await shop.page.mouse.wheel(0, 500);
    for (let frame = 1; frame <= 2; frame += 1) await shop.page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await look()).toEqual(before);
    await shop.page.evaluate(() => window.merchant.sessions[0]?.close());
    await shop.untilEnded('hostClosed');
    expect(await look()).toEqual(before);
  });
});
