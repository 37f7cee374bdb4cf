import { lookup as lookUpHost } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent, fetch } from 'undici';
import { addressOf } from '../public-address';

/** The address to post to leads to somewhere that it may not. */
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
 * Posts, and connects to nothing but IP addresses that are allowed. They are looked at when the connection is made: the
 * name of a merchant's server may stand for another address by then than when it was registered. Each post has a
 * connection of its own. Rejects with `AddressNotAllowed`, and otherwise like `fetch`.
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
