import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LenderGateway } from '../../lenders/lender-gateway';
import { identity } from '../../testing/account/application-form';
import { loggedInFrame, someApplicant } from '../../testing/account/customer-application-tests';
import { dataOf } from '../../testing/sales/sales-steps';
import { Moment } from '../../testing/server/moment';
import { PatientClock } from '../../testing/server/patient-clock';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';

type Question = 'standing' | 'apply';
/** The next call of its kind is held until `asked`; null = none. */
let held: { readonly question: Question; readonly asked: Moment; readonly answered: Moment } | null = null;
const hold = (question: Question) => {
  held = { question, asked: new Moment(), answered: new Moment() };
  return held;
};
const waitIfHeld = async (question: Question): Promise<void> => {
  if (held?.question !== question) return;
  const { asked, answered } = held;
  held = null;
  asked.happen();
  await answered.happened;
};

/** Sandbox lenders whose answers a test can hold. */
const holding = (own: LenderGateway): LenderGateway => ({
  ...own,
  async standing(...about) {
    await waitIfHeld('standing');
    return own.standing(...about);
  },
  async apply(ask) {
    await waitIfHeld('apply');
    return own.apply(ask);
  },
});

let kadam: TestServer;
beforeAll(async () => {
  kadam = await startTestServer({ clock: new PatientClock(), ports: { lenders: holding } });
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

describe('a shopper who presses Apply twice and is approved by the second press before the first is answered', () => {
  it.each([
    ['asks which customers it accepts', 'standing'],
    ['files the first', 'apply'],
  ] as const)('while the lender %s has one application, and both answers name it', async (_, question) => {
    const mobile = someApplicant();
    const frame = await loggedInFrame(() => kadam, mobile);
    const apply = () =>
      frame.post('/app/ntbpq/initiate-application', { lenderId: '1', userName: 'Asha Rao', email: '', ...identity });

    const { asked, answered } = hold(question);
    const first = apply();
    await asked.happened;
    const second = dataOf(await apply());
    const status = `/app/ntbpq/application-status?applicationId=${second.applicationId}`;
    const approved = dataOf(await frame.get(status));
    answered.happen();

    expect(approved).toMatchObject({ status: 'APPROVED' });
    expect(dataOf(await first)).toEqual(approved);
    const rows = kadam.server.db.selectFrom('applications').select('status').where('mobile', '=', mobile);
    expect(await rows.execute()).toEqual([{ status: 'APPROVED' }]);
  });
});
