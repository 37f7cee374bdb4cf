import { type Browser, type BrowserContext, chromium } from 'playwright';
import { endWithWorker } from '../../support/end-with-worker';
import { handlersEndWith } from './handlers-end';
import { watchShown } from './shown';
import { watchAnswers } from './unexpected-answers';

const quiet = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** Features that Playwright disables. A list of flags replaces its list, so it is repeated here; `browser.btest.ts`
 *  compares the two. */
const OFF_IN_PLAYWRIGHT = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...[
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch', 'msForceBrowserSignIn'],
  'msEdgeUpdateLaunchServicesPreferredVersion',
] as const;

/** A spare process for the next page: it costs as much as a page and is rarely used. */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess';

/** Separate processes per site, but shared by pages of one site and context; rendering without a graphics process.
 *  Together a sixth less work. */
const FEW_PROCESSES = [
  '--site-per-process',
  '--renderer-process-limit=1',
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--in-process-gpu',
];

const CHROMIUM = process.env.KADAM_CHROMIUM ?? '/usr/bin/chromium';

export const launchOptions = { executablePath: CHROMIUM, args: quiet };

const launched = new Map<string, Promise<Browser>>();

/** Headless engine, shared by all files of a worker; each file closes its pages at its end. `off`: Chromium features to
 *  disable in addition to the default list. */
export function sharedBrowser(...off: readonly string[]): Promise<Browser> {
  const known = launched.get(off.join());
  if (known) return known;
  const features = [...OFF_IN_PLAYWRIGHT, SPARE_PROCESS, ...off];
  const browser = launch([...quiet, ...FEW_PROCESSES, `--disable-features=${features.join()}`]);
  launched.set(off.join(), browser);
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

/** Setup of every browser context in a test. */
export function prepareContext(context: BrowserContext): void {
  watchAnswers(context);
  handlersEndWith(context);
  watchShown(context);
}

export async function closePages(browser: Browser | undefined): Promise<void> {
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
}
