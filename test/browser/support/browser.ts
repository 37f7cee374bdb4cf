import { type Browser, type BrowserContext, chromium } from 'playwright';
import { endWithWorker } from '../../support/end-with-worker';
import { handlersEndWith } from './handlers-end';
import { watchAnswers } from './unasked-answers';

/** Flags that keep Chromium quiet on a closed network, and let it run as root. */
const quiet = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

const CHROMIUM = process.env.KADAM_CHROMIUM ?? '/usr/bin/chromium';

/** Options of a whole Chromium, with settings in a profile on the disk. */
export const launchOptions = { executablePath: CHROMIUM, args: quiet };

/** By its flags. */
const launched = new Map<string, Promise<Browser>>();

/** The same engine without what draws a window, one for all files of a worker: each closes its pages at its end. */
export function sharedBrowser(args: readonly string[] = []): Promise<Browser> {
  const known = launched.get(args.join());
  if (known) return known;
  const browser = launch([...quiet, '--site-per-process', ...args]);
  launched.set(args.join(), browser);
  endWithWorker(async () => (await browser).close());
  return browser;
}

async function launch(args: readonly string[]): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env.KADAM_HEADLESS_SHELL ?? CHROMIUM,
    args: [...args],
  });
  return browser.on('context', prepareContext);
}

/** What holds for every context of a test. */
export function prepareContext(context: BrowserContext): void {
  watchAnswers(context);
  handlersEndWith(context);
}

/** Closes every page of a browser, and forgets what it has stored. */
export async function closePages(browser: Browser | undefined): Promise<void> {
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
}
