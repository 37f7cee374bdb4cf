import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger, soundBooks } from './lenders/ledger-audit';
import { LenderUnavailable } from './lenders/lender-gateway';
import { checkoutSteps, ORDER_AMOUNT } from './testing/checkout-steps';
import { Moment } from './testing/moment';
import { PatientClock } from './testing/patient-clock';
import { dataOf } from './testing/sales-steps';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from './testing/test-server';

/** The lenders of the sandbox, whose first confirmation is held and whose word about it comes late and says nothing. */
const confirmation = { asked: new Moment(), held: new Moment() };
const question = { asked: new Moment(), held: new Moment() };
let confirmations = 0;
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

describe('a payment that is confirmed again while the lender is at work', () => {
  it('and that is paid before the second call has its turn answers both as paid, and asks the lender once', async () => {
    const { open } = checkoutSteps(() => kadam);
    const mobile = '9000000001';
    const checkout = await open();
    await checkout.verify(mobile);
    await checkout.choose();
    await checkout.agree();
    const otp = await kadam.codeFor(mobile);

    const first = checkout.post('/app/payment/confirm', { otp });
    await confirmation.asked.happened;
    const second = checkout.post('/app/payment/confirm', { otp });
    // The second call has seen a payment whose lender was asked, and goes on to its turn once it has paid.
    await question.asked.happened;
    confirmation.held.happen();
    const paid = dataOf(await first);
    question.held.happen();

    expect(paid).toMatchObject({ status: 'COMPLETE', completion: { amount: ORDER_AMOUNT } });
    expect(dataOf(await second)).toEqual(paid);
    expect(confirmations).toBe(1);
    expect(await auditLedger(kadam.server.db, kadam.clock.nowMs())).toEqual(soundBooks);
  });
});
