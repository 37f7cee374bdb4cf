import { type Browser, chromium } from 'playwright';

/** Flags that keep Chromium quiet on a closed network, and let it run as root. */
const quiet = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export const launchOptions = (args: readonly string[] = []) => ({
  executablePath: process.env.KADAM_CHROMIUM ?? '/usr/bin/chromium',
  args: [...quiet, ...args],
});

export const launchBrowser = (args: readonly string[] = []): Promise<Browser> => chromium.launch(launchOptions(args));
