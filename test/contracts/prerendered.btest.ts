import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { launchOptions } from '../browser/support/browser';
import { shopHome } from './support/shop-home';

// A browser under automation never prerenders, so this one runs without, and the page reports to its server.

const home = shopHome();

/** Opens a page of the shop in a separate browser until it has reported. */
async function visitAlone(address: string, isTold: () => boolean): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'kadam-prerender-'));
  const browser = spawn(
    launchOptions.executablePath,
    [...launchOptions.args, '--headless=new', '--no-first-run', `--user-data-dir=${profile}`, address],
    { stdio: 'ignore' },
  );
  try {
    await expect.poll(isTold, { timeout: 40_000 }).toBe(true);
  } finally {
    const ended = once(browser, 'exit');
    // The browser ends its processes, which write to the profile until then.
    browser.kill('SIGTERM');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 20 });
  }
}

it('a check that starts in a prerendered page opens once the page is shown 9 s later, although its timeout is 8 s', {
  tags: ['long'],
}, async () => {
  const sites = home.sites();
  sites.forgetVisits();
  const tag = (path: string): string => `<script src="${sites.providerUrl}${path}"></script>`;
  const product = sites.put(`<title>product</title><body><div id="place"></div>
    ${tag('/sdk/v1/kadam.js')}${tag('/merchant.js')}<script>
    if (document.prerendering) {
      document.addEventListener('prerenderingchange', () => fetch('/told?shown'));
      setTimeout(() => localStorage.setItem('waited', '1'), 9000);
    }
    merchant.open({}, 'eligibility');
    </script>`);
  const list = sites.put(`<title>list</title><body>
    <script>localStorage.clear(); addEventListener('storage', () => location.assign('${product}?tell'));</script>
    <script type="speculationrules">${JSON.stringify({
      prerender: [{ source: 'list', urls: [`${product}?tell`], eagerness: 'immediate' }],
    })}</script>`);
  await visitAlone(`${sites.merchantUrl}${list}`, () => sites.told.includes('shown') && sites.told.length > 1);
  expect(sites.told).toEqual(['shown', 'opened']);
});
