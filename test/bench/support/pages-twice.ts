import { brotliCompressSync } from 'node:zlib';
import { listen } from '../../contracts/support/origin';

/** Serves every page of a site twice on one origin: unchanged, and under `/bare` without scripts. */
export interface PagesTwice {
  readonly url: string;
  close(): Promise<void>;
}

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="?modulepreload"?[^>]*>/g;
/** Headers of the original connection. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'etag'];

/** Requests each address of the site once and caches it compressed, so that both variants are equally fast. */
export function pagesTwice(siteUrl: string): Promise<PagesTwice> {
  const cache = new Map<string, Promise<{ headers: Record<string, string>; body: Buffer }>>();
  const read = async (address: string) => {
    const isBare = address.startsWith('/bare/');
    const answer = await fetch(new URL(isBare ? address.slice('/bare'.length) : address, siteUrl));
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ofConnection.includes(name)));
    const whole = Buffer.from(await answer.arrayBuffer());
    const body = isBare ? Buffer.from(whole.toString('utf8').replaceAll(scripts, '')) : whole;
    return { headers: { ...headers, 'content-encoding': 'br' }, body: brotliCompressSync(body) };
  };
  return listen('localhost', async (request, response) => {
    const address = request.url ?? '/';
    const known = cache.get(address) ?? read(address);
    cache.set(address, known);
    try {
      const { headers, body } = await known;
      response.writeHead(200, headers).end(body);
    } catch (error) {
      response.writeHead(502).end(String(error));
    }
  });
}
