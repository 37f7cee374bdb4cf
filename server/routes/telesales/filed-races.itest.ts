import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LenderUnavailable } from '../../lenders/lender-gateway';
import { readableNumber } from '../../services/readable-number';
import { randomReference } from '../../services/secrets';
import type { Application } from '../../store/applications';
import { insertApplication, submitShared } from '../../store/applications';
import {
  endEarlierFiled,
  endSubmitting,
  findFiled,
  insertFiled,
  lockFiled,
  noteSubmitted,
  noteSubmitting,
} from '../../store/filed-applications';
import { type DatabaseChoice, type OpenDatabase, openDatabase } from '../../store/open';
import { consent } from '../../testing/account/application-form';
import { someApplicant } from '../../testing/account/customer-application-tests';
import { postgresDatabase } from '../../testing/database/fresh-postgres';
import { memoryDatabase } from '../../testing/database/memory-database';
import { dataOf } from '../../testing/sales/sales-steps';
import { shop } from '../../testing/server/registered-shop';
import { registerMerchant } from '../../testing/server/sealing';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';
import { FILED_FORM, filedFor, provedBy, VERIFICATION } from '../../testing/telesales/telesales-journey';
import { atDesk } from '../../testing/telesales/telesales-steps';

const databases = [
  ['the embedded database', memoryDatabase],
  ['PostgreSQL', () => postgresDatabase(5)],
] as const;

describe.each(databases)('a corrected application, on %s,', (_name, choose) => {
  let kadam: TestServer;
  /** Runs in the lender before it accepts an application. */
  let before = async (): Promise<void> => undefined;
  beforeAll(async () => {
    kadam = await startTestServer({
      database: await choose(),
      ports: {
        lenders: (own) => ({
          ...own,
          apply: async (...asked) => {
            await before();
            return own.apply(...asked);
          },
        }),
      },
    });
  }, STARTS_WITHIN_MS);
  afterAll(() => kadam.close());

  it('that is filed while its customer submits the earlier one leaves him that', async () => {
    const mobile = someApplicant();
    const desk = await atDesk(() => kadam);
    const ref = await filedFor(() => kadam, desk, mobile);
    const phone = await provedBy(() => kadam, mobile, ref);
    before = async () => {
      before = async () => undefined;
      await filedFor(() => kadam, desk, mobile, { pincode: '560002' });
    };
    const submitted = dataOf(await phone.post(`${VERIFICATION}/submit`, { ref, consent }));
    expect(submitted).toMatchObject({ state: 'submitted' });
    expect(submitted.applicationId).toMatch(/^KA-/);
  });

  it('remains alone where the lender then fails to take the earlier one, whose customer is told that it is over', async () => {
    const mobile = someApplicant();
    const desk = await atDesk(() => kadam);
    const ref = await filedFor(() => kadam, desk, mobile);
    const phone = await provedBy(() => kadam, mobile, ref);
    let corrected = '';
    before = async () => {
      before = async () => undefined;
      corrected = await filedFor(() => kadam, desk, mobile, { pincode: '560002' });
      throw new LenderUnavailable('down');
    };
    const submit = (which: string) => phone.post(`${VERIFICATION}/submit`, { ref: which, consent });
    expect(dataOf(await submit(ref))).toMatchObject({ state: 'expired', details: null });
    const stored = await kadam.server.db
      .selectFrom('filed_details')
      .select('reference')
      .where('mobile', '=', mobile)
      .execute();
    expect(stored).toHaveLength(1);
    expect(dataOf(await submit(corrected))).toMatchObject({ state: 'submitted' });
  });

  it('of two that are filed at once for one number one waits for it, and not neither', async () => {
    const mobile = someApplicant();
    const desk = await atDesk(() => kadam);
    const file = () => desk.post('/app/telesales/file-application', { ...FILED_FORM, mobile });
    for (const reply of await Promise.all([file(), file(), file()]))
      expect(dataOf(reply)).toHaveProperty('application');
    const waiting = await kadam.server.db
      .selectFrom('applications')
      .select('reference')
      .where('mobile', '=', mobile)
      .where('closed_at_ms', 'is', null)
      .execute();
    expect(waiting).toHaveLength(1);
  });
});

