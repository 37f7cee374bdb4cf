import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askedForOffer, grantsAtOnce } from '../testing/account/voucher-tests';
import { postgresDatabase } from '../testing/database/fresh-postgres';
import { FakeClock } from '../testing/server/fake-clock';
import { asInProduction } from '../testing/server/limits';
import { type Reply, startTestServer, type TestServer } from '../testing/server/test-server';
import { newBrowser } from '../testing/site/site-steps';
import { startedFrame } from '../testing/widgets/widget-steps';

/** Two servers with separate connections to one PostgreSQL: the database decides every race. */
let servers: readonly [TestServer, TestServer];
let clock: FakeClock;

beforeEach(async () => {
  const database = await postgresDatabase(10);
  clock = new FakeClock();
  const start = () => startTestServer({ database, clock, env: asInProduction });
  // Both start at once, so that they also race for the migrations.
  servers = await Promise.all([start(), start()]);
});
afterEach(() => Promise.all(servers.map((server) => server.close())));

/** Makes `count` simultaneous calls, alternating between the servers. */
const race = (count: number, call: (server: TestServer, index: number) => Promise<Reply>): Promise<Reply[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => call(servers[index % 2 === 0 ? 0 : 1], index)));
const messagesTo = async (mobile: string): Promise<unknown[]> => {
  const { text } = await servers[0].request('GET', `/sandbox/sms?mobile=${mobile}`);
  return (JSON.parse(text) as { messages: unknown[] }).messages;
};
const successes = (replies: readonly Reply[]): Reply[] => replies.filter(({ body }) => body?.success);

describe('two servers on one PostgreSQL', () => {
  it('20 simultaneous sends to one number, 30 s after the last, send 1 SMS', async () => {
    const mobile = '7000000001';
    await servers[0].call('send-share-code', { mobile });
    clock.advance(30_000);
    const replies = await race(20, (server) => server.call('send-share-code', { mobile }));
    expect(successes(replies)).toHaveLength(1);
    expect(await messagesTo(mobile)).toHaveLength(2);
  });

  it('20 simultaneous purchases of one number grant 1 voucher', async () => {
    const mobile = '7000000004';
    await askedForOffer(() => servers[0], mobile);
    expect(await grantsAtOnce(servers, mobile, 20)).toBe(1);
  });

  it('20 simultaneous wrong codes use exactly 5 attempts, each once', async () => {
    const mobile = '7000000002';
    await servers[0].call('send-share-code', { mobile });
    const code = await servers[0].codeFor(mobile);
    const otp = code === '00000' ? '00001' : '00000';
    const replies = await race(20, (server) => server.call('verify-share-code', { mobile, otp }));
    const remaining = replies.map(({ body }) => Number(body?.data?.remainingShareCodeAttempts)).sort((a, b) => b - a);
    expect(remaining.slice(0, 5)).toEqual([4, 3, 2, 1, 0]);
    expect(new Set(remaining.slice(5))).toEqual(new Set([0]));
    const right = await servers[1].call('verify-share-code', { mobile, otp: code });
    expect(right.body?.code).toBe('SHARE_CODE_ATTEMPTS_EXHAUSTED');
    expect(right.body?.data?.resendAtMs).toBe(clock.nowMs() + 30 * 60_000);
  });

  it('20 unauthorised callers who send to one number simultaneously, from one address, send 5 SMS', async () => {
    const mobile = '7000000005';
    const callers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => startedFrame(() => servers[index % 2 === 0 ? 0 : 1])),
    );
    const replies = await Promise.all(callers.map((each) => each.post('/auth/initiate-login/', { mobile })));
    expect(successes(replies)).toHaveLength(5);
    expect(await messagesTo(mobile)).toHaveLength(5);
  });

  it('20 wrong codes of a session that was sent none use no attempt of the owner’s session', {
    tags: ['long'],
  }, async () => {
    const mobile = '7000000006';
    const [owner, unauthorisedCaller] = [await startedFrame(() => servers[0]), await startedFrame(() => servers[1])];
    await owner.post('/auth/initiate-login/', { mobile });
    const otp = await servers[0].codeFor(mobile);
    const guesses = Array.from({ length: 20 }, () =>
      unauthorisedCaller.post('/auth/verify-login', { mobile, otp: '00000', isTermsAccepted: true }),
    );
    const right = owner.post('/auth/verify-login', { mobile, otp, isTermsAccepted: true });
    expect(successes(await Promise.all(guesses))).toHaveLength(0);
    expect((await right).body?.success).toBe(true);
  });

  it('the correct code typed 10 times simultaneously opens once, with the same answer for all', async () => {
    const mobile = '7000000003';
    await servers[0].call('send-share-code', { mobile });
    const otp = await servers[0].codeFor(mobile);
    const replies = await race(10, (server) => server.call('verify-share-code', { mobile, otp }));
    expect(new Set(replies.map(({ body }) => body?.data?.verifiedUntilMs)).size).toBe(1);
    const { db } = servers[0].server;
    const opened = await db.selectFrom('event_log').select('event_id').where('type', '=', 'mobileVerified').execute();
    expect(opened).toHaveLength(1);
  });

  it('10 simultaneous repeats of one call get the same answer and send 1 SMS', async () => {
    const mobile = '7000000004';
    const headers = { 'idempotency-key': 'one-intent-of-the-agent' };
    const replies = await race(10, (server) => server.call('send-share-code', { mobile }, { headers }));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(successes(replies)).toHaveLength(10);
    expect(await messagesTo(mobile)).toHaveLength(1);
  });

  it('40 codes typed by one agent simultaneously: exactly 30 are compared', { tags: ['long'] }, async () => {
    const replies = await race(40, (server, index) =>
      server.call('verify-share-code', { mobile: String(7_100_000_000 + index), otp: '12345' }),
    );
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('a write of one server is read by the other', async () => {
    const mobile = '9000000001';
    await servers[0].call('send-share-code', { mobile });
    await servers[1].call('verify-share-code', { mobile, otp: await servers[1].codeFor(mobile) });
    const reply = await servers[0].call('check-eligibility', { mobile, amount: 20_000 });
    expect(reply.body?.data).toMatchObject({ isPreApproved: true });
  });

  it('a login at one server is valid at the other, and a logout ends both', async () => {
    const mobile = '7000000007';
    let calls = 0;
    const browser = newBrowser(() => servers[calls++ % 2 === 0 ? 0 : 1]);
    const whose = async () => (await browser.get('/auth/identify-user')).body?.data?.permissions;
    await browser.post('/auth/initiate-login/', { mobile });
    await browser.post('/auth/verify-login', { mobile, otp: await servers[0].codeFor(mobile), isTermsAccepted: true });
    expect([await whose(), await whose()]).toEqual(Array(2).fill(['AUTHENTICATED', 'IDENTIFIED', 'VERIFIED']));
    await browser.post('/auth/logout');
    expect([await whose(), await whose()]).toEqual([[], []]);
  });
});
