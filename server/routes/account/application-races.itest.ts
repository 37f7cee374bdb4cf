import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identity } from '../../testing/account/application-form';
import { approvedApplication, loggedInFrame, someApplicant } from '../../testing/account/customer-application-tests';
import { postgresDatabase } from '../../testing/database/fresh-postgres';
import { auditLedger, soundBooks } from '../../testing/payments/ledger-audit';
import { dataOf } from '../../testing/sales/sales-steps';
import { FakeClock } from '../../testing/server/fake-clock';
import { type Reply, startTestServer, type TestServer } from '../../testing/server/test-server';

/** Two servers with separate connections to one PostgreSQL; a frame's calls alternate between them. */
let servers: readonly [TestServer, TestServer];
let calls = 0;
beforeAll(async () => {
  const database = await postgresDatabase(10);
  const clock = new FakeClock();
  servers = await Promise.all([startTestServer({ database, clock }), startTestServer({ database, clock })]);
});
afterAll(() => Promise.all(servers.map((server) => server.close())));
const kadam = (): TestServer => {
  calls += 1;
  return servers[calls % 2 === 0 ? 0 : 1];
};
const race = (call: () => Promise<Reply>): Promise<Reply[]> => Promise.all(Array.from({ length: 8 }, call));
const different = (replies: readonly Reply[], field: string): unknown[] => [
  ...new Set(replies.map((reply) => dataOf(reply)[field])),
];

describe('on two servers, 8 calls at the same moment', () => {
  it('for an application file one, for a question open one ticket, for a mandate ask for one', async () => {
    const mobile = someApplicant();
    const frame = await loggedInFrame(kadam, mobile);
    const form = { lenderId: '1', userName: 'Asha Rao', email: '', ...identity };
    const filed = await race(() => frame.post('/app/ntbpq/initiate-application', form));
    // After 5 that reach the lender the number is rate-limited; no customer gets a second application.
    const numbers = different(
      filed.filter(({ status }) => status === 200),
      'applicationId',
    );
    expect(numbers).toEqual([expect.stringMatching(/^KA-/)]);
    const [applicationId] = numbers;
    await frame.get(`/app/ntbpq/application-status?applicationId=${applicationId}`);

    const question = { applicationId, topic: 'OTHER', message: 'One question' };
    const tickets = await race(() => frame.post('/app/ntbpq/create-ticket', question));
    expect(
      different(
        tickets.filter(({ status }) => status === 200),
        'ticketId',
      ),
    ).toEqual([expect.stringMatching(/^KT-/)]);

    await race(() => frame.post('/app/emandate/get-redirection-params/', { applicationId }));
    const mandates = await kadam().server.db.selectFrom('mandates').select('mandate_id').execute();
    expect(mandates).toHaveLength(1);
  });

  it('with the right OTP open the line once', async () => {
    const mobile = someApplicant();
    const frame = await loggedInFrame(kadam, mobile);
    await approvedApplication(frame);
    await frame.post('/app/credit-line/initiate', { lenderId: '1' });
    const otp = await kadam().codeFor(mobile);
    const replies = await race(() => frame.post('/app/credit-line/confirm', { lenderId: '1', otp }));
    expect(different(replies, 'step')).toEqual(['ACTIVE']);
    const opened = await kadam()
      .server.db.selectFrom('ledger_transfers')
      .select('kind')
      .where('mobile', '=', mobile)
      .execute();
    expect(opened).toEqual([{ kind: 'open' }]);
    expect(await auditLedger(kadam().server.db, kadam().clock.nowMs())).toEqual(soundBooks);
  });
});
