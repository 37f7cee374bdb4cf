import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { header } from '../../../shared/api/headers';
import { lenderIds, MINUTE_MS, type ServerOf, someMobile, wrong } from '../sales/sales-steps';
import type { Reply } from '../server/test-server';
import { newFrame, startedFrame } from '../widgets/widget-steps';
import { type Browser, MAIN_HOST, newBrowser, setBy } from './site-steps';

const HDFC_HOST = 'hdfc.localhost:4400';
const TOKEN = /^[\w-]{43}$/;
const short = ({ status, body }: Reply): [number, unknown] => [status, body?.code];
/** Ignores values. */
const shape = (cookie: string): string => cookie.replace(/^([\w-]+)=[^;]+/, '$1=…');
const whose = async (browser: Browser): Promise<unknown> => (await browser.get('/auth/identify-user')).body?.data;
const guest = { authDetails: null, permissions: [] };

/** Sessions of browsers with the shopper's site, on each host. The clock advances at each reading. */
export function siteSessionTests(kadam: ServerOf): void {
  describe('a browser at the shopper’s site', () => sessionTests(kadam));
}

function sessionTests(kadam: ServerOf): void {
  const browser = (host?: string) => newBrowser(kadam, host);
  const loggedIn = async (mobile = someMobile(), host?: string): Promise<Browser> => {
    const own = browser(host);
    expect((await own.login(mobile)).body?.success).toBe(true);
    return own;
  };
  const identity = (mobile: string) => ({
    authDetails: {
      mobile,
      maskedMobile: `${mobile.slice(0, 2)}XXXXX${mobile.slice(7)}`,
      userId: expect.stringMatching(/^[\w-]{43}$/),
    },
    permissions: ['AUTHENTICATED', 'IDENTIFIED', 'VERIFIED'],
  });

  beforeEach(() => {
    kadam().clock.tickMs = 1;
  });
  afterEach(() => {
    kadam().clock.tickMs = 0;
  });

  describe('the cookies of the site', () => {
    // @req STO-013, STO-015, STO-017, STO-019, STO-021
    it('are a session’s of 30 minutes with the first OTP, and the login’s with the right one, byte for byte', async () => {
      const [own, mobile] = [browser(), someMobile()];
      const sent = await own.post('/auth/initiate-login/', { mobile });
      expect(setBy(sent).map(shape)).toEqual([
        'userUUID=…; Path=/; Max-Age=31536000; Secure; SameSite=Lax',
        'sessionId=…; Path=/; Max-Age=1800; HttpOnly; Secure; SameSite=Lax',
        '__Host-session=…; Path=/; Max-Age=1800; HttpOnly; Secure; SameSite=Lax',
      ]);
      const right = await own.post('/auth/verify-login', {
        mobile,
        otp: await kadam().codeFor(mobile),
        isTermsAccepted: true,
      });
      expect(setBy(right).map(shape)).toEqual([
        'sessionId=…; Path=/; Max-Age=1800; HttpOnly; Secure; SameSite=Lax',
        '__Host-session=…; Path=/; Max-Age=1800; HttpOnly; Secure; SameSite=Lax',
        'authToken=…; Path=/; Max-Age=1800; HttpOnly; Secure; SameSite=Lax',
        'kadamSession=…; Path=/; Max-Age=1800; Secure; SameSite=Lax',
      ]);
      expect(setBy(right).at(-1)).toBe('kadamSession=1; Path=/; Max-Age=1800; Secure; SameSite=Lax');
      expect([own.jar.get('sessionId'), own.jar.get('authToken')]).toEqual([
        expect.stringMatching(TOKEN),
        expect.stringMatching(TOKEN),
      ]);
      expect(right.body?.data).toEqual({ ...identity(mobile), message: 'VERIFIED' });
      expect(await whose(own)).toEqual(identity(mobile));
    });

    it('keep a token that is in no answer’s body, and a guest who only looks has none', async () => {
      const own = browser();
      expect(await whose(own)).toEqual(guest);
      expect([...own.jar.keys()]).toEqual(['userUUID']);
      const reply = await own.post('/auth/initiate-login/', { mobile: someMobile() });
      expect(reply.text).not.toContain(own.jar.get('sessionId'));
    });

    // @req STO-021, Q-050
    it('come again, and last 30 minutes from then, whenever a use prolongs the session', async () => {
      const own = await loggedIn();
      kadam().clock.advance(58_000);
      expect(setBy(await own.get('/auth/identify-user'))).toEqual([]);
      kadam().clock.advance(2_000);
      expect(setBy(await own.get('/auth/identify-user')).map(shape)).toEqual([
        'sessionId=…; Path=/; Max-Age=1800; HttpOnly; Secure; SameSite=Lax',
        '__Host-session=…; Path=/; Max-Age=1800; HttpOnly; Secure; SameSite=Lax',
        'authToken=…; Path=/; Max-Age=1800; HttpOnly; Secure; SameSite=Lax',
        'kadamSession=…; Path=/; Max-Age=1800; Secure; SameSite=Lax',
      ]);
    });

    it('open 30 minutes after the last of them nothing, and before that everything', async () => {
      const mobile = someMobile();
      const own = await loggedIn(mobile);
      for (let uses = 0; uses < 3; uses += 1) {
        kadam().clock.advance(30 * MINUTE_MS - 100);
        expect(await whose(own)).toEqual(identity(mobile));
      }
      kadam().clock.advance(30 * MINUTE_MS);
      const over = await own.get('/auth/identify-user');
      expect(over.body?.data).toEqual(guest);
      expect(setBy(over)).toEqual([
        'sessionId=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
        '__Host-session=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
        'authToken=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
        'kadamSession=; Path=/; Max-Age=0; Secure; SameSite=Lax',
      ]);
    });

    it('count 30 minutes from the right OTP too, however long the code was on its way', async () => {
      const [own, mobile] = [browser(), someMobile()];
      await own.post('/auth/initiate-login/', { mobile });
      kadam().clock.advance(50_000);
      await own.post('/auth/verify-login', { mobile, otp: await kadam().codeFor(mobile), isTermsAccepted: true });
      kadam().clock.advance(30 * MINUTE_MS - 100);
      expect(await whose(own)).toEqual(identity(mobile));
    });

    it('are renewed at most once a minute: 20 reads within a minute after a renewal write the session’s row not once', async () => {
      const own = await loggedIn();
      kadam().clock.advance(2 * MINUTE_MS);
      expect(setBy(await own.get('/auth/identify-user'))).toHaveLength(4);
      const ends = async (): Promise<unknown> =>
        (await kadam().server.db.selectFrom('sessions').select('expires_at_ms').orderBy('expires_at_ms').execute()).at(
          -1,
        );
      const before = await ends();
      for (let reads = 0; reads < 20; reads += 1) {
        kadam().clock.advance(2_000);
        expect(setBy(await own.get('/auth/identify-user'))).toEqual([]);
      }
      expect(await ends()).toEqual(before);
    });
  });

  describe('a forged or planted cookie', () => {
    // @req STO-031, Q-050
    it('shows nothing: the marker alone, with a guest’s session, and with another one’s login', async () => {
      const forged = browser();
      forged.jar.set('kadamSession', '1');
      expect(await whose(forged)).toEqual(guest);
      expect(forged.jar.has('kadamSession')).toBe(false);
      expect(short(await forged.post('/app/widget/check-user-eligibility?v=1'))).toEqual([401, 401]);

      const [mine, theirs] = [await loggedIn(), await loggedIn()];
      mine.jar.set('authToken', theirs.jar.get('authToken') ?? '');
      expect(await whose(mine)).toEqual(guest);
      expect([...mine.jar.keys()].sort()).toEqual(['__Host-session', 'sessionId', 'userUUID']);
    });

    it('shows nothing to an attacker who planted a session in the browser that then logged in', async () => {
      const [attacker, mobile] = [browser(), someMobile()];
      await attacker.post('/auth/initiate-login/', { mobile: someMobile() });
      const victim = browser();
      for (const [name, value] of attacker.jar) victim.jar.set(name, value);
      await victim.login(mobile);
      expect(victim.jar.get('sessionId')).not.toBe(attacker.jar.get('sessionId'));
      expect(await whose(victim)).toEqual(identity(mobile));
      expect(await whose(attacker)).toEqual(guest);
      const asHeader = newFrame(kadam, { [header.merchantKey]: 'kadam', [header.origin]: `http://${MAIN_HOST}` });
      asHeader.token = attacker.jar.get('sessionId') ?? '';
      expect(short(await asHeader.get('/auth/identify-user'))).toEqual([200, 4010]);
    });

    it('that a sub-domain planted beside the host’s own is ignored, before it and after it', async () => {
      const [mobile, other] = [someMobile(), await loggedIn()];
      const own = await loggedIn(mobile);
      for (const name of ['sessionId', 'authToken'] as const) {
        const planted = `${name}=${other.jar.get(name)}`;
        for (const cookie of [`${planted}; ${own.proof().cookie}`, `${own.proof().cookie}; ${planted}`])
          expect((await own.get('/auth/identify-user', { cookie })).body?.data).toEqual(identity(mobile));
      }
    });

    it('that a sub-domain planted in a browser without a session does not log in', async () => {
      const [attacker, victim] = [await loggedIn(), browser()];
      for (const name of ['sessionId', 'authToken', 'kadamSession']) victim.jar.set(name, attacker.jar.get(name) ?? '');
      const seen = await victim.get('/auth/identify-user');
      expect(seen.body?.data).toEqual(guest);
      expect(setBy(seen)).toContain('sessionId=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax');
    });

    it('shows nothing where the cookie `__Host-session` is another session’s, and where it is a frame’s', async () => {
      const [own, other] = [await loggedIn(), await loggedIn()];
      const cookie = own
        .proof()
        .cookie?.replace(/__Host-session=[^;]+/, `__Host-session=${other.jar.get('__Host-session')}`);
      expect((await own.get('/auth/identify-user', { cookie })).body?.data).toEqual(guest);

      const frame = await startedFrame(kadam, {
        [header.merchantKey]: 'kadam',
        [header.origin]: `http://${MAIN_HOST}`,
      });
      await frame.login(someMobile());
      const framed = browser();
      framed.jar.set('sessionId', frame.token);
      expect(await whose(framed)).toEqual(guest);
      expect(framed.jar.has('sessionId')).toBe(false);
    });
  });

  describe('a host', () => {
    it('knows its own cookies alone', async () => {
      const mobile = someMobile();
      const own = await loggedIn(mobile, HDFC_HOST);
      expect(await whose(own)).toEqual(identity(mobile));
      for (const host of [MAIN_HOST, 'icici.localhost:4400']) {
        const elsewhere = browser(host);
        for (const [name, value] of own.jar) elsewhere.jar.set(name, value);
        expect([host, await whose(elsewhere)]).toEqual([host, guest]);
      }
    });

    it('that is a lender’s has an eligibility check of that bank alone', async () => {
      const ask = async (host: string): Promise<string[]> => {
        const own = await loggedIn('9000000001', host);
        const checked = await own.post('/app/widget/check-user-eligibility?v=1', { amount: 36_000 });
        kadam().clock.advance(31 * MINUTE_MS);
        return lenderIds(checked, 'lenders');
      };
      expect(await ask(HDFC_HOST)).toEqual(['401']);
      expect((await ask(MAIN_HOST)).length).toBeGreaterThan(20);
    });

    it('of an unknown host has no session: 401', async () => {
      for (const host of ['tamarind.localhost:4400', '127.0.0.1:4400', 'evil.example', 'localhost:99999'])
        expect(short(await browser(host).get('/auth/identify-user'))).toEqual([401, 401]);
    });
  });

  describe('a call with cookies', () => {
    const FOREIGN = [403, 403, 'Origin_Not_Registered'];
    const refusal = (reply: Reply) => [...short(reply), reply.body?.type];

    it('is 403 from another origin, another host of ours, another scheme or port, and without an origin', async () => {
      const own = await loggedIn();
      for (const origin of [
        'http://evil.example',
        `http://${HDFC_HOST}`,
        `https://${MAIN_HOST}`,
        'http://localhost:4500',
        'http://localhost',
        'null',
        undefined,
      ])
        expect([origin, ...refusal(await own.post('/auth/logout', {}, { origin }))]).toEqual([origin, ...FOREIGN]);
      expect(await whose(own)).not.toEqual(guest);
    });

    it('is 403 where the browser says that another site made it, and let in where it says nothing', async () => {
      const own = await loggedIn();
      for (const fetched of ['cross-site', 'same-site', 'none', 'surprise']) {
        const reply = await own.post('/auth/logout', {}, { 'sec-fetch-site': fetched });
        expect([fetched, ...refusal(reply)]).toEqual([fetched, ...FOREIGN]);
      }
      expect((await own.post('/auth/logout', {}, { 'sec-fetch-site': undefined })).status).toBe(200);
    });

    it('that only reads is 403 for another origin as well', async () => {
      const own = await loggedIn();
      for (const headers of [{ origin: 'http://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
        expect(refusal(await own.get('/auth/identify-user', headers))).toEqual(FOREIGN);
    });

    it('is a frame’s where it names a merchant: cookies count for nothing there', async () => {
      const own = await loggedIn();
      const frame = newFrame(kadam, own.proof());
      expect((await frame.get('/auth/identify-user')).body?.data).toEqual(guest);
      expect(short(await frame.post('/auth/logout-everywhere'))).toEqual([401, 401]);
    });
  });

  describe('an OTP on the site', () => {
    it('comes by an SMS that offers the code to this host’s own page', async () => {
      const mobile = someMobile();
      await browser(HDFC_HOST).post('/auth/initiate-login/', { mobile });
      const code = await kadam().codeFor(mobile);
      expect((await kadam().smsTo(mobile)).split('\n').at(-1)).toBe(`@hdfc.localhost #${code}`);
    });

    it('that was right is right again where the answer with its cookies was lost, and logs in', async () => {
      const [own, mobile] = [browser(), someMobile()];
      await own.post('/auth/initiate-login/', { mobile });
      const asGuest = own.proof().cookie;
      const otp = await kadam().codeFor(mobile);
      await own.post('/auth/verify-login', { mobile, otp, isTermsAccepted: true });
      const lost = own.proof().cookie;
      const again = (typed: string): Promise<Reply> =>
        own.post('/auth/verify-login', { mobile, otp: typed, isTermsAccepted: true }, { cookie: asGuest });
      expect((await own.get('/auth/identify-user', { cookie: asGuest })).body?.data).toEqual(guest);
      expect((await again(wrong(otp))).body?.success).toBe(false);
      expect((await again(otp)).body?.data).toEqual({ ...identity(mobile), message: 'VERIFIED' });
      expect(await whose(own)).toEqual(identity(mobile));
      expect(own.proof().cookie).not.toBe(lost);
      await own.post('/auth/logout');
      for (const cookie of [asGuest, lost])
        expect([cookie, (await own.get('/auth/identify-user', { cookie })).body?.data]).toEqual([cookie, guest]);
      expect(short(await again(otp))).toEqual([401, 401]);
    });

    it('has none to compare with before one was sent: 401', async () => {
      expect(
        short(
          await browser().post('/auth/verify-login', { mobile: someMobile(), otp: '12345', isTermsAccepted: true }),
        ),
      ).toEqual([401, 401]);
    });
  });

  describe('logging out', () => {
    it('removes the cookies, clears the browser’s storage, and ends the session for copied cookies too', async () => {
      const own = await loggedIn();
      const copy = browser();
      for (const [name, value] of own.jar) copy.jar.set(name, value);
      const reply = await own.post('/auth/logout');
      expect(reply.headers['clear-site-data']).toBe('"cache", "storage"');
      expect(setBy(reply)).toEqual([
        'sessionId=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
        '__Host-session=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
        'authToken=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
        'kadamSession=; Path=/; Max-Age=0; Secure; SameSite=Lax',
      ]);
      expect(await whose(copy)).toEqual(guest);
      expect((await own.post('/auth/logout')).body?.data).toEqual(guest);
    });

    it('deletes the session and the guest’s session before it', async () => {
      const mobile = someMobile();
      const own = await loggedIn(mobile);
      const rows = () => kadam().server.db.selectFrom('sessions').select('token_hash').execute();
      const during = await rows();
      await own.post('/auth/logout');
      expect(during.length - (await rows()).length).toBe(2);
    });

    it('everywhere ends every session of the number, on each host, and no other number’s', async () => {
      const [mobile, another] = [someMobile(), someMobile()];
      const here = await loggedIn(mobile);
      kadam().clock.advance(31_000);
      const there = await loggedIn(mobile, HDFC_HOST);
      const other = await loggedIn(another);
      const reply = await here.post('/auth/logout-everywhere');
      expect([reply.body?.data, reply.headers['clear-site-data']]).toEqual([guest, '"cache", "storage"']);
      expect([await whose(here), await whose(there)]).toEqual([guest, guest]);
      expect(await whose(other)).toEqual(identity(another));
      expect(short(await there.post('/auth/logout-everywhere'))).toEqual([401, 401]);
    });
  });
}
