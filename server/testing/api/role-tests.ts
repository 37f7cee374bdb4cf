import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../shared/api';
import { type Endpoint, type EndpointScope, routeOf } from '../../../shared/api/endpoint';
import { header } from '../../../shared/api/headers';
import { checkoutSteps } from '../payments/checkout-steps';
import type { ServerOf } from '../sales/sales-steps';
import { EXAMPLE_SECRET, MERCHANT_ORIGIN } from '../server/test-server';
import { newBrowser } from '../site/site-steps';
import { atDesk } from '../telesales/telesales-steps';
import { startedFrame } from '../widgets/widget-steps';
import { mintToken } from './mint-token';

/** Roles that each scope admits, as in docs/security.md, 'Who may call what'. */
const admitted: Readonly<Record<EndpointScope, readonly Role[]>> = {
  public: ['anonymous', 'page', 'guest', 'shopper', 'payer', 'agent', 'merchant', 'visitor', 'member', 'desk'],
  // The site's origin is on this machine, which the sandbox registers for the example merchant.
  page: ['page', 'visitor', 'member', 'desk'],
  widget: ['guest', 'shopper', 'payer', 'agent', 'visitor', 'member', 'desk'],
  // Its cookie is not accepted there: it counts as a visitor.
  site: ['visitor', 'member', 'desk'],
  checkout: ['payer'],
  sales: ['agent'],
  telesales: ['desk'],
  merchant: ['merchant'],
};
const roles = [
  'anonymous',
  'page',
  'guest',
  'shopper',
  'payer',
  'agent',
  'merchant',
  'visitor',
  'member',
  'desk',
] as const;
type Role = (typeof roles)[number];

/** A read-only call of a browser that names no merchant counts as a visitor's. */
const isLetInAt = ({ scope, method }: Endpoint, role: Role): boolean =>
  admitted[scope].includes(role) ||
  (role === 'anonymous' && method === 'GET' && (scope === 'widget' || scope === 'site'));
/** Such a call may require a verified number. */
const mayWantNumber: readonly EndpointScope[] = ['widget', 'site'];
type Headers = Readonly<Record<string, string>>;

const KEY = 'zenmart_sandbox';

export function roleTests(kadam: ServerOf): void {
  const tokenOf = (agentId: string, scope: string): Promise<string> =>
    mintToken({
      merchantKey: KEY,
      secret: EXAMPLE_SECRET,
      agentId,
      scope,
      issuedAtMs: kadam().clock.nowMs(),
      livesMs: 60_000,
      audience: 'kadam',
    });

  /** Credentials of each role. */
  async function proofs(): Promise<Readonly<Record<Role, Headers>>> {
    const frame = { [header.merchantKey]: KEY, [header.origin]: MERCHANT_ORIGIN };
    const shopper = await startedFrame(kadam);
    await shopper.login('7999000001');
    const payer = await checkoutSteps(kadam).open();
    const member = newBrowser(kadam);
    await member.login('7999000002');
    return {
      anonymous: {},
      page: { origin: MERCHANT_ORIGIN },
      guest: frame,
      shopper: { ...frame, [header.sessionToken]: shopper.token },
      payer: { ...frame, [header.sessionToken]: payer.token },
      agent: {
        ...frame,
        [header.scope]: 'sales',
        [header.agentId]: 'ZM-3071',
        [header.sdkToken]: await tokenOf('ZM-3071', 'sales'),
      },
      visitor: newBrowser(kadam).proof(),
      member: member.proof(),
      desk: (await atDesk(kadam)).proof(),
      merchant: { [header.merchantKey]: KEY, authorization: `Bearer ${await tokenOf('server', 'merchant')}` },
    };
  }

  let lastAddress = 0;
  /** Each call from another address, so that no limit answers first. The body is invalid for every endpoint, so an
   *  admitted caller gets a 400. */
  async function statusOf(endpoint: Endpoint, headers: Headers): Promise<number> {
    lastAddress += 1;
    const query = `?merchantKey=${KEY}&surprise=1`;
    const isPost = endpoint.method === 'POST';
    const { status } = await kadam().request(endpoint.method, routeOf(endpoint) + query, {
      ip: `10.${Math.floor(lastAddress / 62_500) % 250}.${Math.floor(lastAddress / 250) % 250}.${(lastAddress % 250) + 1}`,
      headers: {
        ...headers,
        ...(isPost ? { 'content-type': 'application/json', [header.idempotencyKey]: randomUUID() } : {}),
      },
      ...(isPost ? { payload: '{"surprise":1}' } : {}),
    });
    return status;
  }

  describe('authorised callers of each endpoint', () => {
    // @req TEL-005, ROL-008, ROL-009
    it('is what the endpoint’s scope says, for every endpoint and every kind of caller', async () => {
      const proof = await proofs();
      const wrong: string[] = [];
      for (const endpoint of Object.values(endpoints)) {
        for (const role of roles) {
          const isRefused = [401, 403].includes(await statusOf(endpoint, proof[role]));
          const isLetIn = isLetInAt(endpoint, role);
          if (isLetIn === isRefused && !(mayWantNumber.includes(endpoint.scope) && isLetIn))
            wrong.push(`${role} at ${endpoint.path}`);
        }
      }
      expect(wrong).toEqual([]);
    });
  });
}
