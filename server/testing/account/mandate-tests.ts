import { describe, expect, it } from 'vitest';
import { checkoutSteps } from '../payments/checkout-steps';
import { dataOf, MINUTE_MS, type ServerOf } from '../sales/sales-steps';
import { type Frame, startedFrame } from '../widgets/widget-steps';
import { identity } from './application-form';
import { approvedApplication, loggedInFrame, someApplicant } from './customer-application-tests';

const LENDER = '1';

interface Redirection {
  readonly url: string;
  readonly params: Readonly<Record<string, string>>;
  readonly expiresAtMs: number;
}

export function mandateTests(kadam: ServerOf): void {
  const { open } = checkoutSteps(kadam);
  const ask = async (frame: Frame, applicationId?: string) =>
    dataOf(await frame.post('/app/emandate/get-redirection-params/', applicationId ? { applicationId } : {})) as {
      mandateStatus: string;
      redirection: Redirection | null;
    };
  const pathOf = ({ url, params }: Redirection, decision = ''): string =>
    `${url.replace('http://localhost:4400', '')}${decision}?${new URLSearchParams(params)}`;
  const decide = (redirection: Redirection, decision: 'approve' | 'decline') =>
    kadam().request('POST', pathOf(redirection, `/${decision}`), {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
  const asked = async (frame: Frame, applicationId?: string): Promise<Redirection> => {
    const { mandateStatus, redirection } = await ask(frame, applicationId);
    if (mandateStatus !== 'NEEDED' || !redirection) throw new Error(`no mandate is needed: ${mandateStatus}`);
    return redirection;
  };

  describe('the mandate of an approved application', () => {
    const approved = async () => {
      const mobile = someApplicant();
      const frame = await loggedInFrame(kadam, mobile);
      return { mobile, frame, applicationId: await approvedApplication(frame) };
    };

    it('is registered on the lender’s page, whose address is signed, has no personal data and is valid for 15 min', async () => {
      const { mobile, frame, applicationId } = await approved();
      const redirection = await asked(frame, applicationId);
      expect(redirection.expiresAtMs).toBe(kadam().clock.nowMs() + 15 * MINUTE_MS);
      expect(JSON.stringify(redirection)).not.toContain(mobile);
      const page = await kadam().request('GET', pathOf(redirection));
      expect(page.text).toContain(`+91 ${mobile.slice(0, 2)}XXXXX${mobile.slice(7)}`);
      expect(page.text).toContain('at most ₹1,00,000');

      const back = await decide(redirection, 'approve');
      expect([back.status, back.headers.location]).toEqual([303, pathOf(redirection)]);
      expect((await kadam().request('GET', pathOf(redirection))).text).toContain('The mandate is registered.');
      expect(await ask(frame, applicationId)).toMatchObject({ mandateStatus: 'REGISTERED', redirection: null });
      await decide(redirection, 'decline');
      expect(await ask(frame, applicationId)).toMatchObject({ mandateStatus: 'REGISTERED' });
    });

    it('asked for twice is one, and after a No it is another one', async () => {
      const { frame, applicationId } = await approved();
      const first = await asked(frame, applicationId);
      expect((await asked(frame, applicationId)).params.mandateId).toBe(first.params.mandateId);
      await decide(first, 'decline');
      expect((await kadam().request('GET', pathOf(first))).text).toContain('declined');
      expect((await asked(frame, applicationId)).params.mandateId).not.toBe(first.params.mandateId);
    });

    it('is not shown by an address that was changed, is incomplete or is past its time', async () => {
      const { frame, applicationId } = await approved();
      const redirection = await asked(frame, applicationId);
      const changed = (params: Record<string, string>) => ({
        ...redirection,
        params: { ...redirection.params, ...params },
      });
      for (const params of [
        { until: String(redirection.expiresAtMs + 1) },
        { key: 'x'.repeat(43) },
        { mandateId: 'x'.repeat(22) },
        { until: 'soon' },
      ]) {
        expect((await kadam().request('GET', pathOf(changed(params)))).status).toBe(404);
        expect((await decide(changed(params), 'approve')).status).toBe(404);
      }
      expect((await kadam().request('GET', '/sandbox/mandate')).status).toBe(404);
      kadam().clock.advance(15 * MINUTE_MS);
      expect((await decide(redirection, 'approve')).status).toBe(404);
      expect(await ask(frame, applicationId)).toMatchObject({ mandateStatus: 'NEEDED' });
    });

    it('is 404 for another number and 401 for a guest', async () => {
      const { applicationId } = await approved();
      const call = async (frame: Frame): Promise<number> =>
        (await frame.post('/app/emandate/get-redirection-params/', { applicationId })).status;
      expect(await call(await loggedInFrame(kadam, someApplicant()))).toBe(404);
      expect(await call(await startedFrame(kadam))).toBe(401);
    });
  });

  it('no mandate is needed before a decision, and none can be asked for without application or payment', async () => {
    const frame = await loggedInFrame(kadam, someApplicant());
    const form = { lenderId: LENDER, userName: 'Asha Rao', email: '', ...identity };
    const { applicationId } = dataOf(await frame.post('/app/ntbpq/initiate-application', form));
    expect(await ask(frame, String(applicationId))).toMatchObject({ mandateStatus: 'NOT_NEEDED', redirection: null });
    expect((await frame.post('/app/emandate/get-redirection-params/', {})).status).toBe(400);
  });

  it('names the account that is debited only once the mandate of a new line is registered', async () => {
    const mobile = someApplicant();
    await approvedApplication(await loggedInFrame(kadam, mobile));
    const paid = async () => {
      kadam().clock.advance(31 * MINUTE_MS);
      const checkout = await open();
      await checkout.verify(mobile);
      await checkout.choose(LENDER);
      await checkout.agree();
      const { completion } = dataOf(await checkout.confirm(mobile)) as { completion: { repaymentAccount: string } };
      return { checkout, account: completion.repaymentAccount };
    };
    const first = await paid();
    expect(first.account).toBeNull();
    expect(await first.checkout.details()).toMatchObject({ completion: { repaymentAccount: null } });
    await decide(await asked(first.checkout), 'approve');
    expect((await paid()).account).toMatch(/^XX\d{4}$/);
  });

  it('of a payment is told only to a session that has verified the number of that payment', async () => {
    const [mobile, other] = [someApplicant(), someApplicant()];
    kadam().clock.advance(31 * MINUTE_MS);
    const checkout = await open();
    const codeOf = async () => (await checkout.post('/app/emandate/get-redirection-params/', {})).body?.code;
    await checkout.login(mobile);
    expect(await codeOf()).toBe('PAYMENT_MOBILE_NOT_VERIFIED');
    await checkout.verify(mobile);
    expect(await ask(checkout)).toMatchObject({ mandateStatus: 'NOT_NEEDED' });
    await checkout.login(other);
    expect(await codeOf()).toBe('PAYMENT_MOBILE_NOT_VERIFIED');
  });

  it('a payment by a new line needs one once credit is reserved; one by an old line never does', async () => {
    const mobile = someApplicant();
    await approvedApplication(await loggedInFrame(kadam, mobile));
    kadam().clock.advance(31 * MINUTE_MS);
    const checkout = await open();
    expect((await checkout.post('/app/emandate/get-redirection-params/', {})).status).toBe(401);
    await checkout.verify(mobile);
    expect(await ask(checkout)).toMatchObject({ mandateStatus: 'NOT_NEEDED' });
    await checkout.choose(LENDER);
    const redirection = await asked(checkout);
    await decide(redirection, 'approve');
    const back = `/checkout-lender-hosted-txn-redirect?txnUuid=${checkout.txnUuid}&amp;merchantKey=zenmart_sandbox`;
    expect((await kadam().request('GET', pathOf(redirection))).text).toContain(back);
    expect(await ask(checkout)).toMatchObject({ mandateStatus: 'REGISTERED' });

    kadam().clock.advance(31 * MINUTE_MS);
    const other = await open();
    await other.verify('9000000001');
    await other.choose();
    expect(await ask(other)).toMatchObject({ mandateStatus: 'NOT_NEEDED' });
  });
}
