import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Browser, BrowserContext, Frame, Page } from 'playwright';
import { bundle } from '../../contracts/support/bundle';
import { sharedSites } from './shared-sites';

/** The provider, and a plain page of its sandbox merchant, which speaks the bridge: the sandbox takes any port of this
 *  machine for that merchant's. */
export interface Places {
  readonly providerUrl: string;
  readonly merchantUrl: string;
  stop(): Promise<void>;
}

/** The frame has room from the start for all that is typed, so that nothing moves under a click. */
const shopPage =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Shop</title><style>body{margin:12px}iframe{border:0;width:100%;height:420px;display:block}</style><body><script src="/host.js"></script></body></html>';

/** A real server for the merchant's page: the browser lets no page that a test makes up reach a server of this machine. */
export async function startPlaces(): Promise<Places> {
  const script = await bundle('test/browser/fixture/widget-host.ts');
  const shop = createServer((request, response) => {
    const isScript = request.url === '/host.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : shopPage);
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const address = shop.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const { providerUrl } = await sharedSites();
  return {
    providerUrl,
    merchantUrl: `http://127.0.0.1:${address.port}`,
    async stop() {
      shop.closeAllConnections();
      shop.close();
    },
  };
}

/** What the merchant's page hears. */
export interface Told {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

interface Host {
  open(provider: string, path: string, name: string, options: Record<string, unknown>): Promise<unknown>;
  told(): Told[];
  say(name: string, payload: unknown): Promise<unknown>;
}
declare const host: Host;

/** A widget in the merchant's page. */
export interface WidgetPage {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The widget's own document. */
  readonly widget: Frame;
  /** Uncaught errors and console errors of both documents. */
  readonly problems: string[];
  /** What the widget answered to being opened. */
  readonly answer: unknown;
  told(): Promise<Told[]>;
  say(name: string, payload: unknown): Promise<unknown>;
}

export async function openWidget(
  browser: Browser,
  places: Places,
  widget: { path: string; open: string; options?: Record<string, unknown> },
  viewport = { width: 414, height: 800 },
): Promise<WidgetPage> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.goto(places.merchantUrl);
  const options = { merchantKey: 'zenmart_sandbox', ...widget.options };
  const answer = await page.evaluate(([provider, path, name, given]) => host.open(provider, path, name, given), [
    places.providerUrl,
    widget.path,
    widget.open,
    options,
  ] as const);
  const frame = page.frames().find((each) => each.url().startsWith(places.providerUrl));
  if (!frame) throw new Error('no widget frame');
  return {
    context,
    page,
    widget: frame,
    problems,
    answer,
    told: () => page.evaluate(() => host.told()),
    say: (name, payload) => page.evaluate(([to, given]) => host.say(to, given), [name, payload] as const),
  };
}

export const eligibilityWidget = (options: Record<string, unknown> = {}) => ({
  path: '/widget-check-eligibility',
  open: 'openEligibility',
  options: { amount: 54_990, ...options },
});
