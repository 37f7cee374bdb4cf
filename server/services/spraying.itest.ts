import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { header } from '../../shared/api/headers';
import { MINUTE_MS } from '../../shared/rules/duration';
import { readConfig } from '../config';
import { reserveQuota } from '../store/rate-limits';
import { asksProof, challengeOf, hasZeros, solve } from '../testing/api/solve-challenge';
import { checkoutSteps } from '../testing/payments/checkout-steps';
import { dataOf, someMobile, wrong } from '../testing/sales/sales-steps';
import { asInProduction } from '../testing/server/limits';
import { shop } from '../testing/server/registered-shop';
import { registerMerchant } from '../testing/server/sealing';
import {
  MERCHANT_ORIGIN,
  type Reply,
  STARTS_WITHIN_MS,
  startTestServer,
  type TestServer,
} from '../testing/server/test-server';
import { type Frame, newFrame, startedFrame } from '../testing/widgets/widget-steps';
import { clientLimits, limitedUse } from './limits';

// Production limits, on a clock that the test moves. Challenges have 2 bits, so that tests are fast.

let server: TestServer;
/** The newest code of each number: reading the sandbox's inbox would dominate the duration of a test. */
const codes = new Map<string, string>();
beforeAll(async () => {
  const sms = {
    send: async ({ mobile, text }: { readonly mobile: string; readonly text: string }) => {
      codes.set(mobile, /\b\d{5}\b/.exec(text)?.[0] ?? '');
    },
  };
  server = await startTestServer({
    env: { ...asInProduction, KADAM_CODES_PER_AGENT: '30' },
    ports: { sms, proofBits: 2 },
  });
}, STARTS_WITHIN_MS);
afterAll(() => server.close());

const kadam = (): TestServer => server;
const codeOf = (mobile: string): string => codes.get(mobile) ?? 'none';
/** More than a test of 10,000 calls takes on a busy machine. */
const SLOW = { timeout: 240_000 };

interface Tries {
  readonly numbers: number;
  readonly codes: number;
  readonly answers: readonly Reply[];
}

/** Makes a call; with a proof if requested and `solves`. */
async function call(frame: Frame, path: string, body: unknown, solves: boolean): Promise<Reply> {
  const reply = await frame.post(path, body);
  if (!asksProof(reply) || !solves) return reply;
  const challenge = challengeOf(reply);
  kadam().clock.advance(challenge.waitMs);
  const proved = await frame.post(path, body, { [header.proofOfWork]: solve(challenge) });
  kadam().clock.advance(-challenge.waitMs);
  return proved;
}

/** Sends a code to each number and types 5 wrong ones, from one address. */
async function attack(ip: string, mobiles: readonly string[], solves: boolean): Promise<Tries> {
  let [numbers, compared] = [0, 0];
  const answers: Reply[] = [];
  for (const mobile of mobiles) {
    const frame = await startedFrame(kadam, {}, ip);
    const sent = await call(frame, '/auth/initiate-login/', { mobile }, solves);
    answers.push(sent);
    if (!sent.body?.success) continue;
    numbers += 1;
    for (let time = 1; time <= 5; time += 1) {
      const typed = await call(
        frame,
        '/auth/verify-login',
        { mobile, otp: wrong(codeOf(mobile)), isTermsAccepted: true },
        solves,
      );
      answers.push(typed);
      if (typed.body?.code === 4302 || typed.body?.code === 4301) compared += 1;
    }
  }
  return { numbers, codes: compared, answers };
}

const numbersOf = (count: number): string[] => Array.from({ length: count }, someMobile);
const refusals = (tries: Tries): unknown[] => [
  ...new Set(tries.answers.filter(({ status }) => status !== 200).map(({ body }) => body?.type)),
];

