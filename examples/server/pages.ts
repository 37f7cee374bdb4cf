import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { registerAssets } from './assets';
import type { Config } from './config';
import { pagePolicy } from './page-policy';

export interface BuiltFiles {
  readonly examplesFolder: string;
  readonly stubFile: string;
}

const pages = [
  { path: '/', file: 'hub/index.html', connectsToProvider: true },
  { path: '/pos', file: 'pos/index.html', connectsToProvider: false },
  { path: '/product', file: 'product/index.html', connectsToProvider: true },
  { path: '/checkout', file: 'checkout/index.html', connectsToProvider: false },
  { path: '/react-shop', file: 'react-shop/index.html', connectsToProvider: true },
  { path: '/redirect', file: 'redirect/index.html', connectsToProvider: false },
  { path: '/api', file: 'api/index.html', connectsToProvider: true },
  { path: '/return', file: 'redirect/return.html', connectsToProvider: false },
] as const;

/** Serves the example pages and their hashed assets. Reads a page on each request, so that a rebuild takes effect at
 *  once. */
export function registerPages(app: FastifyInstance, config: Config, built: BuiltFiles): void {
  const { examplesFolder: builtFolder } = built;
  // The shop serves the SDK's stub itself: the page works, and queues calls, before the provider has answered.
  app.get('/kadam-stub.js', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(await readFile(built.stubFile)),
  );
  registerAssets(app, join(builtFolder, 'assets'));
  for (const { path, file, connectsToProvider } of pages)
    app.get(path, async (_request, reply) => {
      const nonce = randomBytes(16).toString('base64');
      const html = fillPage(await readFile(join(builtFolder, file), 'utf8'), {
        provider: config.providerOrigin,
        'merchant-key': config.merchantKey,
      });
      return reply
        .header(
          'content-security-policy',
          pagePolicy({ providerOrigin: config.providerOrigin, nonce, connectsToProvider }),
        )
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(html);
    });
}

/** Fills the placeholders `{{name}}` of a page. Throws on a placeholder without a value. */
export function fillPage(html: string, values: Readonly<Record<string, string>>): string {
  return html.replace(/\{\{([\w-]+)\}\}/g, (_place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the page has a place for ${name}, which has no value`);
    return value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  });
}
