import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type LenderGateway, LenderUnavailable, type ReservationState } from '../../lenders/lender-gateway';
import type { Db } from '../../store/schema';
import { isOutdated } from '../../store/transactions';
import { type Checkout, checkoutSteps } from '../../testing/payments/checkout-steps';
import { dataOf, MINUTE_MS } from '../../testing/sales/sales-steps';
import { Moment } from '../../testing/server/moment';
import { PatientClock } from '../../testing/server/patient-clock';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';
import { Refusal } from '../refusal';

type Held = 'sendOtp' | 'cancel';
/** The next held lender call, and its result; null = none. */
let held: { readonly call: Held; readonly asked: Moment; readonly answered: Moment; end(): unknown } | null = null;
function hold(call: Held, end: () => unknown = () => undefined) {
  held = { call, asked: new Moment(), answered: new Moment(), end };
  return held;
}
/** The lender's answer in a test; undefined if it answers by itself. */
async function heldAnswer(call: Held): Promise<unknown> {
  if (held?.call !== call) return undefined;
  const { asked, answered, end } = held;
  held = null;
  asked.happen();
  await answered.happened;
  return end();
}

let kadam: TestServer;
beforeAll(async () => {
  kadam = await startTestServer({
    clock: new PatientClock(),
    ports: {
      lenders: (own) => ({
        ...own,
        async sendOtp(...about) {
          await heldAnswer('sendOtp');
          return own.sendOtp(...about);
        },
        async cancel(ref) {
          // SAFETY: the test that holds a `cancel` sets its answer.
          const answer = (await heldAnswer('cancel')) as Awaited<ReturnType<LenderGateway['cancel']>> | undefined;
          return answer ?? own.cancel(ref);
        },
      }),
    },
  });
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());
afterEach(() => vi.restoreAllMocks());

const { open } = checkoutSteps(() => kadam);
const mobile = '9000000001';
/** Requires a PIN first. */
const PIN_LENDER = '502';

async function verified(): Promise<Checkout> {
  kadam.clock.advance(31 * MINUTE_MS);
  const checkout = await open();
  await checkout.verify(mobile);
  return checkout;
}

describe('a lender OTP request while another plan is chosen', () => {
  it.each([
    ['cannot send it', new LenderUnavailable('down')],
    ['has it sent', null],
    ['sends no more to this customer', new Refusal('PAYMENT_MULTIPLE_OTP_BLOCK')],
  ] as const)('and then %s changes nothing of the new plan', async (_, error) => {
    const checkout = await verified();
    await checkout.choose();
    const { asked, answered } = hold('sendOtp', () => {
      if (error) throw error;
    });
    const agreed = checkout.agree();
    await asked.happened;
    await checkout.choose(PIN_LENDER);
    const atPin = await checkout.details();
    answered.happen();
    await agreed;

    expect(atPin).toMatchObject({ step: 'TWO_FACTOR', resendAtMs: null, attemptsRemaining: null });
    expect(await checkout.details()).toEqual(atPin);
  });

  it('and a late send keeps the time of the new plan’s own OTP', async () => {
    const checkout = await verified();
    await checkout.choose();
    const { asked, answered } = hold('sendOtp');
    const agreed = checkout.agree();
    await asked.happened;
    await checkout.choose(undefined, 9);
    await checkout.agree();
    const atOtp = await checkout.details();
    kadam.clock.advance(MINUTE_MS);
    answered.happen();
    await agreed;

    expect(atOtp).toMatchObject({ step: 'LENDER_OTP' });
    expect(await checkout.details()).toEqual({ ...atOtp, serverNowMs: kadam.clock.nowMs() });
  });
});

describe('a lender that reports a payment late', () => {
  it('is ignored for a plan that was chosen meanwhile', async () => {
    const checkout = await verified();
    await checkout.choose();
    await checkout.agree();
    const paid = (): ReservationState => ({
      state: 'paid',
      repaymentAccount: null,
      paidAtMs: kadam.clock.nowMs(),
      statement: null,
    });
    const { asked, answered } = hold('cancel', paid);
    const first = checkout.choose(undefined, 9);
    await asked.happened;
    await checkout.choose(PIN_LENDER);
    answered.happen();

    expect((await first).body).toMatchObject({ success: false, code: 4004 });
    expect(await checkout.details()).toMatchObject({ status: 'INITIATED', step: 'TWO_FACTOR' });
  });
});

describe('a correct OTP that another call of the session has used', () => {
  /** The next call is refused once by an outdated read; `meanwhile` runs before its retry. */
  function refuseOnce(db: Db, meanwhile: () => Promise<unknown>): void {
    const begin = db.transaction.bind(db);
    let isRefused = false;
    vi.spyOn(db, 'transaction').mockImplementation(() => {
      const transaction = begin();
      const execute = transaction.execute.bind(transaction);
      transaction.execute = async (work) => {
        if (isRefused) return execute(work);
        await db
          .updateTable('transactions')
          .set((eb) => ({ attempt: eb.ref('attempt') }))
          .execute();
        try {
          return await execute(work);
        } catch (error) {
          if (isOutdated(error)) {
            isRefused = true;
            await meanwhile();
          }
          throw error;
        }
      };
      return transaction;
    });
  }

  it('is not correct once its number has changed', async () => {
    kadam.clock.advance(31 * MINUTE_MS);
    const checkout = await open();
    const send = (to: string) =>
      checkout.post('/app/payment/send-otp', { mobile: to, isTermsAccepted: true, isWhatsappConsentAccepted: true });
    await send(mobile);
    const otp = await kadam.codeFor(mobile);
    const verify = () => checkout.post('/app/payment/verify-otp', { mobile, otp, isTermsAccepted: true });
    refuseOnce(kadam.server.db, async () => {
      dataOf(await verify());
      dataOf(await send('9000000003'));
    });

    expect((await verify()).body).toMatchObject({ success: false, code: 'PAYMENT_OTP_EXPIRED' });
  });
});
