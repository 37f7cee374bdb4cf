import { frames } from '../../../shared/bridge';
import { sendFrame } from './frame-pages';
import { merchantPages } from './merchant-pages';
import { listen, type Origin, sendHtml, sendScript } from './origin';
import { isScript, script } from './scripts';

/** A small provider, a merchant and a third party, each on a separate origin; provider and merchant are two sites. */
export interface ContractSites {
  readonly providerUrl: string;
  readonly merchantUrl: string;
  readonly strangerUrl: string;
  /** Paths of the requests to the provider, in order. */
  readonly asked: string[];
  /** Events that a merchant's page reported to its server, by addresses that end in `?tell`. */
  readonly told: string[];
  /** Clears requests and reports; the next visit of every address counts as its first. */
  forgetVisits(): void;
  /** Adds a page to the merchant's site. Returns its path. */
  put(body: string, headers?: Record<string, string>): string;
  holdScript(): () => void;
  stop(): Promise<void>;
}

const framePaths: ReadonlySet<string> = new Set(Object.values(frames).map(({ path }) => path));

/** A page that can forge messages, on every origin. */
const FORGER = '<title>forger</title><body><script src="/forger.js"></script>';

export async function startContractSites(): Promise<ContractSites> {
  const asked: string[] = [];
  const told: string[] = [];
  const visits = new Map<string, number>();
  let held: Promise<void> = Promise.resolve();
  const origins: Origin[] = [];
  const urlOf = (index: number): string => origins[index]?.url ?? '';

  const provider = await listen('localhost', async (request, response, url) => {
    asked.push(url.pathname);
    if (url.pathname.endsWith('/kadam.js')) await held;
    if (isScript(url.pathname)) sendScript(response, await script(url.pathname));
    else if (framePaths.has(url.pathname)) {
      const address = request.url ?? '';
      const visit = (visits.get(address) ?? 0) + 1;
      visits.set(address, visit);
      const kind = url.searchParams.get('merchantKey') ?? '';
      sendFrame(response, { path: url.pathname, kind, visit, address, merchantUrl: urlOf(1), strangerUrl: urlOf(2) });
    } else if (url.pathname === '/forger') sendHtml(response, FORGER);
    else sendHtml(response, '<title>not here</title>', {}, 404);
  });
  const pages: Record<string, readonly [body: string, headers?: Record<string, string>]> = merchantPages(provider.url);
  const others = async (host: string): Promise<Origin> =>
    await listen(host, async (_request, response, { pathname, search }) => {
      if (pathname === '/told') told.push(search.slice(1));
      if (isScript(pathname)) sendScript(response, await script(pathname));
      else if (pathname === '/forger') sendHtml(response, FORGER);
      else sendHtml(response, ...(pages[pathname] ?? ['<title>other page</title><h1>Other page</h1>']));
    });
  origins.push(provider, await others('127.0.0.1'), await others('127.0.0.1'));

  return {
    providerUrl: urlOf(0),
    merchantUrl: urlOf(1),
    strangerUrl: urlOf(2),
    asked,
    told,
    put(body, headers = {}) {
      const path = `/put/${Object.keys(pages).length}`;
      pages[path] = [body, headers];
      return path;
    },
    forgetVisits() {
      visits.clear();
      asked.length = 0;
      told.length = 0;
    },
    holdScript() {
      let release: () => void = () => undefined;
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    async stop() {
      await Promise.all(origins.map((origin) => origin.close()));
    },
  };
}
