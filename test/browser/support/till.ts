import type { Browser, BrowserContext, Frame, Page } from 'playwright';
import type { SiteUrls } from './processes';

export interface Till {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly app: Frame;
  /** Uncaught errors and console errors of both documents. */
  readonly problems: string[];
}

/** The frame whose address starts with this, after its navigation. */
export async function frameAt(page: Page, address: string): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().startsWith(address));
  const found = find();
  if (found) return found;
  await page.waitForEvent('framenavigated', { predicate: () => find() !== undefined });
  const frame = find();
  if (!frame) throw new Error(`no frame at ${address}`);
  return frame;
}

export const salesFrame = (page: Page, sites: SiteUrls): Promise<Frame> => frameAt(page, `${sites.providerUrl}/sa`);

export async function openTill(
  browser: Browser,
  sites: SiteUrls,
  options: { agentId?: string; viewport?: { width: number; height: number }; context?: BrowserContext } = {},
): Promise<Till> {
  const viewport = options.viewport ?? { width: 1024, height: 768 };
  const context = options.context ?? (await browser.newContext({ viewport, reducedMotion: 'reduce' }));
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.goto(`${sites.merchantUrl}/pos${options.agentId ? `?agent=${options.agentId}` : ''}`);
  await page.getByRole('button', { name: 'Card-less EMI' }).click();
  const app = await salesFrame(page, sites);
  return { context, page, app, problems };
}

export async function codeFromPhone(sites: SiteUrls, mobile: string): Promise<string> {
  const response = await fetch(`${sites.providerUrl}/sandbox/sms?mobile=${mobile}`);
  const { messages } = (await response.json()) as { messages: { text: string }[] };
  // A message with a link has no code: a code is digits between spaces.
  const code = messages.flatMap(({ text }) => text.match(/(?<!\S)\d{5}\b/) ?? []).at(-1);
  if (!code) throw new Error(`no code in ${messages.length} messages`);
  return code;
}
