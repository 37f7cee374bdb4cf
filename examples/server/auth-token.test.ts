// @vitest-environment node
import { decodeProtectedHeader, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { mintAuthToken } from './auth-token';

const nowMs = Date.UTC(2030, 0, 1, 10, 0, 0, 500);
const secret = 'a-secret-of-at-least-thirty-two-characters';
const bearer = { scope: 'sales', agentId: 'ZM-3071' } as const;
const order = { merchantKey: 'zenmart_sandbox', secret, bearer, nowMs };
const key = (text: string) => new TextEncoder().encode(text);
const checks = { currentDate: new Date(nowMs), issuer: 'zenmart_sandbox', audience: 'kadam', algorithms: ['HS256'] };

describe('auth token of the example merchant', () => {
  it('names merchant, agent and scope and expires after 600 s', async () => {
    const { authToken, expiresAtMs } = await mintAuthToken(order);
    const { payload } = await jwtVerify(authToken, key(secret), checks);
    expect(payload).toMatchObject({ sub: 'ZM-3071', scope: 'sales', iat: nowMs / 1000 - 0.5 });
    expect(payload.exp).toBe((payload.iat ?? 0) + 600);
    expect(expiresAtMs).toBe((payload.exp ?? 0) * 1000);
    expect(decodeProtectedHeader(authToken).alg).toBe('HS256');
  });

  it('differs each time, even within the same second', async () => {
    const [first, second] = await Promise.all([mintAuthToken(order), mintAuthToken(order)]);
    expect(first.authToken).not.toBe(second.authToken);
  });

  it('does not verify with another secret', async () => {
    const { authToken } = await mintAuthToken(order);
    await expect(jwtVerify(authToken, key(`${secret}!`), checks)).rejects.toThrow('signature verification failed');
  });

  it('names the server itself with the subject server and the scope merchant', async () => {
    const { authToken } = await mintAuthToken({ ...order, bearer: { scope: 'merchant' } });
    const { payload } = await jwtVerify(authToken, key(secret), checks);
    expect(payload).toMatchObject({ sub: 'server', scope: 'merchant' });
  });

  it('expired 60 s ago if an expired one is requested', async () => {
    const { authToken, expiresAtMs } = await mintAuthToken({ ...order, isExpired: true });
    expect(expiresAtMs).toBe(Math.floor(nowMs / 1000) * 1000 - 60_000);
    await expect(jwtVerify(authToken, key(secret), checks)).rejects.toThrow('"exp" claim timestamp check failed');
  });
});
