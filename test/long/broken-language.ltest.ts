import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { keysOf } from '../../shared/keys-of';
import { shopHome } from '../contracts/support/shop-home';

// A script of the page has removed an indispensable part of the language, or of the channel to a frame. The page then
// loses only its widget: Esc gives the page back, no frame of another origin appears, and the token goes only to the
// page that requested it.

const home = shopHome();
let page: Page;

beforeAll(async () => {
  page = await home.browser().newPage();
  page.setDefaultTimeout(10_000);
});

const THROW = "{ throw new Error('broken') }";
const broken = {
  'Map is gone': 'delete window.Map',
  'Map throws': `window.Map = function () ${THROW}`,
  'Map.prototype.get throws': `Map.prototype.get = () => ${THROW}`,
  'Map.prototype.get finds nothing': 'Map.prototype.get = () => undefined',
  'Map.prototype.set throws': `Map.prototype.set = () => ${THROW}`,
  'Proxy is gone': 'delete window.Proxy',
  'Proxy throws': `window.Proxy = function () ${THROW}`,
  'Promise is gone': 'delete window.Promise',
  'Promise.prototype.then throws': `Promise.prototype.then = () => ${THROW}`,
  'Promise.prototype.then does nothing': 'Promise.prototype.then = () => undefined',
  'Promise.prototype.then never comes': 'Promise.prototype.then = () => new Promise(() => undefined)',
  'Promise.prototype.then is gone': 'delete Promise.prototype.then',
  'MessagePort.prototype.postMessage does nothing': 'MessagePort.prototype.postMessage = () => undefined',
  'MessagePort.prototype.postMessage throws': `MessagePort.prototype.postMessage = () => ${THROW}`,
  'MessagePort.prototype.postMessage is gone': 'delete MessagePort.prototype.postMessage',
  'MessageChannel is gone': 'delete window.MessageChannel',
} as const;

const TOKEN = 'token-of-the-agent';

/** Functions that the page needs, saved before anything is broken; its observations are in its markup, where a test can
 *  read them in any case. */
const PROBE = `<output id="seen"></output><script>
  var seen = document.getElementById('seen');
  var own = { then: Promise.prototype.then, apply: Reflect.apply };
  var note = (what) => { seen.textContent += what + ' ' };
  addEventListener('error', ({ message }) => message && note('fault'));
  function start() {
    try {
      const session = Kadam.openSalesApp({
        merchantKey: 'ok', merchantDetails: { merchantName: 'Zenith' }, merchantAgentId: 'ZM-1',
        getAuthToken: () => '${TOKEN}', timeouts: { loadMs: 10000, handshakeMs: 2000, callMs: 1000 } });
      session.on('opened', () => { late(); note('opened') });
      session.on('error', ({ code }) => note('error:' + code));
      own.apply(own.then, session.result, [({ reason }) => note('ended:' + reason)]);
      note('called');
    } catch (error) { note('threw:' + (error.code || 'script')) }
  }
</script><button onclick="start()">Open</button>`;

async function load(what: keyof typeof broken, when: 'before our script' | 'once the app is open'): Promise<void> {
  const isEarly = when === 'before our script';
  const script = `<script src="${home.sites().providerUrl}/sdk/v1/kadam.js"></script>`;
  const breaks = `<script>var late = () => { ${isEarly ? '' : broken[what]} }; ${isEarly ? broken[what] : ''}</script>`;
  const stranger = `<iframe src="${home.sites().strangerUrl}/forger"></iframe>`;
  await page.goto(
    `${home.sites().merchantUrl}${home.sites().put(`<title>shop</title><body>${PROBE}${breaks}${script}${stranger}`)}`,
  );
}

const seen = async (): Promise<string> => (await page.locator('#seen').textContent()) ?? '';

/** Runs an action and returns what has left the page meanwhile. */
async function watched(act: () => Promise<void>): Promise<void> {
  const asked: string[] = [];
  const told: string[] = [];
  const listen = (request: { url(): string; postData(): string | null }): void => {
    asked.push(`${request.url()} ${request.postData() ?? ''}`);
  };
  const hear = (message: { text(): string }): void => void told.push(message.text());
  page.on('request', listen).on('console', hear);
  await act();
  const strangers = page.frames().filter((frame) => frame.url().startsWith(home.sites().strangerUrl));
  expect(await Promise.all(strangers.map((frame) => frame.evaluate(() => window.forger.received)))).toEqual([0]);
  expect([...asked, ...told].filter((text) => text.includes(TOKEN))).toEqual([]);
  page.off('request', listen).off('console', hear);
}

/** No overlay is over the page: its button can be pressed. */
async function isFree(): Promise<void> {
  // Not awaited: if the focused frame is removed, the call never resolves.
  void page.keyboard.press('Escape').catch(() => undefined);
  await expect.poll(() => page.locator('dialog').count()).toBe(0);
  await page.getByRole('button', { name: 'Open' }).click({ trial: true });
}

describe.each(keysOf(broken))('where %s', (what) => {
  it('before the SDK’s script, the call throws, fails with its code, or stays open; Esc gives the page back', async () => {
    await load(what, 'before our script');
    await watched(async () => {
      await page.getByRole('button', { name: 'Open' }).click();
      await expect.poll(seen).toMatch(/called|threw/);
      const isCalled = (await seen()).includes('called');
      const neverEnds = /then (never comes|does nothing)/.test(what);
      if (isCalled && !neverEnds) await expect.poll(seen, { timeout: 10_000 }).toMatch(/error:\w+/);
      expect(await seen()).not.toContain('opened');
      await isFree();
    });
  });
});

// Half of the breaks: an open app no longer needs most of the language.
describe.each(keysOf(broken).filter((_, index) => index % 2 === 0))('where %s', (what) => {
  it('with an open app, closing it gives the page back', async () => {
    await load(what, 'once the app is open');
    await watched(async () => {
      await page.getByRole('button', { name: 'Open' }).click();
      await expect.poll(seen).toContain('opened');
      await isFree();
    });
  });
});
