import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../shared/rules/duration';
import { noteSubmitting } from '../../store/filed-applications';
import { tidy } from '../../store/housekeeping';
import { consent } from '../account/application-form';
import { loggedInBrowser, someApplicant } from '../account/customer-application-tests';
import { dataOf, type ServerOf, someMobile } from '../sales/sales-steps';
import type { Reply } from '../server/test-server';
import { type Browser, newBrowser } from '../site/site-steps';
import { FILED_FORM, filedFor, provedBy, VERIFICATION } from './telesales-journey';
import { atDesk } from './telesales-steps';

const short = ({ status, body }: Reply): [number, unknown] => [status, body?.code];
const REASONS = { details: ['wrongPan'], offer: ['notExplained'] };

export function filedRuleTests(kadam: ServerOf): void {
  const filed = async () => {
    const mobile = someApplicant();
    kadam().clock.advance(31 * MINUTE_MS);
    const desk = await atDesk(kadam);
    return { mobile, desk, ref: await filedFor(kadam, desk, mobile) };
  };
  const details = (browser: Browser, ref: string): Promise<Reply> => browser.get(`${VERIFICATION}/details?ref=${ref}`);
  const decline = (browser: Browser, ref: string, reasons: object = REASONS): Promise<Reply> =>
    browser.post(`${VERIFICATION}/decline`, { ref, reasons });
  const referenceOf = async (mobile: string): Promise<string> =>
    (
      await kadam()
        .server.db.selectFrom('applications')
        .select('reference')
        .where('mobile', '=', mobile)
        .executeTakeFirstOrThrow()
    ).reference;

  describe('an application of the desk', () => {
    it('that is being submitted cannot be declined for 60000 ms, and then can', async () => {
      const { mobile, ref } = await filed();
      const phone = await provedBy(kadam, mobile, ref);
      const { clock, server } = kadam();
      await noteSubmitting(server.db, await referenceOf(mobile), clock.nowMs() + MINUTE_MS);
      clock.advance(MINUTE_MS - 1);
      expect(short(await decline(phone, ref))).toEqual([200, 'APPLICATION_NOT_ALLOWED']);
      clock.advance(1);
      expect(dataOf(await decline(phone, ref))).toMatchObject({ state: 'declined' });
    });

    it('is open for 3 days to the millisecond, with all that was filed', async () => {
      const { mobile, ref } = await filed();
      const { clock, server } = kadam();
      const stored = () =>
        server.db.selectFrom('filed_details').select('reference').where('mobile', '=', mobile).execute();
      clock.advance(3 * DAY_MS - MINUTE_MS);
      const phone = newBrowser(kadam);
      await phone.post(`${VERIFICATION}/send-code`, { ref });
      const otp = await kadam().codeFor(mobile);
      clock.advance(MINUTE_MS - 1);
      await tidy(server.db, clock.nowMs());
      expect(await stored()).toHaveLength(1);
      expect(dataOf(await details(phone, ref))).toMatchObject({ state: 'guest' });
      clock.advance(1);
      expect(short(await phone.post(`${VERIFICATION}/verify-code`, { ref, otp, isTermsAccepted: true }))).toEqual([
        200,
        'APPLICATION_NOT_ALLOWED',
      ]);
      await tidy(server.db, clock.nowMs());
      expect(await stored()).toEqual([]);
    });

    it('tells only its customer that it was declined and why, or that it was submitted', async () => {
      const { mobile, ref } = await filed();
      const phone = await provedBy(kadam, mobile, ref);
      await decline(phone, ref, { details: ['wrongPan', 'wrongPan'], offer: ['notNow', 'notNow'] });
      expect(dataOf(await details(phone, ref))).toMatchObject({
        state: 'declined',
        declined: { details: ['wrongPan'], offer: ['notNow'] },
        applicationId: null,
      });
      const other = await filed();
      await (await provedBy(kadam, other.mobile, other.ref)).post(`${VERIFICATION}/submit`, {
        ref: other.ref,
        consent,
      });
      for (const link of [ref, other.ref])
        for (const unauthorisedCaller of [newBrowser(kadam), await loggedInBrowser(kadam, someMobile())])
          expect(dataOf(await details(unauthorisedCaller, link))).toMatchObject({
            state: 'guest',
            declined: null,
            applicationId: null,
            details: null,
          });
    });

    it('is nothing at the host of a lender, which has its own pages', async () => {
      const { mobile, ref } = await filed();
      const there = newBrowser(kadam, 'axis.localhost:4400');
      expect(short(await details(there, ref))).toEqual([404, 404]);
      expect(short(await there.post(`${VERIFICATION}/send-code`, { ref }))).toEqual([404, 404]);
      expect(dataOf(await details(await provedBy(kadam, mobile, ref), ref))).toMatchObject({ state: 'opened' });
    });
  });

  describe('what an agent has filed', () => {
    it('comes 50 at a time and says whether there is more', async () => {
      const desk = await atDesk(kadam, { agentId: 'ZM-3071' });
      const fileOne = async (): Promise<void> => {
        kadam().clock.advance(1);
        await filedFor(kadam, desk, someApplicant());
      };
      for (let time = 1; time <= 50; time += 1) await fileOne();
      const page = async (after?: unknown) =>
        dataOf(
          await desk.get(`/app/telesales/applications${after === undefined ? '' : `?after=${String(after)}`}`),
        ) as unknown as { applications: { applicationId: string; filedAtMs: number }[]; hasMore: boolean };
      expect(await page()).toMatchObject({ hasMore: false });
      await fileOne();
      const first = await page();
      expect([first.applications.length, first.hasMore]).toEqual([50, true]);
      const second = await page(first.applications.at(-1)?.applicationId);
      expect([second.applications.length, second.hasMore]).toEqual([1, false]);
      const [newest] = first.applications;
      expect(second.applications[0]?.filedAtMs).toBe((newest?.filedAtMs ?? 0) - 50);
      expect((await page(first.applications.at(0)?.applicationId)).applications).toHaveLength(50);
    });

    it('is shown for 30 days to the millisecond', async () => {
      const { desk } = await filed();
      const filedAtMs = kadam().clock.nowMs();
      const newest = async (browser: Browser) =>
        (dataOf(await browser.get('/app/telesales/applications')).applications as { filedAtMs: number }[])[0];
      expect(await newest(desk)).toMatchObject({ filedAtMs });
      kadam().clock.advance(30 * DAY_MS - 1);
      expect(await newest(await atDesk(kadam))).toMatchObject({ filedAtMs });
      kadam().clock.advance(1);
      expect(await newest(await atDesk(kadam))).toBeUndefined();
    });

    it('is opened the first time that its customer looks, and not again', async () => {
      const { mobile, desk, ref } = await filed();
      const phone = await provedBy(kadam, mobile, ref);
      await details(phone, ref);
      const openedAtMs = kadam().clock.nowMs();
      kadam().clock.advance(1_000);
      await details(phone, ref);
      expect((dataOf(await desk.get('/app/telesales/applications')).applications as object[])[0]).toMatchObject({
        state: 'opened',
        changedAtMs: openedAtMs,
        lenderId: FILED_FORM.lenderId,
      });
    });
  });
}
