import type { lookup } from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress } from '../public-address';
import { AddressNotAllowed, guardedPost } from './guarded-post';

const sent = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{}',
  redirect: 'error',
  signal: AbortSignal.timeout(10_000),
} as const;

const namesAre = (...addresses: string[]) => {
  const asked: string[] = [];
  const lookUp = ((hostname: string, _options: object, done: (...given: unknown[]) => void) => {
    asked.push(hostname);
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    done(null, found);
  }) as typeof lookup;
  return { asked, lookUp };
};

describe('guardedPost', () => {
  let inside: Server;
  let port: number;
  let reached = 0;
  beforeAll(async () => {
    inside = createServer((_request, response) => {
      reached += 1;
      response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
    port = (inside.address() as AddressInfo).port;
  });
  afterAll(() => inside.close());

  it.each(['127.0.0.1', '169.254.169.254', '10.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'refuses a name that now resolves to %s',
    async (address) => {
      const { asked, lookUp } = namesAre(address);
      const post = guardedPost(isPublicAddress, lookUp);
      await expect(post(`http://shop.example:${port}/`, sent)).rejects.toThrow(AddressNotAllowed);
      expect([asked, reached]).toEqual([['shop.example'], 0]);
    },
  );

  it.each(['127.0.0.1', '127.1', '[::ffff:127.0.0.1]'])('refuses the address %s', async (host) => {
    const { asked, lookUp } = namesAre('8.8.8.8');
    const post = guardedPost(isPublicAddress, lookUp);
    await expect(post(`http://${host}:${port}/`, sent)).rejects.toThrow(AddressNotAllowed);
    expect([asked, reached]).toEqual([[], 0]);
  });

  it('connects to the one allowed address of a name', async () => {
    const { lookUp } = namesAre('10.0.0.1', '127.0.0.1', '192.168.0.1');
    const post = guardedPost((address) => address === '127.0.0.1', lookUp);
    expect((await post(`http://shop.example:${port}/`, sent)).status).toBe(204);
    expect(reached).toBe(1);
  });
});