describe('attacker at one address who types 5 codes for each of 200 numbers', () => {
  it(
    'has 150 codes compared for 30 numbers without proofs, and needs a proof for each other number',
    SLOW,
    async () => {
      const tries = await attack('203.0.113.1', numbersOf(200), false);
      expect([tries.numbers, tries.codes, refusals(tries)]).toEqual([30, 150, ['PROOF_OF_WORK_NEEDED']]);
    },
  );

  it('has 500 codes compared with proofs, one for each number after the 30th', {
    ...SLOW,
    tags: ['long'],
  }, async () => {
    const tries = await attack('203.0.113.2', numbersOf(100), true);
    expect([tries.numbers, tries.codes, refusals(tries)]).toEqual([100, 500, []]);
    expect(await metric('kadam_proofs_of_work_total{outcome="solved"}')).toBe(70 * 6);
  });

  it('has 3 more SMS in 10 minutes after the 500 of a day, and the next is refused with a message, Retry-After and a count', async () => {
    const ip = '203.0.113.6';
    await useUpSms(ip);
    const send = async () =>
      call(await startedFrame(kadam, {}, ip), '/auth/initiate-login/', { mobile: someMobile() }, true);
    for (let time = 1; time <= 3; time += 1) expect((await send()).body?.success).toBe(true);
    const refused = await send();
    expect([refused.status, refused.body?.type, refused.headers['retry-after']]).toEqual([
      429,
      'NETWORK_SENT_TOO_MANY_CODES',
      '600',
    ]);
    expect(refused.body?.message).toContain('Too many codes have been sent from your network.');
    expect(await metric('kadam_network_sms_refused_total')).toBe(1);
  });

  it('is counted over all merchants, widgets and payments', SLOW, async () => {
    await attack('203.0.113.5', numbersOf(30), false);
    const { open } = checkoutSteps(kadam);
    const paying = await open();
    const mobile = someMobile();
    const elsewhere = newFrame(kadam, {}, '203.0.113.5');
    elsewhere.token = paying.token;
    const asked = { mobile, isTermsAccepted: true, isWhatsappConsentAccepted: true };
    expect(asksProof(await elsewhere.post('/app/payment/send-otp', asked))).toBe(true);
    expect((await call(elsewhere, '/app/payment/send-otp', asked, true)).body?.success).toBe(true);
    expect(
      asksProof(
        await elsewhere.post('/app/payment/verify-otp', { mobile, otp: codeOf(mobile), isTermsAccepted: true }),
      ),
    ).toBe(true);
    expect(asksProof(await elsewhere.post('/app/payment/resend-otp/', { mobile }))).toBe(true);
  });
});

describe('a number that the network has verified', () => {
  it('needs no proof there within a day, even if 200 others were tried in the meantime', SLOW, async () => {
    const ip = '203.0.113.30';
    const mobile = someMobile();
    const own = await startedFrame(kadam, {}, ip);
    await initiate(own, mobile);
    expect(
      (await own.post('/auth/verify-login', { mobile, otp: codeOf(mobile), isTermsAccepted: true })).body?.success,
    ).toBe(true);
    await attack(ip, numbersOf(32), false);
    expect(asksProof(await initiate(await startedFrame(kadam, {}, ip), someMobile()))).toBe(true);
    kadam().clock.advance(MINUTE_MS);
    const again = await startedFrame(kadam, {}, ip);
    expect((await initiate(again, mobile)).body?.success).toBe(true);
    expect(
      (await again.post('/auth/verify-login', { mobile, otp: codeOf(mobile), isTermsAccepted: true })).body?.success,
    ).toBe(true);
  });

  it('counts neither among the numbers nor among the SMS: 40 customers in sequence need no proof', async () => {
    const ip = '203.0.113.31';
    for (const mobile of numbersOf(40)) {
      const frame = await startedFrame(kadam, {}, ip);
      expect((await initiate(frame, mobile)).status).toBe(200);
      expect(
        (await frame.post('/auth/verify-login', { mobile, otp: codeOf(mobile), isTermsAccepted: true })).body?.success,
      ).toBe(true);
    }
  });
});

