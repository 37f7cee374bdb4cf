import * as z from 'zod/mini';
import type { Clock } from './clock';
import type { Transport } from './transport';

const RENEWED_AT = 0.8;
const WITHIN_MS = 5_000;
const DEFAULT_LIFE_S = 300;

/** No token could be fetched. Has no cause and no body: an answer may quote the secret. */
export class TokenUnavailable extends Error {
  override readonly name = 'TokenUnavailable';
  constructor(readonly status: number | null) {
    super('the lender gives no access token');
  }
}

export interface AccessTokens {
  /** Rejects with `TokenUnavailable`. */
  token(): Promise<string>;
  /** The next use fetches another token: the lender has refused this one. */
  drop(token: string): void;
}

export interface ClientCredentials {
  /** To the origin of the token endpoint; with the client's certificate where tokens are bound to it (RFC 8705). */
  readonly transport: Transport;
  readonly path: string;
  readonly clientId: string;
  /** Null if the certificate alone identifies the client. */
  readonly clientSecret: string | null;
  readonly scope?: string;
  readonly clock: Clock;
}

const TokenAnswer = z.object({
  access_token: z.string().check(z.regex(/^[\x21-\x7e]{1,8192}$/)),
  token_type: z.string().check(z.regex(/^bearer$/i)),
  expires_in: z.optional(z.number().check(z.gt(0))),
});

interface Token {
  readonly text: string;
  readonly renewAtMs: number;
  readonly expiresAtMs: number;
}

/** OAuth 2 client credentials (RFC 6749, 4.4), in memory. One fetch at a time, from 80 % of the token's life on; if that
 *  fails, the token serves until it expires. */
export function clientCredentials(options: ClientCredentials): AccessTokens {
  const { clock } = options;
  let token: Token | null = null;
  let fetching: Promise<Token> | null = null;
  const fetchOnce = (): Promise<Token> => {
    fetching ??= fetchToken(options)
      .then((fetched) => {
        token = fetched;
        return fetched;
      })
      .finally(() => {
        fetching = null;
      });
    return fetching;
  };
  return {
    async token() {
      const usable = token;
      if (usable && clock.nowMs() < usable.renewAtMs) return usable.text;
      try {
        return (await fetchOnce()).text;
      } catch (error) {
        if (usable && usable === token && clock.nowMs() < usable.expiresAtMs) return usable.text;
        throw error;
      }
    },
    drop(refused) {
      if (token?.text === refused) token = null;
    },
  };
}

async function fetchToken(options: ClientCredentials): Promise<Token> {
  const { transport, path, clientId, clientSecret, scope, clock } = options;
  const askedAtMs = clock.nowMs();
  const form = new URLSearchParams({ grant_type: 'client_credentials', ...(scope === undefined ? {} : { scope }) });
  if (clientSecret === null) form.set('client_id', clientId);
  const delivery = await transport.send({
    method: 'POST',
    path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
      ...(clientSecret === null ? {} : { authorization: basic(clientId, clientSecret) }),
    },
    body: Buffer.from(form.toString()),
    withinMs: WITHIN_MS,
  });
  if (delivery.delivery !== 'answer') throw new TokenUnavailable(null);
  const read = delivery.status === 200 ? TokenAnswer.safeParse(jsonOf(delivery.body)) : null;
  if (!read?.success) throw new TokenUnavailable(delivery.status);
  const lifeMs = (read.data.expires_in ?? DEFAULT_LIFE_S) * 1000;
  return {
    text: read.data.access_token,
    renewAtMs: askedAtMs + lifeMs * RENEWED_AT,
    expiresAtMs: askedAtMs + lifeMs,
  };
}

/** Source: RFC 6749, 2.3.1: both parts are form-encoded first. */
const basic = (id: string, secret: string): string =>
  `Basic ${Buffer.from(`${formEncoded(id)}:${formEncoded(secret)}`).toString('base64')}`;
const formEncoded = (text: string): string => new URLSearchParams({ '': text }).toString().slice(1);

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
