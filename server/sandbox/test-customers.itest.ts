import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allErrors } from '../../shared/errors';
import { derivedProfile } from '../lenders/customer-profile';
import { type Reply, STARTS_WITHIN_MS, startTestServer, type TestServer } from '../testing/server/test-server';
import { describeTestCustomers, type SalesCall, salesCodes } from './test-customers';

let kadam: TestServer;
beforeAll(async () => {
  kadam = await startTestServer();
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

const amount = 20_000;
/** Runs a customer through the sales flow up to and including `step`; returns the answer of each call. */
async function walk(mobile: string, step: SalesCall): Promise<Partial<Record<SalesCall, Reply>>> {
  const answers: Partial<Record<SalesCall, Reply>> = {};
  const calls: readonly (readonly [SalesCall, () => Promise<Reply>])[] = [
    ['preEligibility', () => kadam.call('pre-eligibility', { mobile, amount })],
    ['sendShareCode', () => kadam.call('send-share-code', { mobile })],
    ['verifyShareCode', async () => kadam.call('verify-share-code', { mobile, otp: await kadam.codeFor(mobile) })],
    ['checkEligibility', () => kadam.call('check-eligibility', { mobile, amount })],
    [
      'shareNtbApplication',
      () => kadam.call('share-ntb-application', { mobile, lenderId: '1', email: '', userName: 'Asha' }),
    ],
  ];
  for (const [name, call] of calls) {
    answers[name] = await call();
    if (name === step) return answers;
  }
  return answers;
}

describe('600000CCCC', () => {
  it('exists for every number of the error list, once for each flow that meets it, and is served as JSON', async () => {
    const numbers = new Set(allErrors.flatMap(({ code }) => code ?? []));
    const { errorCodes } = describeTestCustomers();
    expect(new Set(errorCodes.map(({ code }) => code))).toEqual(numbers);
    expect(new Set(errorCodes.map(({ code, flow }) => `${flow} ${code}`)).size).toBe(errorCodes.length);
    expect(errorCodes.every(({ path }) => path !== null)).toBe(true);
    expect((await kadam.request('GET', '/sandbox/customers')).text).toBe(JSON.stringify(describeTestCustomers()));
  });

  it.each(salesCodes().map(({ mobile, code, step, httpStatus }) => [mobile, code, step, httpStatus] as const))(
    '%s meets %i at %s, and nothing before',
    async (mobile, code, step, httpStatus) => {
      kadam.clock.advance(60 * 60_000);
      const { [step]: last, ...before } = await walk(mobile, step);
      expect(Object.values<Reply>(before).map(({ body }) => body?.success)).toEqual(
        Object.keys(before).map(() => true),
      );
      expect(last?.status).toBe(httpStatus);
      expect(last?.body).toMatchObject({ success: false, code: code === 409 ? 4004 : code });
    },
  );

  it.each(['6000004002', '6000004003', '6000004005', '6000004009', '6000004016'])(
    '%s fails in a payment alone, and says so in the list',
    async (mobile) => {
      kadam.clock.advance(60 * 60_000);
      const { checkEligibility } = await walk(mobile, 'checkEligibility');
      expect(checkEligibility?.body?.data?.isPreApproved).toBe(true);
      const places = describeTestCustomers().errorCodes.filter((each) => each.mobile === mobile);
      expect(places).toMatchObject([
        { flow: 'payment', path: expect.stringMatching(/^\/app\/(transaction|payment)\//) },
      ]);
    },
  );

  it('6000004302 really runs out of attempts: 4, 3, 2, 1, then exhausted', async () => {
    kadam.clock.advance(60 * 60_000);
    const mobile = '6000004302';
    const first = (await walk(mobile, 'verifyShareCode')).verifyShareCode;
    const answers = [first];
    for (let attempt = 2; attempt <= 5; attempt += 1)
      answers.push(await kadam.call('verify-share-code', { mobile, otp: await kadam.codeFor(mobile) }));
    expect(answers.map((answer) => [answer?.body?.code, answer?.body?.data?.remainingShareCodeAttempts])).toEqual([
      [4302, 4],
      [4302, 3],
      [4302, 2],
      [4302, 1],
      ['SHARE_CODE_ATTEMPTS_EXHAUSTED', 0],
    ]);
  });

  it('6000000429 says how long to wait', async () => {
    const { checkEligibility } = await walk('6000000429', 'checkEligibility');
    expect(checkEligibility?.headers['retry-after']).toBe('2');
  });
});

describe('any other number', () => {
  it('has a profile of its own: of 1,000 numbers 40% to 50% are pre-approved somewhere, 15% to 25% nowhere welcome', () => {
    const lenders = ['1', '201', '401', '501', '701', '901', '1201', '1401', '1601', '2303'];
    let preApproved = 0;
    let refused = 0;
    for (let index = 0; index < 1000; index += 1) {
      const profile = derivedProfile(String(9_100_000_000 + index));
      const standings = new Set(lenders.map((lenderId) => profile.standingAt(lenderId).standing));
      if (standings.has('preApproved')) preApproved += 1;
      else if (!standings.has('newToBank')) refused += 1;
    }
    expect(preApproved).toBeGreaterThan(400);
    expect(preApproved).toBeLessThan(500);
    expect(refused).toBeGreaterThan(150);
    expect(refused).toBeLessThan(250);
  });

  it('has limits from ₹15,000 to ₹3,10,000 and answers within 300 ms', () => {
    for (let index = 0; index < 500; index += 1) {
      const profile = derivedProfile(String(9_200_000_000 + index));
      const found = profile.standingAt('401');
      if (found.standing === 'preApproved') {
        expect(found.limitRupees).toBeGreaterThanOrEqual(15_000);
        expect(found.limitRupees).toBeLessThanOrEqual(310_000);
      }
      expect(profile.answerAfterMs('401')).toBeLessThan(300);
    }
  });
});
