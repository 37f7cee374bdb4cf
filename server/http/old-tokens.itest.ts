import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoint, endpoints } from '../../shared/api';
import { sampleOf } from '../testing/api/sample-of';
import { someMobile } from '../testing/sales/sales-steps';
import { type Reply, STARTS_WITHIN_MS, startTestServer, type TestServer } from '../testing/server/test-server';
import { type Browser, MAIN_HOST, newBrowser } from '../testing/site/site-steps';
import { startedFrame } from '../testing/widgets/widget-steps';

let kadam: TestServer;
beforeAll(async () => {
  kadam = await startTestServer();
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

const server = () => kadam;
const visitors = Object.entries(endpoints).filter(([, { scope }]) => scope === 'site' || scope === 'widget');
/** Public, and used up by the call itself. */
const sendingCodes = ['initiateLogin', 'acquisitionSendOtp', 'landingSendOtp'];
const logins = ['verifyLogin', 'authenticateLogin', 'acquisitionVerifyOtp', 'landingVerifyOtp'];

interface Sample {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body: object;
}
function sampleFor({ method, path, request }: Endpoint): Sample {
  const [sample] = request === null ? [{}] : fc.sample(sampleOf(request), { seed: 7, numRuns: 1 });
  // An optional field could name an unknown merchant.
  const needed =
    request === null ? [] : (z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }).required ?? []);
  const body = Object.fromEntries(Object.entries(Object(sample)).filter(([name]) => needed.includes(name)));
  if (method === 'POST') return { method, url: path, body };
  const query = new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]));
  return { method, url: `${path}?${query}`, body };
}
const samples = new Map(visitors.map(([name, endpoint]) => [name, sampleFor(endpoint)]));
const sampleOfCall = (name: string): Sample => samples.get(name) ?? sampleFor(endpoints.identifyUser as Endpoint);
const ask = (name: string, by: Pick<Browser, 'get' | 'post'>): Promise<Reply> => {
  const { method, url, body } = sampleOfCall(name);
  return method === 'GET' ? by.get(url) : by.post(url, body);
};

/** A browser whose cookies were copied while it was logged in, and the next login of the same number. */
async function stolen(host: string, end: string): Promise<{ readonly old: () => Browser; readonly next: Browser }> {
  const [mobile, own] = [someMobile(), newBrowser(server, host)];
  await own.login(mobile);
  const copied = [...own.jar];
  expect((await own.post(end)).status).toBe(200);
  kadam.clock.advance(31_000);
  const next = newBrowser(server, host);
  expect((await next.login(mobile)).body?.success).toBe(true);
  const old = (): Browser => {
    const thief = newBrowser(server, host);
    for (const [name, value] of copied) thief.jar.set(name, value);
    return thief;
  };
  return { old, next };
}

describe('cookies of a session that was logged out', () => {
  it.each(
    [MAIN_HOST, 'hdfc.localhost:4400'].flatMap((host) =>
      ['/auth/logout', '/auth/logout-everywhere', '/app/customer/forget'].map((end) => [host, end] as const),
    ),
  )('at %s by %s open no call: each that needs a login is 401, the others answer as to a guest', async (host, end) => {
    const { old, next } = await stolen(host, end);
    const needing: string[] = [];
    for (const [name] of visitors.filter(([each]) => !sendingCodes.includes(each))) {
      const [byOld, byGuest] = [await ask(name, old()), await ask(name, newBrowser(server, host))];
      const told = ({ status, body }: Reply) => [name, status, body?.code];
      expect(told(byOld)).toEqual(told(byGuest));
      if (byOld.status === 401) needing.push(name);
    }
    expect(needing).toEqual(
      expect.arrayContaining([
        ...['ownProfile', 'changeProfile', 'heldData', 'forgetMe', 'ownConsents', 'ownLimits', 'logoutEverywhere'],
        ...['transactionHistory', 'owedByShopper', 'initiateUserVerification', 'dynamicCheckEligibility'],
        ...['checkUserEligibility', 'downloadAppSms', 'eligibleLenders', ...logins],
      ]),
    );
    expect((await next.get('/app/customer')).status).toBe(200);
  });
});

describe('the token of a widget’s session', () => {
  it.each([
    ['that was logged out', '/auth/logout'],
    ['of a number that logs out everywhere at the site', null],
  ] as const)('%s has ended (4010) for each call', async (_, path) => {
    const [mobile, frame] = [someMobile(), await startedFrame(server)];
    await frame.login(mobile);
    const old = frame.token;
    if (path) await frame.post(path);
    else {
      kadam.clock.advance(31_000);
      const own = newBrowser(server);
      await own.login(mobile);
      await own.post('/auth/logout-everywhere');
    }
    for (const [name, { scope }] of visitors) {
      if (scope !== 'widget') continue;
      frame.token = old;
      expect([name, (await ask(name, frame)).body?.code]).toEqual([name, 4010]);
    }
  });

  it('before the login is a guest’s after it', async () => {
    const frame = await startedFrame(server);
    const old = frame.token;
    await frame.login(someMobile());
    expect(frame.token).not.toBe(old);
    expect((await frame.post('/app/widget/check-user-eligibility?v=1')).status).toBe(200);
    frame.token = old;
    expect((await frame.post('/app/widget/check-user-eligibility?v=1')).status).toBe(401);
  });
});
