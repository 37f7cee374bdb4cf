import type { BrowserContext } from 'playwright';

/** Stores this client id for every page and frame of the browser, as a page of the site does. It decides the variants
 *  of experiments, so that two browsers with one id show the same texts. */
export async function storeClientId(context: BrowserContext, clientId: string): Promise<void> {
  await context.addInitScript(
    (entry) => {
      if (window.location.protocol.startsWith('http')) window.localStorage.setItem('clientId', entry);
    },
    JSON.stringify({ version: 1, expiresAtMs: 4_000_000_000_000, value: clientId }),
  );
}
