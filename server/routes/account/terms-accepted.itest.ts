import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvedMobiles } from '../../testing/account/shopper';
import { checkoutSteps } from '../../testing/payments/checkout-steps';
import { type Reply, STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';
import { newBrowser } from '../../testing/site/site-steps';
import { filedFor, VERIFICATION } from '../../testing/telesales/telesales-journey';
import { atDesk } from '../../testing/telesales/telesales-steps';
import { startedFrame } from '../../testing/widgets/widget-steps';

let kadam: TestServer;
beforeAll(async () => {
  kadam = await startTestServer();
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

const server = () => kadam;
const { open } = checkoutSteps(server);
const mobiles = approvedMobiles(8, 7_491_000_000);

/** Sends a code to a number; returns a function that submits one. */
type Flow = (mobile: string) => Promise<(otp: string, terms: object) => Promise<Reply>>;

const flows: Readonly<Record<string, Flow>> = {
  async 'the checkout'(mobile) {
    const checkout = await open();
    await checkout.post('/app/payment/send-otp', { mobile, isWhatsappConsentAccepted: true });
    return (otp, terms) => checkout.post('/app/payment/verify-otp', { mobile, otp, ...terms });
  },
  async 'a login'(mobile) {
    const browser = newBrowser(server);
    await browser.post('/auth/initiate-login/', { mobile });
    return (otp, terms) => browser.post('/auth/verify-login', { mobile, otp, ...terms });
  },
  async 'a landing page'(mobile) {
    const browser = newBrowser(server);
    await browser.post('/app/landing-page/send-otp', { mobile });
    return (otp, terms) => browser.post('/app/landing-page/verify-otp', { mobile, otp, ...terms });
  },
  async 'a campaign for new customers'(mobile) {
    const frame = await startedFrame(server);
    await frame.post('/app/ntb-user-acquisition/send-otp/v1', { mobile });
    return (otp, terms) => frame.post('/app/ntb-user-acquisition/verify-otp/v1', { mobile, otp, ...terms });
  },
  async 'a filed application'(mobile) {
    const ref = await filedFor(server, await atDesk(server), mobile);
    const browser = newBrowser(server);
    await browser.post(`${VERIFICATION}/send-code`, { ref });
    return (otp, terms) => browser.post(`${VERIFICATION}/verify-code`, { ref, otp, ...terms });
  },
};
const notAccepted = [{}, { isTermsAccepted: false }, { isTermsAccepted: null }, { isTermsAccepted: 'true' }];
const wrong = (code: string): string => (code === '12345' ? '54321' : '12345');

describe('the OTP of a shopper’s own number', () => {
  it.each(Object.keys(flows))(
    'in %s is refused with 400 and the field isTermsAccepted without the tick, 8 times, and uses up neither code nor try',
    async (name) => {
      const mobile = mobiles.shift() ?? expect.fail('no number is left');
      const type = await flows[name]?.(mobile);
      if (!type) return expect.fail(`no flow ${name}`);
      const code = await kadam.codeFor(mobile);
      for (const terms of [...notAccepted, ...notAccepted])
        expect(await type(code, terms)).toMatchObject({
          status: 400,
          body: {
            success: false,
            code: 400,
            fields: [{ path: 'isTermsAccepted', message: 'must be true: the terms have to be accepted' }],
          },
        });
      const tick = { isTermsAccepted: true };
      expect((await type(wrong(code), tick)).body).toMatchObject({ success: false, data: { attemptsRemaining: 4 } });
      expect((await type(code, tick)).body).toMatchObject({ success: true });
    },
  );
});
