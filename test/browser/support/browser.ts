import { type Browser, chromium } from 'playwright';

/** Flags that keep Chromium quiet on a closed network, and let it run as root. */
const quiet = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.KADAM_CHROMIUM ?? '/usr/bin/chromium',
    args: [...quiet, ...args],
  });
}
