import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LenderTimedOut, LenderUnavailable } from '../../lenders/lender-gateway';
import { type Checkout, checkoutSteps, ORDER_AMOUNT, PLAIN_LENDER } from '../../testing/payments/checkout-steps';
import { auditLedger, soundBooks } from '../../testing/payments/ledger-audit';
import { dataOf, MINUTE_MS } from '../../testing/sales/sales-steps';
import { Moment } from '../../testing/server/moment';
import { PatientClock } from '../../testing/server/patient-clock';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';

const newCall = () => ({ asked: new Moment(), held: new Moment() });
/** The sandbox's lenders with delayed answers to an OTP and a second factor, and late status answers without an
 *  outcome; they do not confirm releases either. */
let confirmation = newCall();
let question = newCall();
let takingBack = newCall();
let secondFactor = newCall();
let confirmations = 0;
beforeEach(() => {
  confirmation = newCall();
  question = newCall();
  takingBack = newCall();
  secondFactor = newCall();
  confirmations = 0;
});
let kadam: TestServer;
beforeAll(async () => {
  kadam = await startTestServer({
    clock: new PatientClock(),
    ports: {
      lenders: (own) => ({
        ...own,
        async confirm(ref, otp) {
          confirmations += 1;
          confirmation.asked.happen();
          await confirmation.held.happened;
          return own.confirm(ref, otp);
        },
        async checkSecondFactor(ref, value) {
          secondFactor.asked.happen();
          await secondFactor.held.happened;
          return own.checkSecondFactor(ref, value);
        },
        async cancel() {
          takingBack.asked.happen();
          await takingBack.held.happened;
          throw new LenderTimedOut('says nothing');
        },
        async status() {
          question.asked.happen();
          await question.held.happened;
          throw new LenderUnavailable('says nothing');
        },
      }),
    },
  });
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

const { open } = checkoutSteps(() => kadam);
const mobile = '9000000001';
async function readyToPay(): Promise<{ readonly checkout: Checkout; readonly otp: string }> {
  kadam.clock.advance(31 * MINUTE_MS);
  const checkout = await open();
  await checkout.verify(mobile);
  await checkout.choose();
  await checkout.agree();
  return { checkout, otp: await kadam.codeFor(mobile) };
}
const audit = () => auditLedger(kadam.server.db, kadam.clock.nowMs());

describe('a payment confirmed again while the lender is working', () => {
  it('and paid before the second call gets the payment lock answers both as paid, and asks the lender once', async () => {
    const { checkout, otp } = await readyToPay();
    const first = checkout.post('/app/payment/confirm', { otp });
    await confirmation.asked.happened;
    const second = checkout.post('/app/payment/confirm', { otp });
    // The second call has read a payment with a pending lender request, and gets the payment lock after it was paid.
    await question.asked.happened;
    confirmation.held.happen();
    const paid = dataOf(await first);
    question.held.happen();

    expect(paid).toMatchObject({ status: 'COMPLETE', completion: { amount: ORDER_AMOUNT } });
    expect(dataOf(await second)).toEqual(paid);
    expect(confirmations).toBe(1);
    expect(await audit()).toEqual(soundBooks);
  });
});

describe('a new plan is chosen while the lender does not confirm the release', () => {
  it('a payment paid before that call gets the payment lock keeps its plan', async () => {
    const { checkout, otp } = await readyToPay();
    const chosen = checkout.choose(PLAIN_LENDER, 9);
    await takingBack.asked.happened;
    confirmation.held.happen();
    const paid = dataOf(await checkout.post('/app/payment/confirm', { otp }));
    takingBack.held.happen();

    const refused = await chosen;
    const seen = dataOf(await checkout.get('/app/payment/txn-status'));
    expect(seen).toMatchObject({ status: 'COMPLETE', completion: paid.completion });
    expect(refused.body).toMatchObject({ success: false, code: 4100 });
    expect(await audit()).toEqual(soundBooks);
  });

  it('a payment requested from the lender before that call gets the payment lock waits for the answer, and is paid', async () => {
    const { checkout, otp } = await readyToPay();
    const chosen = checkout.choose(PLAIN_LENDER, 9);
    await takingBack.asked.happened;
    const confirmed = checkout.post('/app/payment/confirm', { otp });
    await confirmation.asked.happened;
    takingBack.held.happen();
    const refused = await chosen;
    confirmation.held.happen();

    expect(dataOf(await confirmed)).toMatchObject({
      status: 'COMPLETE',
      completion: { emiPlan: { emiPlanId: `${PLAIN_LENDER}-6` } },
    });
    expect(refused.body).toMatchObject({ success: false, code: 4008 });
    expect(await audit()).toEqual(soundBooks);
  });

  it('a wrong second factor of the previous plan does not count as a wrong OTP of the new one', async () => {
    kadam.clock.advance(31 * MINUTE_MS);
    const checkout = await open();
    await checkout.verify(mobile);
    expect(dataOf(await checkout.choose('502'))).toMatchObject({ aivfType: 'PIN' });
    const typed = checkout.post('/app/payment/authorize', { aivfValue: '0000' });
    await secondFactor.asked.happened;
    takingBack.held.happen();
    await checkout.choose();
    await checkout.agree();
    const atOtp = await checkout.details();
    secondFactor.held.happen();

    expect((await typed).body).toMatchObject({ success: false, data: { attemptsRemaining: 2 } });
    expect(atOtp).toMatchObject({ step: 'LENDER_OTP' });
    expect(await checkout.details()).toEqual(atOtp);
  });
});
