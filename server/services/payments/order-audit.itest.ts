import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOrders, auditPayments, auditReservations, discrepancyKinds } from '../../store/order-audit';
import { checkoutSteps, ORDER_AMOUNT, PLAIN_LENDER } from '../../testing/payments/checkout-steps';
import { MINUTE_MS } from '../../testing/sales/sales-steps';
import { FakeClock } from '../../testing/server/fake-clock';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';

const MOBILE = '9000000001';
let kadam: TestServer;
beforeAll(async () => {
  kadam = await startTestServer({ clock: new FakeClock() });
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

const { open } = checkoutSteps(() => kadam);
const db = () => kadam.server.db;
const run = (statement: string) => sql.raw(statement).execute(db());

async function paidOrder(): Promise<string> {
  kadam.clock.advance(31 * MINUTE_MS);
  const checkout = await open();
  await checkout.verify(MOBILE);
  await checkout.choose();
  await checkout.agree();
  expect((await checkout.confirm(MOBILE)).body?.success).toBe(true);
  return checkout.txnUuid;
}
const openOrder = async (): Promise<string> => (await open()).txnUuid;
const lateMs = () => kadam.clock.nowMs() + 16 * MINUTE_MS;

/** A row of a lender's books without a call. */
const reservation = (key: string, status: 'RESERVED' | 'CONFIRMED') =>
  run(`insert into credit_reservations values ('${key}', '${PLAIN_LENDER}', '${MOBILE}', ${ORDER_AMOUNT * 100},
    '${status}', null, 'Zenmart', '', ${kadam.clock.nowMs()}, ${kadam.clock.nowMs() + 60 * MINUTE_MS},
    ${status === 'CONFIRMED' ? kadam.clock.nowMs() : 'null'})`);

const found = async () => (await auditOrders(db(), lateMs())).map(({ kind, subject }) => [kind, subject]);

describe('audit of orders against lenders', () => {
  it('finds each kind of discrepancy once, and shows it in metric and log without personal data', async () => {
    const [paid, unlike, missing] = [await paidOrder(), await paidOrder(), await paidOrder()];
    const asked = await openOrder();
    expect(await found()).toEqual([]);
    await kadam.server.work.audit();
    expect((await kadam.request('GET', '/metrics')).text).toContain(
      'kadam_order_discrepancies{kind="orderWithTwoLoans"} 0',
    );

    await run(`update transactions set attempt = 2 where txn_uuid = '${paid}'`);
    await reservation(`${paid}:2`, 'CONFIRMED');
    await run(`update credit_reservations set amount_paise = 1 where reservation_key = '${unlike}:1'`);
    await run(`delete from instalments where txn_uuid = '${missing}'`);
    await run(`delete from loans where txn_uuid = '${missing}'`);
    await run(`update transactions set credit = 'asked', asked_at_ms = ${kadam.clock.nowMs()}, mobile = '${MOBILE}',
      lender_id = '${PLAIN_LENDER}', reservation_key = '${asked}:1', attempt = 1 where txn_uuid = '${asked}'`);
    await reservation(`${asked}:1`, 'RESERVED');
    const over = await openOrder();
    await run(`update transactions set expires_at_ms = ${kadam.clock.nowMs()} where txn_uuid = '${over}'`);
    await reservation('of-no-payment:1', 'RESERVED');
    await run(`insert into credit_releases values
      ('${over}:7', '${PLAIN_LENDER}', '${MOBILE}', 'zenmart_sandbox', ${kadam.clock.nowMs() + 60 * MINUTE_MS}, 15)`);
    await run(`insert into unclaimed_loans values ('${over}:8', '${PLAIN_LENDER}', '${MOBILE}', 'zenmart_sandbox', null,
      ${kadam.clock.nowMs()}, null, null, null, ${kadam.clock.nowMs() + 60 * MINUTE_MS}, 0)`);

    const expected = [
      ['releaseUnanswered', `${over}:7`],
      ['refundUnsettled', `${over}:8`],
      ['completeOrderUnlikeLoan', unlike],
      ['completeOrderWithoutLoan', missing],
      ['lenderUndecided', asked],
      ['orderPastItsEnd', over],
      ['loanWithoutOrder', `${paid}:2`],
      ['orderWithTwoLoans', `${paid}:1`],
      ['reservationWithoutOrder', 'of-no-payment:1'],
    ].sort();
    expect((await found()).sort()).toEqual(expected);
    expect(new Set(expected.map(([kind]) => kind))).toEqual(new Set(discrepancyKinds));

    kadam.clock.advance(16 * MINUTE_MS);
    const before = kadam.logs().length;
    await kadam.server.work.audit();
    const { text } = await kadam.request('GET', '/metrics');
    for (const kind of discrepancyKinds) expect(text).toContain(`kadam_order_discrepancies{kind="${kind}"} 1`);
    const lines = kadam.logs().slice(before);
    for (const [kind, subject] of expected) {
      expect(lines).toContain(`"kind":"${kind}"`);
      expect(lines).toContain(subject);
    }
    expect(lines).toContain('orders and lenders disagree');
    expect(lines).not.toContain(MOBILE);
  });

  it('gives the same result in slices of one row', async () => {
    const all = [];
    for (const audit of [auditPayments, auditReservations])
      for (let after: string | null = ''; after !== null; ) {
        const slice: Awaited<ReturnType<typeof auditPayments>> = await audit(db(), after, 1, lateMs());
        all.push(...slice.found.map(({ kind, subject }) => [kind, subject]));
        after = slice.next;
      }
    const unsettled = ['releaseUnanswered', 'refundUnsettled'];
    expect(all.sort()).toEqual((await found()).filter(([kind]) => !unsettled.includes(`${kind}`)).sort());
  });

  it('has each kind in the table of docs/operations.md', () => {
    const text = readFileSync('docs/operations.md', 'utf8');
    for (const kind of discrepancyKinds) expect(text).toContain(`| \`${kind}\` |`);
  });

  it('the statement of docs/operations.md repairs it: the loan without an order is returned', async () => {
    const text = readFileSync('docs/operations.md', 'utf8');
    const statement = /```sql\n(insert into credit_releases[\s\S]*?)```/.exec(text)?.[1];
    const [loan] = (await found()).filter(([kind]) => kind === 'loanWithoutOrder');
    await run(`${statement}`.replace('<subject>', `${loan?.[1]}`));
    await kadam.server.work.sweep();
    await kadam.server.work.sweep();
    const kinds = (await found()).map(([kind]) => kind);
    expect(kinds).not.toContain('loanWithoutOrder');
    expect(kinds).not.toContain('orderWithTwoLoans');
    const row = db().selectFrom('unclaimed_loans').select('outcome').where('reservation_key', '=', `${loan?.[1]}`);
    expect(await row.executeTakeFirst()).toEqual({ outcome: 'REFUNDED' });
  });
});
