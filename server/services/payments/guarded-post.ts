import { lookup as lookUpHost } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent, fetch } from 'undici';
import { addressOf } from '../public-address';

/** The post address resolves to a forbidden network. */
export class AddressNotAllowed extends Error {
  override readonly name = 'AddressNotAllowed';
}

export type Post = (
  url: string,
  sent: { readonly method: 'POST'; readonly headers: Record<string, string>; readonly body: string } & {
    readonly redirect: 'error';
    readonly signal: AbortSignal;
  },
) => Promise<{ readonly status: number; readonly body: { cancel(): Promise<void> } | null }>;

/**
 * Posts only to allowed IP addresses. Checks them at connection time, as a merchant's hostname may resolve to another
 * address than at its registration. Each post has a separate connection. Rejects with `AddressNotAllowed`, otherwise
 * like `fetch`.
 */
export function guardedPost(isAllowed: (address: string) => boolean, lookUp = lookUpHost): Post {
  const lookup: LookupFunction = (hostname, options, done) => {
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const [first, ...others] = found.filter(({ address }) => isAllowed(address));
      if (!first) return done(new AddressNotAllowed(), []);
      if (options.all) done(null, [first, ...others]);
      else done(null, first.address, first.family);
    });
  };
  const dispatcher = new Agent({ connect: { lookup }, pipelining: 0 });
  return async (url, sent) => {
    const address = addressOf(new URL(url).hostname);
    if (address !== null && !isAllowed(address)) throw new AddressNotAllowed();
    try {
      return await fetch(url, { ...sent, dispatcher });
    } catch (error) {
      throw error instanceof Error && error.cause instanceof AddressNotAllowed ? error.cause : error;
    }
  };
}
