import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle';

const here = dirname(fileURLToPath(import.meta.url));
const fixture = (file: string): string => join(here, '../fixture', file);
const built = (file: string): string => join(here, '../../../dist/sdk', file);

/** How the provider's frame page behaves; it is asked for by the merchant key. */
export type FrameKind =
  | 'ok'
  /** Registered without this merchant's origin. */
  | 'stranger'
  /** Sends a policy that keeps it from knowing its referrer. */
  | 'no-referrer'
  | 'hang'
  | 'missing'
  | 'broken'
  /** A page that does not speak the bridge. */
  | 'silent'
  /** Speaks version 2 of the protocol. */
  | 'newer'
  /** Does not load the first time, and does afterwards. */
  | 'second-time';

/** A small provider, a merchant and a third party, each an origin of its own; provider and merchant are two sites. */
export interface ContractSites {
  readonly providerUrl: string;
  readonly merchantUrl: string;
  readonly strangerUrl: string;
  /** Paths that the provider was asked for, in order. */
  readonly asked: string[];
  /** Lets the SDK's script through only after the returned function is called. */
  holdScript(): () => void;
  stop(): Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => void | Promise<void>;

async function listen(host: string, handler: Handler): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    void handler(request, response, new URL(request.url ?? '/', 'http://any'));
  }).listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://${host}:${address.port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const html = (response: ServerResponse, body: string, headers: Record<string, string> = {}, status = 200): void => {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers });
  response.end(`<!doctype html><html lang="en"><meta charset="utf-8">${body}</html>`);
};
const script = (response: ServerResponse, body: string): void => {
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
  response.end(body);
};

/** Policy under which the SDK has to work without a single violation. */
const strictest = (provider: string): string =>
  [
    "default-src 'none'",
    `script-src ${provider}`,
    `frame-src ${provider}`,
    "style-src 'nonce-c29tZW5vbmNl'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

export async function startContractSites(): Promise<ContractSites> {
  const [frameScript, newerScript, merchantScript, sdk, stub] = await Promise.all([
    bundle(fixture('frame.ts')),
    bundle(fixture('frame.ts'), [['PROTOCOL_VERSION = 1', 'PROTOCOL_VERSION = 2']]),
    bundle(fixture('merchant.ts')),
    readFile(built('kadam.js'), 'utf8'),
    readFile(built('stub.js'), 'utf8'),
  ]);
  const asked: string[] = [];
  const seen = new Set<string>();
  let held: Promise<void> = Promise.resolve();
  let merchantUrl = '';

  function frame(response: ServerResponse, kind: string, url: URL): void {
    const registered = kind === 'stranger' ? 'https://another.example' : `https://one.example ${merchantUrl}`;
    const meta = `<meta name="kadam-merchant-origins" content="${registered}">`;
    const page = (file: string) =>
      `${meta}<title>frame</title><body><button>In the frame</button><script src="/${file}"></script>`;
    if (kind === 'hang') return;
    const isLate = kind === 'second-time' && !seen.has(url.search);
    seen.add(url.search);
    if (kind === 'missing') html(response, 'Not found', {}, 404);
    else if (kind === 'broken' || isLate) html(response, 'Broken', {}, 500);
    else if (kind === 'silent') html(response, '<title>frame</title><button>Silent</button>');
    else html(response, page(kind === 'newer' ? 'newer.js' : 'frame.js'));
  }

  const provider = await listen('localhost', async (_request, response, url) => {
    asked.push(url.pathname);
    if (url.pathname.endsWith('/kadam.js')) {
      await held;
      script(response, sdk);
    } else if (url.pathname === '/frame.js') script(response, frameScript);
    else if (url.pathname === '/newer.js') script(response, newerScript);
    else if (url.pathname === '/merchant.js') script(response, merchantScript);
    else if (url.pathname === '/stub.js') script(response, stub);
    else if (url.pathname === '/sales-app-init') frame(response, url.searchParams.get('merchantKey') ?? '', url);
    else html(response, '<title>provider</title>');
  });
  const body = '<h1>Shop</h1><button id="open">EMI</button><p style-free>Text</p>';
  const tag = (path: string, attributes = ''): string => `<script ${attributes} src="${provider.url}${path}"></script>`;
  const head = '<title>shop</title>';
  const pages: Record<string, () => [body: string, headers?: Record<string, string>]> = {
    '/': () => [`${head}<body>${body}${tag('/sdk/v1/kadam.js')}${tag('/merchant.js')}`],
    '/twice': () => [`${head}<body>${body}${tag('/sdk/v1/kadam.js')}${tag('/sdk/v1/kadam.js')}${tag('/merchant.js')}`],
    '/stub': () => [`${head}<body>${body}${tag('/stub.js')}${tag('/sdk/v1/kadam.js', 'async')}${tag('/merchant.js')}`],
    '/blocked': () => [
      `${head}<body>${body}${tag('/stub.js')}<script async src="http://localhost:1/sdk/v1/kadam.js"></script>${tag('/merchant.js')}`,
    ],
    '/strict': () => [
      `${head}<body>${body}${tag('/stub.js')}${tag('/sdk/v1/kadam.js')}${tag('/merchant.js')}`,
      { 'content-security-policy': strictest(provider.url) },
    ],
    '/unframed': () => [
      `${head}<body>${body}${tag('/sdk/v1/kadam.js')}${tag('/merchant.js')}`,
      { 'content-security-policy': "frame-src 'none'" },
    ],
    '/tall': () => [
      `${head}<body>${body}<div id="tall"></div>${tag('/sdk/v1/kadam.js')}${tag('/merchant.js')}<style>#tall{height:5000px}</style>`,
    ],
    '/no-referrer': () => [`${head}<body>${body}`, { 'referrer-policy': 'no-referrer' }],
  };
  const merchant = await listen('127.0.0.1', (_request, response, url) => {
    const page = pages[url.pathname];
    if (!page) return html(response, '<title>other page</title><h1>Other page</h1>');
    html(response, ...page());
  });
  merchantUrl = merchant.url;
  const stranger = await listen('127.0.0.1', (_request, response) => html(response, '<title>stranger</title>'));

  return {
    providerUrl: provider.url,
    merchantUrl: merchant.url,
    strangerUrl: stranger.url,
    asked,
    holdScript() {
      let release: () => void = () => undefined;
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    async stop() {
      await Promise.all([provider.close(), merchant.close(), stranger.close()]);
    },
  };
}
