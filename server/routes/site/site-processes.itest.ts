import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshPostgresUrl } from '../../testing/database/fresh-postgres';
import { requestAt } from '../../testing/server/request-process';
import { type ServerProcess, startProcess } from '../../testing/server/server-process';
import { type Browser, MAIN_HOST, newBrowser } from '../../testing/site/site-steps';

/** Behind a balancer that distributes calls. */
const processes: ServerProcess[] = [];
beforeAll(async () => {
  const env = { DATABASE_URL: await freshPostgresUrl(), KADAM_PUBLIC_URL: `http://${MAIN_HOST}` };
  // One after the other: the first creates the tables.
  for (let count = 0; count < 2; count += 1) processes.push(await startProcess(env));
});
const isAlive = ({ child }: ServerProcess): boolean => child.exitCode === null && child.signalCode === null;
afterAll(() => Promise.all(processes.filter(isAlive).map(({ end }) => end('SIGTERM'))));

/** One browser, whose calls go to the chosen process. */
function browserOf(host?: string): { browser: Browser; at(number: 0 | 1): Browser } {
  let number: 0 | 1 = 0;
  const askNow = () => {
    const found = processes[number];
    if (!found) throw new Error(`no process ${number}`);
    return requestAt(found);
  };
  const browser = newBrowser(() => ({ request: (...asked) => askNow()(...asked) }), host);
  return {
    browser,
    at(next) {
      number = next;
      return browser;
    },
  };
}
const codeFor = async (mobile: string): Promise<string> => {
  const inbox = await fetch(`${processes[0]?.url}/sandbox/sms?mobile=${mobile}`);
  return /\b\d{5}\b/.exec(await inbox.text())?.[0] ?? '';
};
const permissions = ['AUTHENTICATED', 'IDENTIFIED', 'VERIFIED'];
const whose = async (browser: Browser): Promise<unknown> =>
  (await browser.get('/auth/identify-user')).body?.data?.permissions;

describe('two processes of the shopper’s site on one PostgreSQL', () => {
  it.each([
    [MAIN_HOST, '/account?next=%2Feligible'],
    ['hdfc.localhost:4400', '/login?next=%2Feligible'],
  ])('at %s: a login at one process is valid at the other, and a logout ends it at both', async (host, login) => {
    const mobile = host === MAIN_HOST ? '7000000021' : '7000000022';
    const { at } = browserOf(host);
    await at(0).post('/auth/initiate-login/', { mobile });
    await at(1).post('/auth/verify-login', { mobile, otp: await codeFor(mobile), isTermsAccepted: true });
    expect([await whose(at(0)), await whose(at(1))]).toEqual([permissions, permissions]);
    const open = (number: 0 | 1) => at(number).get('/eligible', { accept: 'text/html' });
    expect([(await open(0)).status, (await open(1)).status]).toEqual([200, 200]);

    await at(0).post('/auth/logout');
    expect([await whose(at(0)), await whose(at(1))]).toEqual([[], []]);
    const refused = await open(1);
    expect([refused.status, refused.headers.location]).toEqual([302, login]);
  });

  it('keep a login when the one that it was made at is killed', async () => {
    const { at } = browserOf();
    const mobile = '7000000023';
    await at(1).post('/auth/initiate-login/', { mobile });
    await at(1).post('/auth/verify-login', { mobile, otp: await codeFor(mobile), isTermsAccepted: true });
    await processes[1]?.end('SIGKILL');
    expect(await whose(at(0))).toEqual(permissions);
  });
});
