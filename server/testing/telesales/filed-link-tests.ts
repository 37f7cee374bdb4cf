import { describe, expect, it } from 'vitest';
import { APPLICATION_LIFETIME_MS } from '../../rules/lifetimes';
import { CODE_RESEND_WAIT_MS, CODE_WINDOW_MS } from '../../rules/one-time-code-rules';
import { SmsNotSent } from '../../sms/sms-sender';
import { consent } from '../account/application-form';
import { someApplicant } from '../account/customer-application-tests';
import { dataOf, MINUTE_MS, type ServerOf } from '../sales/sales-steps';
import { type Reply, STARTS_WITHIN_MS, startTestServer } from '../server/test-server';
import { type Browser, newBrowser } from '../site/site-steps';
import { FILED_FORM, filedFor, provedBy, sentAgain, VERIFICATION } from './telesales-journey';
import { atDesk } from './telesales-steps';

const short = ({ status, body }: Reply): [number, unknown] => [status, body?.code];
type Listed = Readonly<Record<string, unknown>>;

export function filedLinkTests(kadam: ServerOf): void {
  const newest = async (desk: Browser): Promise<Listed> =>
    (dataOf(await desk.get('/app/telesales/applications')).applications as Listed[])[0] ?? {};
  const again = (desk: Browser, applicationId: unknown): Promise<Reply> =>
    desk.post('/app/telesales/resend-application', { applicationId });
  const stateOf = async (ref: string): Promise<unknown> => {
    const reply = await newBrowser(kadam).get(`${VERIFICATION}/details?ref=${ref}`);
    if (reply.status !== 200) return reply.status;
    return reply.body?.success === true ? dataOf(reply).state : reply.body?.code;
  };
  const filed = async () => {
    kadam().clock.advance(31 * MINUTE_MS);
    const desk = await atDesk(kadam);
    const mobile = someApplicant();
    return { desk, mobile, ref: await filedFor(kadam, desk, mobile) };
  };

  describe('the link to an application', () => {
    it('is sent once more after 30 s: the one before says that there is a newer one, and the application stands as it stood', async () => {
      const { desk, mobile, ref } = await filed();
      const before = await newest(desk);
      expect(before).toMatchObject({ sendsRemaining: 4, resendAtMs: kadam().clock.nowMs() + CODE_RESEND_WAIT_MS });
      expect(short(await again(desk, before.applicationId))).toEqual([200, 'OTP_TOO_SOON']);
      kadam().clock.advance(CODE_RESEND_WAIT_MS);
      const newer = await sentAgain(kadam, desk, mobile);
      expect(newer).not.toBe(ref);
      expect([await stateOf(ref), await stateOf(newer)]).toEqual(['APPLICATION_LINK_REPLACED', 'guest']);
      const { sendsRemaining, resendAtMs: _, ...after } = await newest(desk);
      expect([sendsRemaining, before]).toEqual([3, expect.objectContaining(after)]);
      const phone = await provedBy(kadam, mobile, newer);
      await phone.post(`${VERIFICATION}/submit`, { ref: newer, consent });
      kadam().clock.advance(CODE_RESEND_WAIT_MS);
      expect(short(await again(desk, before.applicationId))).toEqual([200, 'APPLICATION_NOT_ALLOWED']);
    });

    it('in whose place a newer one was sent tells nothing else, whatever is asked by it, until it is one of long ago', async () => {
      const { desk, mobile, ref } = await filed();
      const phone = await provedBy(kadam, mobile, ref);
      kadam().clock.advance(CODE_RESEND_WAIT_MS);
      await sentAgain(kadam, desk, mobile);
      const reasons = { details: ['wrongPan'], offer: [] };
      const replies = [
        await phone.get(`${VERIFICATION}/details?ref=${ref}`),
        await phone.post(`${VERIFICATION}/send-code`, { ref }),
        await phone.post(`${VERIFICATION}/verify-code`, { ref, otp: '00000', isTermsAccepted: true }),
        await phone.post(`${VERIFICATION}/decline`, { ref, reasons }),
        await phone.post(`${VERIFICATION}/submit`, { ref, consent }),
      ];
      expect(replies.map(short)).toEqual(replies.map(() => [200, 'APPLICATION_LINK_REPLACED']));
      expect(replies.map(({ body }) => Object.keys(body ?? {}).sort())).toEqual(
        replies.map(() => ['code', 'message', 'retry', 'success']),
      );
      kadam().clock.advance(APPLICATION_LIFETIME_MS);
      expect(await stateOf(ref)).toBe(404);
    });

    it('is sent 5 times in half an hour, by 2 presses at once one time, and by its own agent alone', async () => {
      const { desk, mobile } = await filed();
      const { applicationId } = await newest(desk);
      kadam().clock.advance(CODE_RESEND_WAIT_MS);
      const both = await Promise.all([again(desk, applicationId), again(desk, applicationId)]);
      expect(both.map(({ body }) => body?.code ?? 'sent').sort()).toEqual(['OTP_TOO_SOON', 'sent']);
      for (let sent = 3; sent <= 5; sent += 1) {
        kadam().clock.advance(CODE_RESEND_WAIT_MS);
        await sentAgain(kadam, desk, mobile);
      }
      expect(await newest(desk)).toMatchObject({ sendsRemaining: 0 });
      kadam().clock.advance(CODE_RESEND_WAIT_MS);
      expect(short(await again(desk, applicationId))).toEqual([200, 'OTP_TOO_SOON']);
      kadam().clock.advance(CODE_WINDOW_MS);
      const other = await atDesk(kadam, { agentId: 'ZM-3071' });
      expect(short(await again(other, applicationId))).toEqual([404, 404]);
      expect(short(await again(await atDesk(kadam), applicationId))).toEqual([200, undefined]);
    });

    it(
      'that could not be sent again is the one that was there',
      async () => {
        let isDown = false;
        const texts: string[] = [];
        const failing = await startTestServer({
          ports: {
            sms: {
              send: async ({ text }) => {
                if (isDown) throw new SmsNotSent('down');
                texts.push(text);
              },
            },
          },
        });
        try {
          const desk = await atDesk(() => failing);
          await desk.post('/app/telesales/file-application', { ...FILED_FORM, mobile: someApplicant() });
          const ref = /ref=([\w-]{22})/.exec(texts.at(-1) ?? '')?.[1];
          const { applicationId } = await newest(desk);
          failing.clock.advance(CODE_RESEND_WAIT_MS);
          isDown = true;
          expect((await again(desk, applicationId)).status).toBe(503);
          const { body } = await newBrowser(() => failing).get(`${VERIFICATION}/details?ref=${ref}`);
          expect(body?.data).toMatchObject({ state: 'guest' });
          expect(await newest(desk)).toMatchObject({ sendsRemaining: 4 });
          expect(await failing.server.db.selectFrom('replaced_links').selectAll().execute()).toEqual([]);
        } finally {
          await failing.close();
        }
      },
      STARTS_WITHIN_MS,
    );
  });
}
