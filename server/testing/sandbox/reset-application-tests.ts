import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { identity } from '../account/application-form';
import { approvedApplication, loggedInFrame } from '../account/customer-application-tests';
import type { Checkout } from '../payments/checkout-steps';
import { soundBooks } from '../payments/ledger-audit';
import { dataOf, MINUTE_MS, type ServerOf } from '../sales/sales-steps';
import { NEW_CUSTOMER, resetSteps } from './reset-steps';

export function resetApplicationTests(kadam: ServerOf): void {
  const { open, reset, begun, faultsOfBooks } = resetSteps(kadam);

  const offers = async (checkout: Checkout) => dataOf(await checkout.get('/app/payment/details'));
  async function applyAndBuy(): Promise<string> {
    kadam().clock.advance(31 * MINUTE_MS);
    const checkout = await open();
    await checkout.verify(NEW_CUSTOMER);
    const { lenders } = dataOf(await checkout.get('/app/payment/ntb/details')) as { lenders: { lenderId: string }[] };
    const lenderId = lenders[0]?.lenderId ?? '';
    const form = { userName: 'आशा Rao', email: '', ...identity, lenderId };
    await checkout.post('/app/transaction/ntb/initiate-application', form);
    expect(dataOf(await checkout.get('/app/transaction/ntb/application-status'))).toMatchObject({ status: 'APPROVED' });
    await checkout.choose(lenderId);
    await checkout.agree();
    expect((await checkout.confirm(NEW_CUSTOMER)).body).toMatchObject({ success: true });
    return lenderId;
  }

  describe('a test customer who is reset after an application', () => {
    it('9000000003 is new to the bank again: it applies, is approved and buys, as often as it is reset', async () => {
      await begun(NEW_CUSTOMER);
      for (let time = 0; time < 2; time += 1) {
        const lenderId = await applyAndBuy();
        const after = await open();
        await after.verify(NEW_CUSTOMER);
        expect(await offers(after)).toMatchObject({ isPreApproved: true });
        expect(dataOf(await reset(NEW_CUSTOMER))).toEqual({
          linesClosed: 1,
          loansRepaid: 1,
          mandatesEnded: 0,
          applicationsClosed: 1,
        });
        kadam().clock.advance(31 * MINUTE_MS);
        const second = await open();
        await second.verify(NEW_CUSTOMER);
        expect(await offers(second)).toMatchObject({ isPreApproved: false, isNtbAllowed: true });
        expect((await second.choose(lenderId)).body).toMatchObject({ success: false, code: 4012 });
      }
      expect(await faultsOfBooks()).toEqual(soundBooks);
    });

    it('has its mandate ended, its application over and its line none, and is asked for another mandate', async () => {
      await begun(NEW_CUSTOMER);
      const redirection = '/app/emandate/get-redirection-params/';
      const asked: unknown[] = [];
      for (let time = 0; time < 2; time += 1) {
        const frame = await loggedInFrame(kadam, NEW_CUSTOMER);
        const applicationId = await approvedApplication(frame);
        const { redirection: page } = dataOf(await frame.post(redirection, { applicationId })) as {
          redirection: { params: Record<string, string> };
        };
        asked.push(page.params.mandateId);
        const address = `/sandbox/mandate/approve?${new URLSearchParams(page.params)}`;
        const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: '' };
        await kadam().request('POST', address, form);
        expect(dataOf(await frame.post(redirection, { applicationId }))).toMatchObject({ mandateStatus: 'REGISTERED' });
        expect(dataOf(await reset(NEW_CUSTOMER))).toMatchObject({ mandatesEnded: 1, applicationsClosed: 1 });
        const shown = await kadam().request('GET', address.replace('/approve', ''));
        expect(shown.text).toContain('The mandate has ended with its credit line.');
        // The sessions of the number are deleted.
        const refused = await frame.get(`/app/ntbpq/application-status?applicationId=${applicationId}`);
        expect(refused.body?.code).toBe(4010);
        const back = await loggedInFrame(kadam, NEW_CUSTOMER);
        const over = await back.get(`/app/ntbpq/application-status?applicationId=${applicationId}`);
        expect(dataOf(over)).toMatchObject({ status: 'EXPIRED', creditLineStatus: 'NONE' });
        expect(dataOf(await back.post(redirection, { applicationId }))).toMatchObject({ mandateStatus: 'NOT_NEEDED' });
      }
      expect(new Set(asked).size).toBe(2);
    });

    it('gets no line by an application that was under way, also where the lender is asked after all', async () => {
      await begun(NEW_CUSTOMER);
      const frame = await loggedInFrame(kadam, NEW_CUSTOMER);
      const form = { lenderId: '1', userName: 'Asha Rao', email: '', ...identity };
      const { applicationId } = dataOf(await frame.post('/app/ntbpq/initiate-application', form));
      await reset(NEW_CUSTOMER);
      // As a call does that had read the application before.
      await sql`update applications set closed_at_ms = null where application_id = ${applicationId}`.execute(
        kadam().server.db,
      );
      const back = await loggedInFrame(kadam, NEW_CUSTOMER);
      const asked = await back.get(`/app/ntbpq/application-status?applicationId=${applicationId}`);
      expect(dataOf(asked)).toMatchObject({ status: 'REJECTED', creditLineStatus: 'NONE' });
    });
  });
}
