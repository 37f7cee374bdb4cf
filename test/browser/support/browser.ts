import { type Browser, type BrowserContext, chromium } from 'playwright';
import { endWithWorker } from '../../support/end-with-worker';
import { handlersEndWith } from './handlers-end';
import { watchShown } from './shown';
import { watchAnswers } from './unasked-answers';

/** Flags that keep Chromium quiet on a closed network, and let it run as root. */
const quiet = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** What the release of Playwright in use switches off. A list of ours takes the place of this one, so it is repeated:
 *  `browser.btest.ts` compares the two. */
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

/** A process that waits for the next page: it costs as much as one that shows a page, and is seldom the right one. */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess';

/** Sites keep processes of their own, but pages of one site and context share theirs; what is drawn is drawn without a
 *  graphics card, and without a process for it. Together a sixth less work. */
const FEW_PROCESSES = [
  '--site-per-process',
  '--renderer-process-limit=1',
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--in-process-gpu',
];

const CHROMIUM = process.env.KADAM_CHROMIUM ?? '/usr/bin/chromium';

/** Options of a whole Chromium, with settings in a profile on the disk. */
export const launchOptions = { executablePath: CHROMIUM, args: quiet };

/** By the features that it has not. */
const launched = new Map<string, Promise<Browser>>();

/** The same engine without what draws a window, one for all files of a worker: each closes its pages at its end.
 *  `off`: features of Chromium that it has not, beside those that no test needs. */
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

/** What holds for every context of a test. */
export function prepareContext(context: BrowserContext): void {
  watchAnswers(context);
  handlersEndWith(context);
  watchShown(context);
}

/** Closes every page of a browser, and forgets what it has stored. */
export async function closePages(browser: Browser | undefined): Promise<void> {
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
}
