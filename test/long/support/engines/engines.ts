import type { Engine } from './driver';
import { launchPuppeteer } from './puppeteer-engine';
import { launchWebKit } from './webkit-engine';

/** A program that `build/tools.mjs` has found. */
function tool(name: string): string {
  const path = process.env[name];
  if (!path) throw new Error(`${name} is not set: run \`npm run test:long\`, or name the program yourself`);
  return path;
}

/** Engines of shoppers' browsers in addition to Chromium, in which `npm test` runs. */
export const engines: readonly (readonly [name: string, launch: () => Promise<Engine>])[] = [
  ['Firefox', () => launchPuppeteer({ browser: 'firefox', executablePath: tool('KADAM_FIREFOX') })],
  ['WebKit', () => launchWebKit({ driver: tool('KADAM_WEBKIT_DRIVER'), screen: tool('KADAM_SCREEN') })],
];
