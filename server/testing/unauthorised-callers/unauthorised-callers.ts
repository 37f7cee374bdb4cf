import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Endpoint } from '../../../shared/api';
import { header } from '../../../shared/api/headers';
import { OTHER_MERCHANT } from '../../sandbox/seed';
import { consent } from '../account/application-form';
import { sentTo } from '../api/endpoint-at';
import { mintToken } from '../api/mint-token';
import { sampleOf } from '../api/sample-of';
import { checkoutSteps } from '../payments/checkout-steps';
import { dataOf, type ServerOf, someMobile } from '../sales/sales-steps';
import { EXAMPLE_SECRET, MERCHANT_ORIGIN, type Reply } from '../server/test-server';
import { MAIN_HOST, newBrowser } from '../site/site-steps';
import { startedFrame } from '../widgets/widget-steps';
import type { Victim } from './victims';

/** Kinds of unauthorised callers: `visitor` has verified another number in a widget, `member` has logged in at the site,
 *  `lookerOn` has the link of the victim's payment, `otherPayer` a payment, and the last two belong to shops. */
export const unauthorisedCallerKinds = [
  'anonymous',
  'visitor',
  'member',
  'lookerOn',
  'otherPayer',
  'otherAgent',
  'otherShop',
] as const;
export type UnauthorisedCallerKind = (typeof unauthorisedCallerKinds)[number];

interface UnauthorisedCaller {
  readonly kind: UnauthorisedCallerKind;
  /** Makes the most harmful call that its fields allow. */
  call(endpoint: Endpoint): Promise<Reply>;
}

type Headers = Readonly<Record<string, string>>;
const SEED = 7;

let lastCall = 0;
/** Each call comes from another address, so that limits per client do not refuse it. */
const newAddress = (): string => {
  lastCall += 1;
  return `10.${(lastCall >> 16) & 255}.${(lastCall >> 8) & 255}.${lastCall & 255}`;
};

/** Default values of fields for which the victim has none. */
const usualAims = {
  otp: '00000',
  aivfValue: '9999',
  isAccepted: true,
  isTermsAccepted: true,
  isWhatsappConsentAccepted: true,
  consent,
  userName: 'Stranger',
  email: '',
  dateOfBirth: '1988-01-01',
  pan: 'ABCDE1234F',
  pincode: '682001',
  step: 'EMI_PLAN_SELECTION',
  status: 'INITIATED',
  topic: 'OTHER',
  message: 'What is my limit?',
  merchantKey: 'zenmart_sandbox',
};
/** An endpoint accepts one of each list. */
const alternatives: readonly (readonly [string, string])[] = [['txnUuid', 'orderId']];

interface Shape {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly sample: Readonly<Record<string, unknown>>;
}
/** Generating a sample takes longer than the call; a fixed seed makes it the same each time. */
const shapes = new Map<Endpoint, Shape>();

function shapeOf(endpoint: Endpoint, request: NonNullable<Endpoint['request']>): Shape {
  const known = shapes.get(endpoint);
  if (known) return known;
  const { properties = {} } = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Readonly<Record<string, unknown>>;
  };
  const [sample = {}] = fc.sample(sampleOf(request), { numRuns: 1, seed: SEED }) as Record<string, unknown>[];
  const shape = { properties, sample };
  shapes.set(endpoint, shape);
  return shape;
}

/** A valid request with the victim's values in every possible field. */
function requestAt(endpoint: Endpoint, aims: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (!endpoint.request) return {};
  const { properties, sample } = shapeOf(endpoint, endpoint.request);
  const all: Record<string, unknown> = { ...usualAims, ...aims };
  const aimed = Object.keys(properties).flatMap((name) => (name in all ? [[name, all[name]] as const] : []));
  const filled: Record<string, unknown> = { ...sample, ...Object.fromEntries(aimed) };
  for (const [one, other] of alternatives) if (one in filled && other in properties) delete filled[other];
  return filled;
}

/** One caller of each kind that is possible for the victim. */
export async function unauthorisedCallersOf(kadam: ServerOf, victim: Victim): Promise<readonly UnauthorisedCaller[]> {
  const { open, onPhone } = checkoutSteps(kadam);
  const own = { [header.merchantKey]: 'zenmart_sandbox', [header.origin]: MERCHANT_ORIGIN, origin: MERCHANT_ORIGIN };
  const others = {
    [header.merchantKey]: OTHER_MERCHANT.merchantKey,
    [header.origin]: OTHER_MERCHANT.origin,
    origin: OTHER_MERCHANT.origin,
  };
  const token = (merchantKey: string, secret: string, agentId: string, scope: string): Promise<string> =>
    mintToken({
      merchantKey,
      secret,
      agentId,
      scope,
      issuedAtMs: kadam().clock.nowMs(),
      livesMs: 600_000,
      audience: 'kadam',
    });
  const withSession = (session: string): Headers => ({ ...own, [header.sessionToken]: session });
  const asAgent = async (merchantKey: string, secret: string, agentId: string): Promise<Headers> => ({
    [header.scope]: 'sales',
    [header.agentId]: agentId,
    [header.sdkToken]: await token(merchantKey, secret, agentId, 'sales'),
  });

  const visitor = await startedFrame(kadam, {}, newAddress());
  await visitor.login(someMobile());
  const member = newBrowser(kadam, MAIN_HOST, newAddress());
  await member.login(someMobile());
  const otherPayer = await open();
  await otherPayer.verify(someMobile());
  const { merchantKey, secret, agentId } = OTHER_MERCHANT;
  const headersOf: Readonly<Record<UnauthorisedCallerKind, Headers | null>> = {
    anonymous: own,
    visitor: withSession(visitor.token),
    member: member.proof(),
    lookerOn: victim.checkout && withSession((await onPhone(victim.checkout)).token),
    otherPayer: withSession(otherPayer.token),
    otherAgent: { ...own, ...(await asAgent('zenmart_sandbox', EXAMPLE_SECRET, 'ZM-3072')) },
    otherShop: {
      ...others,
      ...(await asAgent(merchantKey, secret, agentId)),
      authorization: `Bearer ${await token(merchantKey, secret, 'server', 'merchant')}`,
    },
  };
  const ref = victim.checkout && new URL(victim.checkout.paymentLink).searchParams.get('ref');

  return unauthorisedCallerKinds.flatMap((kind) => {
    const headers = headersOf[kind];
    if (!headers) return [];
    const knows = kind === 'lookerOn' ? { ...victim.aims, ref } : victim.aims;
    return [{ kind, call: (endpoint: Endpoint) => send(endpoint, headers, requestAt(endpoint, knows)) }];
  });

  function send(endpoint: Endpoint, headers: Headers, request: Readonly<Record<string, unknown>>): Promise<Reply> {
    const isPost = endpoint.method === 'POST';
    const { path, rest } = sentTo(endpoint, request);
    const query = new URLSearchParams(
      Object.entries(rest).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    );
    return kadam().request(endpoint.method, isPost ? path : `${path}?${query}`, {
      ip: newAddress(),
      headers: {
        ...headers,
        [header.idempotencyKey]: randomUUID(),
        ...(isPost ? { 'content-type': 'application/json' } : {}),
      },
      ...(isPost ? { payload: JSON.stringify(rest) } : {}),
    });
  }
}

/** True if the call was successful. */
export const isDone = (reply: Reply): boolean => reply.body?.success === true && Object.keys(dataOf(reply)).length > 0;
