import { describe, expect, it } from 'vitest';
import { header } from '../../../shared/api/headers';
import { OTHER_MERCHANT } from '../../sandbox/seed';
import { MINUTE_MS, type ServerOf, someMobile, wrong } from '../sales/sales-steps';
import { MERCHANT_ORIGIN, type Reply } from '../server/test-server';
import { newFrame, startedFrame } from '../widgets/widget-steps';

export function loginTests(kadam: ServerOf): void {
  const start = () => startedFrame(kadam);
  const login = (mobile: string, otp: string) => ({ mobile, otp, isTermsAccepted: true });
  const short = ({ status, body }: Reply): [number, unknown] => [status, body?.code];

  describe('an OTP', () => {
    // @req OTP-033, ENT-001, API-015, ROL-003
    it('arrives by SMS, bound to page and frame for the browser, and authenticates the session', async () => {
      const frame = await start();
      const mobile = someMobile();
      const sent = await frame.post('/auth/initiate-login/', { mobile, channel: 'ONLINE', utmSource: 'mail' });
      expect(sent.body?.data).toEqual({
        resendAtMs: kadam().clock.nowMs() + 30_000,
        expiresAtMs: kadam().clock.nowMs() + 10 * MINUTE_MS,
        attemptsRemaining: 5,
        serverNowMs: kadam().clock.nowMs(),
        isEligible: null,
        isNtbAllowed: null,
        isPreapproved: null,
        userStatus: null,
      });
      const code = await kadam().codeFor(mobile);
      const text = await kadam().smsTo(mobile);
      expect(text).toContain(`${code} is your OTP to check EMI options at Zenmart.`);
      expect(text.split('\n').at(-1)).toBe(`@127.0.0.1 #${code} @localhost`);

      const maskedMobile = `${mobile.slice(0, 2)}XXXXX${mobile.slice(7)}`;
      const identity = {
        authDetails: { mobile, maskedMobile, userId: expect.stringMatching(/^[\w-]{43}$/) },
        permissions: ['AUTHENTICATED', 'IDENTIFIED', 'VERIFIED'],
      };
      expect((await frame.post('/auth/verify-login', login(mobile, code))).body?.data).toEqual({
        ...identity,
        message: 'VERIFIED',
        sessionToken: expect.stringMatching(/^[\w-]{43}$/),
        sessionId: expect.stringMatching(/^[\w-]{43}$/),
      });
      expect((await frame.get('/auth/identify-user')).body?.data).toEqual(identity);
    });

    it('gives the number one user id in two sessions of a merchant, another at another merchant', async () => {
      const mobile = someMobile();
      const idAt = async (frame: Awaited<ReturnType<typeof start>>): Promise<unknown> => {
        await frame.post('/auth/initiate-login/', { mobile });
        const { body } = await frame.post('/auth/verify-login', login(mobile, await kadam().codeFor(mobile)));
        kadam().clock.advance(MINUTE_MS);
        return body?.data?.authDetails;
      };
      const [first, again] = [await idAt(await start()), await idAt(await start())];
      const { merchantKey, origin } = OTHER_MERCHANT;
      const other = await idAt(
        await startedFrame(kadam, { [header.merchantKey]: merchantKey, [header.origin]: origin }),
      );
      expect(again).toEqual(first);
      expect(other).toMatchObject({ mobile });
      expect(other).not.toEqual(first);
    });

    // @req ENT-004, API-010, Q-003
    it('tells about its owner only a session that has verified the number already', async () => {
      const mobile = '9000000001';
      const owner = await start();
      const before = await owner.post('/auth/initiate-login/', { mobile });
      expect(before.body?.data).toMatchObject({ isEligible: null, isPreapproved: null, userStatus: null });
      await owner.post('/auth/verify-login', login(mobile, await kadam().codeFor(mobile)));
      expect((await owner.post('/auth/initiate-login/', { mobile })).body?.data).toMatchObject({
        isEligible: true,
        isPreapproved: true,
        isNtbAllowed: false,
        userStatus: 'PRE_APPROVED',
      });
      kadam().clock.advance(MINUTE_MS);
      const unauthorised = await (await start()).post('/auth/initiate-login/', { mobile });
      expect(unauthorised.body?.data).toMatchObject({ isEligible: null, isPreapproved: null, userStatus: null });
    });

    // @req API-012
    it('is taken by auth/authenticate-login as authValue, which logs in as auth/verify-login does', async () => {
      const frame = await start();
      const mobile = someMobile();
      await frame.post('/auth/initiate-login/', { mobile });
      const authValue = await kadam().codeFor(mobile);
      const ask = (change: object) =>
        frame.post('/auth/authenticate-login', { mobile, authValue, gatewayMerchantId: 'zenmart_sandbox', ...change });
      expect((await ask({ authValue: wrong(authValue) })).body?.code).toBe(4302);
      expect((await ask({ gatewayMerchantId: 'unknown' })).status).toBe(400);
      expect((await ask({ utmSource: 'x' })).status).toBe(400);
      expect((await ask({})).body?.data).toMatchObject({
        message: 'VERIFIED',
        authDetails: { mobile },
        permissions: ['AUTHENTICATED', 'IDENTIFIED', 'VERIFIED'],
      });
      const consents = kadam().server.db.selectFrom('consents').selectAll().where('mobile', '=', mobile);
      expect(await consents.execute()).toEqual([]);
    });

    it('works only in the session that asked for it', async () => {
      const [asking, other] = [await start(), await start()];
      const mobile = someMobile();
      await asking.post('/auth/initiate-login/', { mobile });
      const code = await kadam().codeFor(mobile);
      expect((await other.post('/auth/verify-login', login(mobile, code))).body?.code).toBe('LOGIN_OTP_EXPIRED');
      expect((await asking.post('/auth/verify-login', login(mobile, code))).body?.success).toBe(true);
    });

    it('is right again in the session that it has verified, whose answer may have been lost, until that logs out', async () => {
      const frame = await start();
      const mobile = someMobile();
      await frame.post('/auth/initiate-login/', { mobile });
      const otp = login(mobile, await kadam().codeFor(mobile));
      const asGuest = { [header.sessionToken]: frame.token };
      const {
        sessionToken: lost,
        sessionId: _,
        message,
        ...first
      } = (await frame.post('/auth/verify-login', otp)).body?.data ?? {};
      const again = await frame.post('/auth/verify-login', otp, asGuest);
      expect(again.body?.data).toEqual({
        ...first,
        message,
        sessionToken: expect.stringMatching(/^[\w-]{43}$/),
        sessionId: expect.stringMatching(/^[\w-]{43}$/),
      });
      expect([frame.token === lost, (await frame.get('/auth/identify-user')).body?.data]).toEqual([false, first]);
      await frame.post('/auth/logout');
      expect((await frame.post('/auth/verify-login', otp, asGuest)).body?.code).toBe(4010);
      expect((await frame.get('/auth/identify-user')).body?.data).toMatchObject({ permissions: [] });
    });

    it('that was right is refused after 5 wrong ones, so that it cannot be found by trying', async () => {
      const frame = await start();
      const mobile = someMobile();
      await frame.post('/auth/initiate-login/', { mobile });
      const code = await kadam().codeFor(mobile);
      const asGuest = { [header.sessionToken]: frame.token };
      const type = async (typed: string): Promise<unknown> => {
        const { body } = await frame.post('/auth/verify-login', login(mobile, typed), asGuest);
        return body?.code ?? body?.data?.message;
      };
      expect(await type(code)).toBe('VERIFIED');
      for (let tried = 0; tried < 4; tried += 1) expect(await type(wrong(code))).toBe('LOGIN_OTP_EXPIRED');
      expect(await type(code)).toBe('VERIFIED');
      expect(await type(wrong(code))).toBe('LOGIN_OTP_EXPIRED');
      expect(await type(code)).toBe('LOGIN_OTP_EXPIRED');
      kadam().clock.advance(31_000);
      await frame.post('/auth/initiate-login/', { mobile }, asGuest);
      expect(await type(await kadam().codeFor(mobile))).toBe('VERIFIED');
    });

    it('leaves a share code of the same number alone: each purpose has its own code and attempts', async () => {
      const frame = await start();
      const mobile = someMobile();
      await kadam().call('send-share-code', { mobile });
      const shareCode = await kadam().codeFor(mobile);
      await frame.post('/auth/initiate-login/', { mobile });
      await frame.post('/auth/verify-login', login(mobile, wrong(await kadam().codeFor(mobile))));
      const verified = await kadam().call('verify-share-code', { mobile, otp: shareCode });
      expect(verified.body?.success).toBe(true);
    });

    it('is refused again within 30 s, and says when', async () => {
      const frame = await start();
      const mobile = someMobile();
      const first = await frame.post('/auth/initiate-login/', { mobile });
      kadam().clock.advance(29_999);
      const second = await frame.post('/auth/initiate-login/', { mobile });
      expect(second.body).toMatchObject({
        code: 'OTP_TOO_SOON',
        data: { resendAtMs: first.body?.data?.resendAtMs },
      });
      kadam().clock.advance(1);
      expect((await frame.post('/auth/initiate-login/', { mobile })).body?.success).toBe(true);
    });

    it('counts 4, 3, 2, 1, 0 attempts down, then blocks the login for 30 minutes', async () => {
      const frame = await start();
      const mobile = someMobile();
      await frame.post('/auth/initiate-login/', { mobile });
      const code = await kadam().codeFor(mobile);
      for (const attemptsRemaining of [4, 3, 2, 1])
        expect((await frame.post('/auth/verify-login', login(mobile, wrong(code)))).body).toMatchObject({
          code: 4302,
          message: 'Please enter a valid OTP',
          data: { attemptsRemaining },
        });
      for (const otp of [wrong(code), code])
        expect((await frame.post('/auth/verify-login', login(mobile, otp))).body).toMatchObject({
          code: 4301,
          message: 'Your account is blocked due to several invalid login attempts. Please try again after sometime.',
          data: { attemptsRemaining: 0 },
        });
      kadam().clock.advance(29 * MINUTE_MS);
      expect((await frame.post('/auth/initiate-login/', { mobile })).body?.code).toBe(4301);
      kadam().clock.advance(MINUTE_MS);
      expect((await frame.post('/auth/initiate-login/', { mobile })).body?.success).toBe(true);
    });

    it('can be used for 10 minutes, and costs no attempt after that', async () => {
      const frame = await start();
      const mobile = someMobile();
      await frame.post('/auth/initiate-login/', { mobile });
      const code = await kadam().codeFor(mobile);
      kadam().clock.advance(10 * MINUTE_MS);
      expect((await frame.post('/auth/verify-login', login(mobile, code))).body).toMatchObject({
        code: 'LOGIN_OTP_EXPIRED',
        data: { attemptsRemaining: 5 },
      });
    });
  });

  describe('a session', () => {
    it('is needed for an OTP: 401 without one', async () => {
      const frame = newFrame(kadam);
      expect(short(await frame.post('/auth/initiate-login/', { mobile: someMobile() }))).toEqual([401, 401]);
    });

    // @req ELG-013
    it('without a session is a guest’s, and needs no login', async () => {
      const guest = { authDetails: null, permissions: [] };
      expect((await newFrame(kadam).get('/auth/identify-user')).body?.data).toEqual(guest);
      expect((await (await start()).get('/auth/identify-user')).body?.data).toEqual(guest);
    });

    // @req API-014
    it('is a guest’s again after logout', async () => {
      const frame = await start();
      await frame.login(someMobile());
      expect((await frame.post('/auth/logout')).body?.data).toEqual({
        authDetails: null,
        permissions: [],
        sessionToken: expect.stringMatching(/^[\w-]{43}$/),
        sessionId: expect.stringMatching(/^[\w-]{43}$/),
      });
      expect((await frame.get('/auth/identify-user')).body?.data).toMatchObject({ permissions: [] });
    });

    // @req API-014
    it.each([{}, { 'content-type': 'application/json' }])(
      'logs out by POST /auth/logout without a body, with the headers %j',
      async (headers) => {
        const frame = await start();
        await frame.login(someMobile());
        const { status, body } = await kadam().request('POST', '/auth/logout', {
          headers: {
            ...headers,
            [header.merchantKey]: 'zenmart_sandbox',
            [header.origin]: MERCHANT_ORIGIN,
            [header.sessionToken]: frame.token,
          },
        });
        expect([status, body?.data]).toMatchObject([200, { authDetails: null }]);
      },
    );

    // @req API-016
    it('can be asked for another OTP to its own number, which a guest cannot', async () => {
      const frame = await start();
      expect((await frame.post('/auth/initiate-user-verification')).status).toBe(401);
      const mobile = someMobile();
      await frame.login(mobile);
      const again = await frame.post('/auth/initiate-user-verification');
      expect(again.body?.data).toMatchObject({ maskedMobile: `${mobile.slice(0, 2)}XXXXX${mobile.slice(7)}` });
      const otp = await kadam().codeFor(mobile);
      expect((await frame.post('/auth/verify-login', login(mobile, otp))).body?.success).toBe(true);
    });

    it('of one merchant is 401 at another', async () => {
      const frame = await start();
      const elsewhere = { 'ic-merchant-key': OTHER_MERCHANT.merchantKey, 'ic-origin': OTHER_MERCHANT.origin };
      expect(short(await frame.get('/auth/identify-user', elsewhere))).toEqual([401, 401]);
    });

    it('names the merchant it belongs to: another merchantId in the request is 400', async () => {
      const frame = await start();
      const asked = { mobile: someMobile(), merchantId: OTHER_MERCHANT.merchantKey };
      const reply = await frame.post('/auth/initiate-login/', asked);
      expect([reply.status, reply.body?.fields?.[0]?.path]).toEqual([400, 'merchantId']);
    });
  });
}
