import { join } from 'node:path';
import { cachedBundle } from '../../contracts/support/bundle-cache';
import { servePages } from './serve-pages';

const served = new Map<string, Promise<string>>();

/** Origin of a merchant's page with one script of `test/browser/fixture`, shared by all files of a worker. */
export function plainShop(fixture: string, style: string): Promise<string> {
  const known = served.get(fixture);
  if (known) return known;
  const made = serve(fixture, style);
  served.set(fixture, made);
  return made;
}

async function serve(fixture: string, style: string): Promise<string> {
  const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Shop</title><style>${style}</style><body><script src="/host.js"></script></body></html>`;
  return servePages({
    '/': ['text/html', page],
    '/host.js': ['text/javascript', await cachedBundle(join(import.meta.dirname, '../fixture', fixture))],
  });
}
