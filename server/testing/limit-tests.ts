import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseChoice } from '../store/open';
import { asInProduction } from './limits';
import { MINUTE_MS } from './sales-steps';
import { type Reply, STARTS_WITHIN_MS, startTestServer, type TestServer } from './test-server';

/** What one client may do. */
export function limitTests(openDatabase: () => Promise<DatabaseChoice>): void {
  let server: TestServer;
  const kadam = (): TestServer => server;
  const short = ({ status, body }: Reply): [number, unknown] => [status, body?.code];

  describe('brute force', () => {
    beforeAll(async () => {
      server = await startTestServer({ database: await openDatabase(), env: asInProduction });
    }, STARTS_WITHIN_MS);
    afterAll(() => server.close());

    it('the 31st forged token a minute from one client is 429 with Retry-After; a genuine one still passes', async () => {
      kadam().clock.advance(MINUTE_MS);
      const forged = { token: { secret: 'x'.repeat(40) }, ip: '10.0.0.1' };
      for (let call = 1; call <= 30; call += 1)
        expect((await kadam().call('init', undefined, forged)).status).toBe(401);
      const refused = await kadam().call('init', undefined, forged);
      expect([...short(refused), refused.headers['retry-after']]).toEqual([429, 429, '60']);
      expect((await kadam().call('init', undefined, { ip: '10.0.0.1' })).status).toBe(200);
      kadam().clock.advance(MINUTE_MS);
      expect((await kadam().call('init', undefined, forged)).status).toBe(401);
    });

    it('31 forged tokens from as many addresses of one IPv6 network are one client’s; the network beside it is another', async () => {
      kadam().clock.advance(MINUTE_MS);
      const forge = async (ip: string): Promise<number> =>
        (await kadam().call('init', undefined, { token: { secret: 'x'.repeat(40) }, ip })).status;
      for (let call = 1; call <= 30; call += 1) expect(await forge(`2001:db8:1:2:${call}::${call}`)).toBe(401);
      expect(await forge('2001:db8:1:2:ffff::1')).toBe(429);
      expect(await forge('2001:db8:1:3::1')).toBe(401);
    });

    it('the 31st code typed by one agent within 10 minutes is 429, over all numbers', async () => {
      kadam().clock.advance(10 * MINUTE_MS);
      const type = (index: number): Promise<Reply> =>
        kadam().call('verify-share-code', { mobile: String(6_100_000_000 + index), otp: '12345' }, { ip: '10.0.0.2' });
      for (let index = 1; index <= 30; index += 1) expect((await type(index)).status).toBe(200);
      expect(short(await type(31))).toEqual([429, 429]);
      kadam().clock.advance(10 * MINUTE_MS);
      expect((await type(32)).status).toBe(200);
    });

    it('the 31st code sent by one agent within 10 minutes is 429, and sends nothing', async () => {
      kadam().clock.advance(10 * MINUTE_MS);
      const send = (index: number): Promise<Reply> =>
        kadam().call('send-share-code', { mobile: String(6_200_000_000 + index) }, { ip: '10.0.0.3' });
      for (let index = 1; index <= 30; index += 1) expect((await send(index)).status).toBe(200);
      expect((await send(31)).status).toBe(429);
      expect((await kadam().request('GET', '/sandbox/sms?mobile=6200000031')).text).toBe('{"messages":[]}');
    });

    // 601 calls, each with a write: more than vitest's 5 s where tests of others run beside it.
    it('the 601st call a minute of one client is 429; another client still passes', { timeout: 30_000 }, async () => {
      kadam().clock.advance(10 * MINUTE_MS);
      const call = async (ip: string): Promise<number> => {
        const path = '/app/experiments/user/variant?experiment=any&userUUID=visitor-1';
        return (await kadam().request('GET', path, { ip })).status;
      };
      const first = await Promise.all(Array.from({ length: 600 }, () => call('10.0.0.4')));
      expect(new Set(first)).toEqual(new Set([200]));
      expect(await call('10.0.0.4')).toBe(429);
      expect(await call('10.0.0.5')).toBe(200);
    });
  });
}