describe('proof of work', () => {
  const ip = '203.0.113.40';
  let frame: Frame;
  let mobile: string;
  let challenge: ReturnType<typeof challengeOf>;
  const send = (proof: string, who = mobile, from = frame) =>
    from.post('/auth/initiate-login/', { mobile: who }, { [header.proofOfWork]: proof });
  beforeAll(async () => {
    await attack(ip, numbersOf(30), false);
  });
  const challenged = async (): Promise<void> => {
    frame = await startedFrame(kadam, {}, ip);
    mobile = someMobile();
    challenge = challengeOf(await initiate(frame, mobile));
  };

  it('is requested as in openapi, with a Retry-After', async () => {
    await challenged();
    const reply = await initiate(frame, mobile);
    expect(reply.body).toEqual({
      success: false,
      code: 429,
      type: 'PROOF_OF_WORK_NEEDED',
      message: 'Your network is very busy. Please try again in a moment.',
      retry: false,
      data: { token: expect.stringMatching(/^\d+\.2\.[\w-]{22}\.[\w-]{43}$/), bits: 2, waitMs: expect.any(Number) },
    });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('that is valid lets one call through; a second call with it needs another', async () => {
    await challenged();
    const proof = solve(challenge);
    kadam().clock.advance(challenge.waitMs);
    expect((await send(proof)).body?.success).toBe(true);
    kadam().clock.advance(MINUTE_MS);
    const again = await send(proof);
    expect(asksProof(again)).toBe(true);
    expect(challengeOf(again).token).not.toBe(challenge.token);
  });

  it.each([
    [
      'forged: the signature is another one',
      () => solve({ ...challenge, token: `${challenge.token.slice(0, -4)}AAAA` }),
    ],
    ['forged: fewer bits are claimed', () => solve({ ...challenge, token: challenge.token.replace('.2.', '.0.') })],
    ['wrong: one of 16 answers begins with no zeros', () => withWrongAnswer(challenge.token)],
    ['short: 15 answers', () => solve(challenge).replace(/\.\d+$/, '')],
    ['no proof at all', () => 'none'],
  ])('is refused if it is %s', async (_why, made) => {
    await challenged();
    kadam().clock.advance(challenge.waitMs);
    expect(asksProof(await send(made()))).toBe(true);
  });

  it('is refused 2 s before its wait has ended, and 2 min after it', async () => {
    await challenged();
    kadam().clock.advance(challenge.waitMs - 2_000);
    expect(asksProof(await send(solve(challenge)))).toBe(true);
    kadam().clock.advance(2_000 + 2 * MINUTE_MS);
    expect(asksProof(await send(solve(challenge)))).toBe(true);
  });

  it('is refused for another number, for typing a code, and from another network', async () => {
    await challenged();
    const proof = solve(challenge);
    kadam().clock.advance(challenge.waitMs);
    expect(asksProof(await send(proof, someMobile()))).toBe(true);
    const typed = await frame.post(
      '/auth/verify-login',
      { mobile, otp: '00000', isTermsAccepted: true },
      { [header.proofOfWork]: proof },
    );
    expect(asksProof(typed)).toBe(true);
    const elsewhere = '203.0.113.41';
    await attack(elsewhere, numbersOf(30), false);
    expect(asksProof(await send(proof, mobile, await startedFrame(kadam, {}, elsewhere)))).toBe(true);
    expect((await send(proof)).body?.success).toBe(true);
  });

  it('is counted when it is requested, accepted and refused', async () => {
    const counts = async () =>
      Promise.all(
        ['issued', 'solved', 'failed'].map((outcome) => metric(`kadam_proofs_of_work_total{outcome="${outcome}"}`)),
      );
    const [issued = 0, solved = 0, failed = 0] = await counts();
    await challenged();
    kadam().clock.advance(challenge.waitMs);
    await send('none');
    await send(solve(challenge));
    expect(await counts()).toEqual([issued + 2, solved + 1, failed + 1]);
  });
});

describe('form without a script that opens a statement', () => {
  it('needs no proof after 30 numbers, and shows that the SMS of its network are used up', async () => {
    const [ip, mobile] = ['203.0.113.60', '9000000001'];
    const { open } = checkoutSteps(kadam);
    const checkout = await open();
    const asked = { mobile, isTermsAccepted: true, isWhatsappConsentAccepted: true };
    await checkout.post('/app/payment/send-otp', asked);
    await checkout.post('/app/payment/verify-otp', { mobile, otp: codeOf(mobile), isTermsAccepted: true });
    await checkout.choose();
    await checkout.agree();
    const paid = await checkout.post('/app/payment/confirm', { otp: codeOf(mobile) });
    const { statementUrl } = dataOf(paid).completion as { statementUrl: string };
    const path = new URL(statementUrl).pathname;
    const ask = () =>
      kadam().request('POST', `${path}/code`, {
        ip,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:4400' },
      });
    await attack(ip, numbersOf(30), false);
    kadam().clock.advance(MINUTE_MS);
    expect((await ask()).text).toContain('Enter the OTP we sent to');
    await useUpSms(ip);
    kadam().clock.advance(MINUTE_MS);
    expect((await ask()).text).toContain('Too many OTPs have been sent from your network.');
  });
});

describe('tills with agents’ tokens at one address', () => {
  it('send and type share codes for 250 customers in half an hour without a proof, while visitors there need one', {
    ...SLOW,
    tags: ['long'],
  }, async () => {
    const ip = '203.0.113.50';
    await attack(ip, numbersOf(31), false);
    const agents = [1, 2, 3].map((till) => ({ agentId: `TILL-${till}`, status: 'active' as const }));
    const { merchantKey, secret } = { ...shop, merchantKey: 'spraying-shop' };
    await registerMerchant(kadam().server.db, { ...shop, merchantKey, origins: [MERCHANT_ORIGIN], agents });
    const statuses = new Set<string>();
    for (let customer = 0; customer < 250; customer += 1) {
      kadam().clock.advance(7_200);
      const mobile = someMobile();
      const token = { merchantKey, secret, agentId: `TILL-${(customer % 3) + 1}` };
      const sent = await kadam().call('send-share-code', { mobile }, { token, ip });
      const typed = await kadam().call('verify-share-code', { mobile, otp: codeOf(mobile) }, { token, ip });
      for (const { status, body } of [sent, typed]) statuses.add(`${status} ${body?.success}`);
    }
    expect([...statuses]).toEqual(['200 true']);
  });
});

describe('wrong codes', () => {
  it('of all networks are logged once at 200 in 10 minutes, and once at 400', SLOW, async () => {
    kadam().clock.advance(10 * MINUTE_MS);
    const reports = () =>
      kadam()
        .logs()
        .split('\n')
        .filter((line) => line.includes('many wrong codes are typed'))
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    const before = reports().length;
    const typedBefore = await metric('kadam_codes_typed_total{purpose="login",result="wrong"}');
    // Six addresses have 150 wrong codes each before a proof is requested.
    for (const last of [1, 2, 3]) await attack(`198.51.100.${last}`, numbersOf(30), false);
    const [first, second, ...more] = reports().slice(before);
    expect(first).toMatchObject({ level: 50, wrongCodes: 200, minutes: 10 });
    expect(second).toMatchObject({ level: 50, wrongCodes: 400 });
    expect(more).toEqual([]);
    expect(await metric('kadam_codes_typed_total{purpose="login",result="wrong"}')).toBe(typedBefore + 450);
  });
});

async function useUpSms(ip: string): Promise<void> {
  const limit = { ...clientLimits(readConfig({})).smsOfNetwork, quota: 500 };
  await reserveQuota(kadam().server.db, [limitedUse(limit, [ip])], kadam().clock.nowMs());
}

const initiate = (frame: Frame, mobile: string): Promise<Reply> => frame.post('/auth/initiate-login/', { mobile });

function withWrongAnswer(token: string): string {
  const answers = solve({ token, bits: 2, waitMs: 0 }).split('~')[1]?.split('.').map(Number) ?? [];
  let last = 0;
  while (hasZeros(token, 15, last, 2)) last += 1;
  return `${token}~${[...answers.slice(0, -1), last].join('.')}`;
}

async function metric(name: string): Promise<number> {
  const { text } = await kadam().request('GET', '/metrics');
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? 0 : Number(line.split(' ')[1]);
}
