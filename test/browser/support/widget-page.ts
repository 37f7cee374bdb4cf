import type { Browser, BrowserContext, Frame, Page } from 'playwright';
import { plainShop } from './plain-shop';
import { sharedSites } from './shared-sites';

export interface Places {
  readonly providerUrl: string;
  readonly merchantUrl: string;
}

/** The frame is high enough from the start, so that nothing moves under a click. */
const STYLE = 'body{margin:12px}iframe{border:0;width:100%;height:420px;display:block}';

export const widgetShop = (): Promise<string> => plainShop('widget-host.ts', STYLE);

export async function widgetPlaces(): Promise<Places> {
  const [{ providerUrl }, merchantUrl] = await Promise.all([sharedSites(), widgetShop()]);
  return { providerUrl, merchantUrl };
}

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

export interface WidgetPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly widget: Frame;
  /** Uncaught errors and console errors of both documents. */
  readonly problems: string[];
  /** The widget's response to its opening. */
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
