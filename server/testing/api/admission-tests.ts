import { describe, expect, it } from 'vitest';
import { OTHER_MERCHANT } from '../../sandbox/seed';
import { MINUTE_MS, type ServerOf } from '../sales/sales-steps';
import { MERCHANT_ORIGIN, type Reply } from '../server/test-server';

const SALES = '/app/affordability/sa';

export function admissionTests(kadam: ServerOf): void {
  const short = ({ status, body }: Reply): [number, unknown] => [status, body?.code];

  describe('the token and headers of a sales call', () => {
    // @req ROL-006
    it('answers 401 to a token with another secret, merchant, audience, scope or agent than it should have', async () => {
      for (const token of [
        { secret: 'another-secret-0123456789-0123456789' },
        { merchantKey: 'unknown' },
        { merchantKey: OTHER_MERCHANT.merchantKey },
        { audience: 'another-audience' },
        { scope: 'payment' },
        { agentId: 'ZM-9999' },
        { livesMs: 16 * MINUTE_MS },
        { issuedAtMs: kadam().clock.nowMs() + 2 * MINUTE_MS },
      ])
        expect([token, ...short(await kadam().call('init', undefined, { token }))]).toEqual([token, 401, 401]);
      kadam().clock.advance(MINUTE_MS);
    });

    it('answers 401 to a missing token, to none at all, and to headers that differ from the token', async () => {
      for (const headers of [
        { 'ic-sdk-token': undefined },
        { 'ic-sdk-token': 'not.a.token' },
        { 'ic-sdk-token': `${btoa('{"alg":"none"}')}.${btoa('{"sub":"ZM-3071"}')}.` },
        { 'ic-merchant-key': undefined },
        { 'ic-merchant-key': OTHER_MERCHANT.merchantKey },
        { 'ic-scope': undefined },
        { 'ic-scope': 'admin' },
        { 'ic-agent-id': 'ZM-4040' },
      ])
        expect([headers, ...short(await kadam().call('init', undefined, { headers }))]).toEqual([headers, 401, 401]);
      kadam().clock.advance(MINUTE_MS);
    });

    it('answers 1402 to a genuine token after its 10 minutes, and to an expired agent', async () => {
      const issuedAtMs = kadam().clock.nowMs() - 11 * MINUTE_MS;
      expect(short(await kadam().call('init', undefined, { token: { issuedAtMs } }))).toEqual([200, 1402]);
      expect(short(await kadam().call('init', undefined, { token: { agentId: 'ZM-1402' } }))).toEqual([200, 1402]);
    });

    it('answers 401, not 1402, to a forged, expired token', async () => {
      const token = { issuedAtMs: kadam().clock.nowMs() - 60 * MINUTE_MS, secret: 'x'.repeat(40) };
      expect(short(await kadam().call('init', undefined, { token }))).toEqual([401, 401]);
    });

    it('answers 4070 to a blocked agent', async () => {
      expect(short(await kadam().call('init', undefined, { token: { agentId: 'ZM-4040' } }))).toEqual([200, 4070]);
    });

    it('answers 403 to an origin that is not registered, and does not call the merchant a blocked user', async () => {
      for (const origin of ['http://evil.example', OTHER_MERCHANT.origin, `${MERCHANT_ORIGIN}/`, undefined]) {
        const reply = await kadam().call('init', undefined, { headers: { 'ic-origin': origin } });
        expect([origin, ...short(reply), reply.body?.type]).toEqual([origin, 403, 403, 'Origin_Not_Registered']);
      }
    });

    it('takes every port of this machine for the sandbox’s merchant, and of nothing that only looks like it', async () => {
      const statusFrom = async (origin: string): Promise<number> =>
        (await kadam().call('init', undefined, { headers: { 'ic-origin': origin } })).status;
      for (const origin of ['http://localhost:5173', 'http://127.0.0.1:8080', 'https://localhost', 'http://localhost'])
        expect([origin, await statusFrom(origin)]).toEqual([origin, 200]);
      for (const origin of ['http://evil.localhost:5173', 'http://localhost.evil.example', 'http://127.0.0.2', 'null'])
        expect([origin, await statusFrom(origin)]).toEqual([origin, 403]);
    });
  });

  describe('a malformed request', () => {
    const post = (payload: string, headers: Record<string, string | undefined> = {}): Promise<Reply> =>
      kadam().call('get-emi-details', {}, { headers: { 'content-type': 'application/json', ...headers }, payload });

    it('with broken JSON, no body or an array is 400', async () => {
      for (const payload of ['{"amount": ', '', '[]', 'null', '"text"', '{"__proto__": {"amount": 1}}'])
        expect([payload, (await post(payload)).status]).toEqual([payload, 400]);
    });

    it('with wrong types, out-of-range values or unknown fields is 400 and names each field', async () => {
      const fieldsOf = async (body: unknown): Promise<(string | undefined)[]> => {
        const reply = await post(JSON.stringify(body));
        expect(reply.status).toBe(400);
        return (reply.body?.fields ?? []).map(({ path }) => path).sort();
      };
      expect(await fieldsOf({ amount: '20000' })).toEqual(['amount']);
      expect(await fieldsOf({ amount: 0 })).toEqual(['amount']);
      expect(await fieldsOf({ amount: 10_000_000 })).toEqual(['amount']);
      expect(await fieldsOf({ amount: 1.5 })).toEqual(['amount']);
      expect(await fieldsOf({ amount: 1, lender: 'x', admin: true })).toEqual(['admin', 'lender']);
      const share = await kadam().call('share-ntb-application', {
        mobile: '98',
        lenderId: 'x',
        email: 'a',
        userName: '1',
      });
      expect((share.body?.fields ?? []).map(({ path }) => path)).toEqual(['mobile', 'lenderId', 'email', 'userName']);
    });

    it('with a NUL character is 400, before any database sees it', async () => {
      const asked = { mobile: '9000000003', lenderId: '1', email: 'a\u0000@b.in', userName: 'Asha' };
      expect(short(await kadam().call('share-ntb-application', asked))).toEqual([400, 400]);
    });

    it('of more than 64 KB is 413', async () => {
      expect(short(await post(JSON.stringify({ amount: 'x'.repeat(64 * 1024) })))).toEqual([413, 413]);
    });

    it('that is not JSON is 415', async () => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
        expect(short(await post('amount=1', { 'content-type': type }))).toEqual([415, 415]);
    });

    it('with a wrong method is 405 and says which are allowed, with and without the trailing slash', async () => {
      for (const path of [`${SALES}/init`, `${SALES}/init/`]) {
        const reply = await kadam().request('POST', path, {
          headers: { 'content-type': 'application/json' },
          payload: '{}',
        });
        expect([...short(reply), reply.headers.allow]).toEqual([405, 405, 'GET, HEAD']);
      }
      expect((await kadam().request('GET', `${SALES}/send-share-code`)).headers.allow).toBe('POST');
    });

    it('for an unknown address is 404 in the same envelope', async () => {
      const reply = await kadam().request('GET', `${SALES}/no-such-call`);
      expect([...short(reply), reply.body?.success]).toEqual([404, 404, false]);
    });

    it('for an address that cannot be decoded or is endless is refused in the same envelope', async () => {
      expect(short(await kadam().request('GET', '/%zz'))).toEqual([400, 400]);
      expect(short(await kadam().request('GET', `/web/${'x'.repeat(300)}-Ab12_-9z.js`))).toEqual([400, 400]);
    });

    it('of a genuine caller is answered with and without the trailing slash', async () => {
      for (const name of ['init', 'init/']) expect((await kadam().call(name)).body?.success).toBe(true);
    });
  });
}
