import type { Engine } from './driver';
import { launchPuppeteer } from './puppeteer-engine';
import { launchWebKit } from './webkit-engine';

/** A program that `build/tools.mjs` has found. */
function tool(name: string): string {
  const path = process.env[name];
  if (!path) throw new Error(`${name} is not set: run \`npm run test:long\`, or name the program yourself`);
  return path;
}

/** The engines that shoppers' browsers are made of. */
export const engines: readonly (readonly [name: string, launch: () => Promise<Engine>])[] = [
  [
    'Chromium',
    () =>
      launchPuppeteer({
        executablePath: tool('KADAM_CHROMIUM'),
        args: [
          ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      }),
  ],
  ['Firefox', () => launchPuppeteer({ browser: 'firefox', executablePath: tool('KADAM_FIREFOX') })],
  ['WebKit', () => launchWebKit({ driver: tool('KADAM_WEBKIT_DRIVER'), screen: tool('KADAM_SCREEN') })],
];
