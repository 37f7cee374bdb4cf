import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../../testing/database/postgres';
import { checkoutSteps, PLAIN_LENDER } from '../../testing/payments/checkout-steps';
import { MINUTE_MS } from '../../testing/sales/sales-steps';
import { FakeClock } from '../../testing/server/fake-clock';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';

const MOBILE = '9000000001';
let postgres: TestPostgres;
let kadam: TestServer;
beforeAll(async () => {
  postgres = await startPostgres();
  kadam = await startTestServer({
    clock: new FakeClock(),
    database: { kind: 'postgres', url: await postgres.createDatabase(), maxConnections: 3 },
  });
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

const { open } = checkoutSteps(() => kadam);
const lines = async (name: string): Promise<string[]> =>
  (await kadam.request('GET', '/metrics')).text.split('\n').filter((line) => line.startsWith(name));
const waitingWebhooks = async (): Promise<string[]> =>
  (await lines('kadam_webhook')).filter((line) => !line.startsWith('kadam_webhooks_given_up'));

describe('the metrics', () => {
  it('count the webhooks that wait, and tell the age of the oldest', async () => {
    expect(await waitingWebhooks()).toEqual(['kadam_webhooks_waiting 0', 'kadam_webhook_oldest_seconds 0']);
    for (const _ of [1, 2]) {
      await (await open()).post('/app/payment/cancel', {});
      kadam.clock.advance(90_000);
    }
    expect(await waitingWebhooks()).toEqual(['kadam_webhooks_waiting 2', 'kadam_webhook_oldest_seconds 180']);
  });

  it('count an ended payment once, by outcome, step and lender', async () => {
    const abandoned = await open();
    await abandoned.post('/app/payment/cancel', {});
    kadam.clock.advance(31 * MINUTE_MS);
    const paid = await open();
    await paid.verify(MOBILE);
    await paid.choose();
    await paid.agree();
    expect((await paid.confirm(MOBILE)).body?.success).toBe(true);
    await paid.details();
    expect((await lines('kadam_payments_total')).sort()).toEqual([
      'kadam_payments_total{outcome="canceled",step="EMI_PLAN_SELECTION",lender="none"} 3',
      `kadam_payments_total{outcome="complete",step="LENDER_OTP",lender="${PLAIN_LENDER}"} 1`,
    ]);
  });

  it('tell how many messages the SMS gateway has accepted', async () => {
    const accepted = 'kadam_sms_send_seconds_count{outcome="accepted"}';
    const [before] = await lines(accepted);
    kadam.clock.advance(31 * MINUTE_MS);
    await (await open()).verify(MOBILE);
    expect(await lines(accepted)).toEqual([`${accepted} ${Number(before?.split(' ')[1]) + 1}`]);
  });

  it('tell the time since each job of the background ended a round', async () => {
    const jobs = await lines('kadam_job_since_success_seconds');
    expect(jobs.map((line) => /job="(\w+)"/.exec(line)?.[1])).toEqual([
      'webhooks',
      'messages',
      'vouchers',
      'disputes',
      'refunds',
      'sweep',
      'debits',
      'audit',
    ]);
  });

  it('count the connections to the database and name the build', async () => {
    const states = await lines('kadam_database_connections');
    expect(states.map((line) => /state="(\w+)"/.exec(line)?.[1])).toEqual(['used', 'idle', 'waiting']);
    expect(await lines('kadam_build_info')).toEqual([
      expect.stringMatching(/^kadam_build_info\{version=".+",commit=".+"\} 1$/),
    ]);
  });

  it('are answered while the database is away, without what it alone knows', async () => {
    await postgres.stop();
    expect(await waitingWebhooks()).toEqual(['kadam_webhooks_waiting Nan', 'kadam_webhook_oldest_seconds Nan']);
    expect(await lines('kadam_payments_total')).toHaveLength(2);
  });
});
