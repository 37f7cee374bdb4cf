import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import applicationConsent from '../../../shared/messages/hi/shared/legal/application-consent';
import { checkoutSteps } from '../payments/checkout-steps';
import { dataOf, MINUTE_MS, type ServerOf } from '../sales/sales-steps';
import { consent, identity } from './application-form';
import { loggedInFrame, someApplicant } from './customer-application-tests';

const form = { lenderId: '1', userName: 'Asha Rao', email: '', ...identity };

export function applicationConsentTests(kadam: ServerOf): void {
  const { open } = checkoutSteps(kadam);
  const consentsOf = (mobile: string) =>
    kadam()
      .server.db.selectFrom('application_consents')
      .selectAll()
      .where('masked_mobile', '=', `${mobile.slice(0, 2)}XXXXX${mobile.slice(7)}`)
      .where('consented_at_ms', '=', kadam().clock.nowMs())
      .execute();

  describe('the consent of an application', () => {
    it.each([
      ['missing', undefined],
      ['of an unknown version', { ...consent, version: '2019-1' }],
      ['in a language that it was never shown in', { ...consent, language: 'fr' }],
    ])('%s is 400, and nothing is filed', async (_, given) => {
      const mobile = someApplicant();
      const frame = await loggedInFrame(kadam, mobile);
      const refused = await frame.post('/app/ntbpq/initiate-application', { ...form, consent: given });
      expect([refused.status, String(refused.body?.fields?.[0]?.path).split('.')[0]]).toEqual([400, 'consent']);
      expect(await consentsOf(mobile)).toEqual([]);
      const rows = kadam().server.db.selectFrom('applications').select('status').where('mobile', '=', mobile);
      expect(await rows.execute()).toEqual([]);
    });

    it('is stored for good with its time, version and the hash of the text that was shown', async () => {
      const mobile = someApplicant();
      kadam().clock.advance(31 * MINUTE_MS);
      const checkout = await open();
      await checkout.verify(mobile);
      const hindi = { ...form, consent: { ...consent, language: 'hi' } };
      expect(dataOf(await checkout.post('/app/transaction/ntb/initiate-application', hindi))).toMatchObject({
        status: 'SUBMITTED',
      });
      const words = applicationConsent.text('Kadam Credit');
      const [stored, ...others] = await consentsOf(mobile);
      expect(others).toEqual([]);
      expect(stored).toMatchObject({
        lender_id: '1',
        consent_version: consent.version,
        language: 'hi',
        text_hash: createHash('sha256').update(words).digest('hex'),
      });
      const { db } = kadam().server;
      const application = await db
        .selectFrom('applications')
        .select('mobile')
        .where('reference', '=', stored?.application_reference ?? '')
        .executeTakeFirst();
      expect(application).toEqual({ mobile });
      await expect(db.deleteFrom('application_consents').execute()).rejects.toThrow('only grows');
    });

    it('is written down even where the lender then says no', async () => {
      kadam().clock.advance(31 * MINUTE_MS);
      const frame = await loggedInFrame(kadam, '6000004107');
      const refused = await frame.post('/app/ntbpq/initiate-application', form);
      expect(refused.body).toMatchObject({ success: false, code: 4107 });
      expect(await consentsOf('6000004107')).toHaveLength(1);
    });
  });
}
