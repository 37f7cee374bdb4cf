import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

beforeAll(() => {
  vi.stubEnv('KADAM_BUILD', 'development');
});
// Other files run in this process.
afterAll(() => {
  vi.unstubAllEnvs();
});

/** What runs in the site's pages. */
const scripts = readdirSync('frames/shell/scripts').map((file) => `site-${parse(file).name}`);

/** Names of what a bundle is made of. */
const inputsOf = ({ input }: { input?: unknown }): string[] =>
  typeof input === 'string' ? [input] : Object.keys(input as Record<string, string>);

it('a change is built for all frames at once, for the site’s pages, then for what runs in them, for servers, and last for the gallery', async () => {
  const { default: bundles } = await import('./in-development');
  const [frames = [], site = [], ...others] = bundles.map(inputsOf);
  expect(frames).toEqual(expect.arrayContaining(['agent', 'checkout', 'eligibility', 'benefit']));
  expect(frames).not.toContain('gallery');
  expect(site).toEqual(expect.arrayContaining(['render', 'home', 'account', 'calculator']));
  expect(others).toEqual([
    scripts.filter((name) => name !== 'site-calculator'),
    ['site-calculator'],
    ['server/services/kfs-document/pdf-worker.ts'],
    ['server/in-development.ts'],
    ['examples/server/main.ts'],
    ['gallery'],
  ]);
});