const NOW_MS = 1_800_000_000_000;
let filedSoFar = 0;

describe.each(databases)('what ends earlier applications, on %s,', (_name, choose: () => Promise<DatabaseChoice>) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase(await choose(), () => undefined);
    for (const merchantKey of [shop.merchantKey, 'other-shop'])
      await registerMerchant(database.db, { ...shop, merchantKey, agents: [{ agentId: 'agent', status: 'active' }] });
  }, STARTS_WITHIN_MS);
  afterAll(() => database.close());

  /** An application that waits for its customer. */
  async function filed(mobile: string, change: Partial<Application> = {}): Promise<Application> {
    filedSoFar += 1;
    const application: Application = {
      reference: randomReference(),
      applicationId: readableNumber('KA'),
      merchantKey: shop.merchantKey,
      agentId: 'agent',
      lenderId: '1',
      mobile,
      email: null,
      userName: 'Meera Iyer',
      source: 'DESK',
      status: 'SHARED',
      createdAtMs: NOW_MS + filedSoFar,
      expiresAtMs: NOW_MS + 1_000_000,
      closedAtMs: null,
      ...change,
    };
    await insertApplication(database.db, application);
    const stored = { linkHash: application.reference, sealedDetails: 'sealed' };
    await insertFiled(database.db, application, stored);
    return application;
  }
  /** Waits until this many calls wait for a lock; on the embedded database they wait for its only connection
   *  instead. */
  const waits = async (): Promise<void> => {
    if (choose === memoryDatabase) return;
    const blocked = sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await blocked.execute(database.db)).rows.length).toBe(1);
  };

  it.each([
    ['begins to be submitted', noteSubmitting, NOW_MS + 60_000, { submittedAtMs: null }],
    ['has been submitted', noteSubmitted, NOW_MS, { submittedAtMs: NOW_MS }],
  ] as const)('waits for one that %s, and leaves it and its details alone', async (_what, note, atMs, expected) => {
    const mobile = `90000000${filedSoFar + 10}`;
    const earlier = await filed(mobile);
    const newer = await filed(mobile);
    let ended: Promise<void> | undefined;
    await database.db.transaction().execute(async (trx) => {
      await lockFiled(trx, earlier.reference);
      ended = endEarlierFiled(database.db, newer, NOW_MS);
      await waits();
      await note(trx, earlier.reference, atMs);
      if (note === noteSubmitted)
        await trx
          .updateTable('applications')
          .set({ status: 'SUBMITTED' })
          .where('reference', '=', earlier.reference)
          .execute();
    });
    await ended;
    const found = await findFiled(database.db, earlier.reference);
    expect(found).toMatchObject({ application: { closedAtMs: null }, ...expected });
    expect(found?.sealedDetails).toBe(note === noteSubmitted ? null : 'sealed');
    expect((await findFiled(database.db, newer.reference))?.application.closedAtMs).toBeNull();
  });

  it('ends one again whose submitting was broken off a minute ago', async () => {
    const mobile = `90000000${filedSoFar + 10}`;
    const earlier = await filed(mobile);
    await noteSubmitting(database.db, earlier.reference, NOW_MS);
    await endEarlierFiled(database.db, await filed(mobile), NOW_MS - 1);
    expect((await findFiled(database.db, earlier.reference))?.application.closedAtMs).toBeNull();
    await endEarlierFiled(database.db, await filed(mobile), NOW_MS);
    expect(await findFiled(database.db, earlier.reference)).toMatchObject({
      application: { closedAtMs: NOW_MS },
      sealedDetails: null,
    });
  });

  it.each([
    ['at another lender', { lenderId: '2' }],
    ['at another merchant', { merchantKey: 'other-shop' }],
    ['of another number', { mobile: '9111111111' }],
  ] as const)('leaves one alone %s', { tags: ['long'] }, async (_what, change) => {
    const mobile = `90000000${filedSoFar + 10}`;
    const other = await filed(mobile, change);
    const earlier = await filed(mobile);
    await endEarlierFiled(database.db, await filed(mobile), NOW_MS);
    expect(await findFiled(database.db, other.reference)).toMatchObject({
      application: { closedAtMs: null },
      sealedDetails: 'sealed',
    });
    expect((await findFiled(database.db, earlier.reference))?.application.closedAtMs).toBe(NOW_MS);
  });

  it('ends nothing for one that was ended itself', { tags: ['long'] }, async () => {
    const mobile = `90000000${filedSoFar + 10}`;
    const one = await filed(mobile);
    const other = await filed(mobile);
    await endEarlierFiled(database.db, other, NOW_MS);
    await endEarlierFiled(database.db, one, NOW_MS + 1);
    expect((await findFiled(database.db, other.reference))?.application.closedAtMs).toBeNull();
    expect((await findFiled(database.db, one.reference))?.application.closedAtMs).toBe(NOW_MS);
  });

  it('is reported by the submitting server when it gives up, and by no other', { tags: ['long'] }, async () => {
    const { reference } = await filed(`90000000${filedSoFar + 10}`);
    const untilMs = async () => (await findFiled(database.db, reference))?.submittingUntilMs;
    await noteSubmitting(database.db, reference, NOW_MS + 2);
    await endSubmitting(database.db, reference, NOW_MS + 1, NOW_MS);
    expect(await untilMs()).toBe(NOW_MS + 2);
    await endSubmitting(database.db, reference, NOW_MS + 2, NOW_MS);
    expect(await untilMs()).toBeNull();
    expect(await findFiled(database.db, reference)).toMatchObject({
      application: { closedAtMs: null },
      sealedDetails: 'sealed',
    });
  });

  it('has one that is being submitted end with that, and not with what was begun before', async () => {
    const mobile = `90000000${filedSoFar + 10}`;
    const { reference } = await filed(mobile);
    await noteSubmitting(database.db, reference, NOW_MS + 2);
    await endEarlierFiled(database.db, await filed(mobile), NOW_MS);
    const now = () => findFiled(database.db, reference);
    expect(await now()).toMatchObject({
      application: { closedAtMs: null, expiresAtMs: NOW_MS + 2 },
      sealedDetails: 'sealed',
    });
    await endSubmitting(database.db, reference, NOW_MS + 1, NOW_MS);
    expect(await now()).toMatchObject({ application: { closedAtMs: null }, sealedDetails: 'sealed' });
    await endSubmitting(database.db, reference, NOW_MS + 2, NOW_MS + 1);
    expect(await now()).toMatchObject({ application: { closedAtMs: NOW_MS + 1 }, sealedDetails: null });
  });

  it('leaves one alone that is submitted once more while the first time fails', { tags: ['long'] }, async () => {
    const mobile = `90000000${filedSoFar + 10}`;
    const { reference } = await filed(mobile);
    await noteSubmitting(database.db, reference, NOW_MS + 2);
    await endEarlierFiled(database.db, await filed(mobile), NOW_MS);
    await noteSubmitting(database.db, reference, NOW_MS + 3);
    await endSubmitting(database.db, reference, NOW_MS + 2, NOW_MS + 1);
    expect(await findFiled(database.db, reference)).toMatchObject({
      application: { closedAtMs: null },
      submittingUntilMs: NOW_MS + 3,
      sealedDetails: 'sealed',
    });
  });

  it('leaves what its lender has taken meanwhile with the lender', async () => {
    const mobile = `90000000${filedSoFar + 10}`;
    const { reference } = await filed(mobile);
    await noteSubmitting(database.db, reference, NOW_MS + 2);
    await endEarlierFiled(database.db, await filed(mobile), NOW_MS);
    expect(await submitShared(database.db, reference)).toBe(true);
    await endSubmitting(database.db, reference, NOW_MS + 2, NOW_MS + 1);
    expect((await findFiled(database.db, reference))?.application).toMatchObject({
      status: 'SUBMITTED',
      closedAtMs: null,
    });
  });
});
