import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { DEVELOPMENT_EXAMPLE_SECRET } from '../../../server/config';
import { mintToken } from '../../../server/testing/api/mint-token';
import { startOrder } from '../../browser/support/order';
import { startProvider } from '../../browser/support/processes';
import { listen, type Origin } from '../../contracts/support/origin';
import { bare, type KadamRival, kadam, type Rival } from './rivals';

const MERCHANT_KEY = 'zenmart_sandbox';
const AGENT = 'ZM-3071';

/** Two sites: one with the merchant's pages; the other with the provider and, on another port, the frames of its
 *  rivals. */
export interface BenchSites {
  readonly merchantUrl: string;
  pageOf(rival: Rival): string;
  stop(): Promise<void>;
}

const built = (name: string): Buffer => readFileSync(fileURLToPath(new URL(`peers/dist/${name}.js`, import.meta.url)));

/** Sends like the provider: compressed in advance, scripts immutable, pages revalidated. */
function send(response: ServerResponse, type: 'html' | 'javascript', body: Buffer): void {
  response.writeHead(200, {
    'content-type': `text/${type}; charset=utf-8`,
    'cache-control': type === 'html' ? 'no-cache' : 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
  response.end(body);
}

const compressed = (text: string | Buffer): Buffer => brotliCompressSync(text);

const documentOf = (inside: string, attributes = ''): string =>
  `<!doctype html><html lang="en"${attributes}><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench</title><link rel="icon" href="data:,"><style>body{margin:0;font:16px system-ui}iframe{border:0;width:100%;height:600px}</style>${inside}</html>`;

const script = (name: string): string => `<script defer src="/${name}.js"></script>`;

const bareFrame =
  '<main><h1>What does the purchase cost?</h1><p>Type the price</p><input><button type="button">Calculate</button></main>';

const frames: Readonly<Record<string, Buffer>> = {
  '/bare': compressed(documentOf(bareFrame)),
  ...Object.fromEntries(
    ['preact', 'react', 'zoid'].map((peer) => [
      `/${peer}`,
      compressed(documentOf(`<div id="root"></div>${script(`${peer}-frame`)}`)),
    ]),
  ),
};

const scripts: Readonly<Record<string, Buffer>> = Object.fromEntries(
  ['penpal-host', 'zoid-host', 'preact-frame', 'react-frame', 'zoid-frame'].map((name) => [
    `/${name}.js`,
    compressed(built(name)),
  ]),
);

/** A button that opens the frame, and a container in the page. */
const shop = (script: string): string =>
  `<button id="open" type="button" onclick="rival.open()">Open</button><div id="place"></div>${script}`;

const bareHost = `<script>
let frame;
const load = () => {
  frame = document.createElement('iframe');
  frame.src = document.documentElement.dataset.frames + '/bare';
  place.append(frame);
};
window.rival = {
  ahead() { load(); frame.style.display = 'none'; },
  open() { if (!frame) load(); frame.style.display = 'block'; },
  async close() { frame.remove(); frame = undefined; },
};
</script>`;

const agentToken = (): Promise<string> =>
  mintToken({
    merchantKey: MERCHANT_KEY,
    secret: DEVELOPMENT_EXAMPLE_SECRET,
    agentId: AGENT,
    scope: 'sales',
    issuedAtMs: Date.now(),
    livesMs: 600_000,
    audience: 'kadam',
  });

/** The merchant's page has all data of its server in memory, so that only Kadam's work is timed. */
async function kadamHost(providerUrl: string, merchantUrl: string, { call, frame }: KadamRival): Promise<string> {
  const common = { merchantKey: MERCHANT_KEY, merchantDetails: { merchantName: 'Zenmart' } };
  const own =
    call === 'openSalesApp'
      ? { merchantAgentId: AGENT }
      : call === 'openCheckout'
        ? { checkoutToken: (await startOrder({ providerUrl, merchantUrl })).checkoutToken }
        : { amount: 54_990 };
  const token = call === 'openSalesApp' ? await agentToken() : '';
  const place = call === 'mountBenefits' ? 'place,' : '';
  return shop(`<script src="${providerUrl}/sdk/v1/kadam.js"></script><script>
const options = ${JSON.stringify({ ...common, ...own })};
if (${call === 'openSalesApp'}) options.getAuthToken = () => '${token}';
let session;
window.rival = {
  ahead: () => Kadam.preload('${frame}', { merchantKey: '${MERCHANT_KEY}' }),
  open() { session = Kadam.${call}(${place} options); },
  close() { session.close(); return session.result; },
};
</script>`);
}

export async function startBenchSites(): Promise<BenchSites> {
  // The sandbox accepts every port of the merchant's machine.
  const provider = await startProvider(0);
  const peers = await listen('localhost', (request: IncomingMessage, response: ServerResponse, { pathname }) => {
    const page = frames[pathname];
    const body = page ?? scripts[pathname];
    if (body) send(response, page ? 'html' : 'javascript', body);
    else response.writeHead(404).end(request.url);
  });
  const merchant: Origin = await listen('127.0.0.1', async (_request, response, { pathname }) => {
    const host = scripts[pathname];
    if (host) return send(response, 'javascript', host);
    const own = kadam.find(({ page }) => page === pathname);
    const inside = own
      ? await kadamHost(provider.providerUrl, merchant.url, own)
      : shop(pathname === bare.page ? bareHost : script(pathname === '/zoid' ? 'zoid-host' : 'penpal-host'));
    const attributes = ` data-frames="${peers.url}" data-frame="${pathname}"`;
    send(response, 'html', compressed(documentOf(inside, attributes)));
  });
  return {
    merchantUrl: merchant.url,
    pageOf: ({ page }) => merchant.url + page,
    async stop() {
      await Promise.all([peers.close(), merchant.close(), provider.stop()]);
    },
  };
}
