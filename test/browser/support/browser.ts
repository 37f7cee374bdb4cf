import { type Browser, chromium } from 'playwright';

/** Flags that keep Chromium quiet on a closed network, and let it run as root. */
const quiet = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

const CHROMIUM = process.env.KADAM_CHROMIUM ?? '/usr/bin/chromium';

/** Options of a whole Chromium, with settings in a profile on the disk. */
export const launchOptions = { executablePath: CHROMIUM, args: quiet };

/** The same engine without what draws a window. */
export const launchBrowser = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.KADAM_HEADLESS_SHELL ?? CHROMIUM,
    args: [...quiet, '--site-per-process', ...args],
  });
