import { header } from '../../../shared/api/headers';
import { beginTelesales } from '../../../shared/api/telesales-session';
import { mintToken } from '../api/mint-token';
import type { ServerOf } from '../sales/sales-steps';
import { EXAMPLE_SECRET, type Reply } from '../server/test-server';
import { type Browser, MAIN_HOST, newBrowser } from '../site/site-steps';

/** The sandbox's telesales agent, and the request of a merchant's server. */
export const DESK_AGENT = 'ZM-5001';
interface Asked {
  readonly agentId?: string;
  readonly opens?: 'payment' | 'applications';
  readonly merchantKey?: string;
  readonly secret?: string;
}

/** Requests, as a merchant's server, the single-use address of an agent. */
export async function askForDesk(kadam: ServerOf, asked: Asked = {}): Promise<Reply> {
  const { agentId = DESK_AGENT, opens, merchantKey = 'zenmart_sandbox', secret = EXAMPLE_SECRET } = asked;
  const token = await mintToken({
    merchantKey,
    secret,
    agentId: 'server',
    scope: 'merchant',
    issuedAtMs: kadam().clock.nowMs(),
    livesMs: 60_000,
    audience: 'kadam',
  });
  return kadam().request('POST', beginTelesales.path, {
    headers: {
      [header.merchantKey]: merchantKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    payload: JSON.stringify({ agentId, ...(opens && { opens }) }),
  });
}

/** Path and query of the address. Throws without one. */
export function entryIn({ body }: Reply): string {
  const { url } = (body?.data ?? {}) as { url?: string };
  if (url === undefined) throw new Error(`no address: ${JSON.stringify(body)}`);
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** A browser with an agent at the desk. */
export async function atDesk(kadam: ServerOf, asked: Asked = {}, ip?: string): Promise<Browser> {
  const entry = entryIn(await askForDesk(kadam, asked));
  const browser = newBrowser(kadam, MAIN_HOST, ip);
  const reply = await browser.get(entry);
  if (reply.status !== 303) throw new Error(`not let in: ${reply.status}`);
  return browser;
}
