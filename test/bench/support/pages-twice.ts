import { brotliCompressSync } from 'node:zlib';
import { listen } from '../../contracts/support/origin';

/** Every page of a site twice on one origin: as it is, and under `/bare` without its scripts. */
export interface PagesTwice {
  readonly url: string;
  close(): Promise<void>;
}

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="?modulepreload"?[^>]*>/g;
/** What belongs to the connection that brought it. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'etag'];

/** Asks the site for each address once and keeps it, compressed, so that both kinds come equally fast. */
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
