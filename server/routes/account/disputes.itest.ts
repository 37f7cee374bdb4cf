import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ticket } from '../../../shared/api/disputes';
import { sampleJpeg, samplePdf, samplePng } from '../../../shared/rules/disputes/testing/sample-files';
import { DAY_MS } from '../../../shared/rules/duration';
import { tidy } from '../../store/housekeeping';
import { disputeSteps } from '../../testing/account/dispute-steps';
import { approvedMobiles } from '../../testing/account/shopper';
import { postgresDatabase } from '../../testing/database/fresh-postgres';
import { loanSteps } from '../../testing/loans/loan-steps';
import { dataOf, MINUTE_MS } from '../../testing/sales/sales-steps';
import { FakeClock } from '../../testing/server/fake-clock';
import { type Reply, STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';
import { type Browser, MAIN_HOST, newBrowser } from '../../testing/site/site-steps';

let kadam: TestServer;
beforeAll(async () => {
  kadam = await startTestServer();
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

const { bought, loggedIn, upload, uploaded, create, view, update } = disputeSteps(() => kadam);
const { buy } = loanSteps(() => kadam);
const mobiles = approvedMobiles(16, 7_440_000_000);
const someMobile = (): string => {
  const mobile = mobiles.shift();
  if (mobile === undefined) throw new Error('no number is left');
  return mobile;
};
const ticketIn = (reply: Reply): Ticket => dataOf(reply) as unknown as Ticket;
/** As read by the debit job. */
const areDebitsPaused = async (txnUuid: string): Promise<boolean> => {
  const { are_debits_paused } = await kadam.server.db
    .selectFrom('loans')
    .select('are_debits_paused')
    .where('txn_uuid', '=', txnUuid)
    .executeTakeFirstOrThrow();
  return are_debits_paused;
};
const kindsOf = ({ thread }: Ticket): string[] => thread.map(({ kind }) => kind);
/** Response without the parts that differ per request. */
const bodyOf = ({ status, text }: Reply) => ({ status, text });

describe('a dispute', () => {
  // @req ODR-001, ODR-003, ENT-031
  it('about a purchase is opened with a file, pauses the actions of its lender’s file, and is returned in full', async () => {
    const mobile = someMobile();
    const txnUuid = await bought(mobile);
    const browser = await loggedIn(mobile);
    const details = dataOf(await browser.get('/app/odr/details'));
    expect(details.purchases).toEqual([
      expect.objectContaining({
        txnUuid,
        title: 'Aster 5G phone',
        moreItems: 0,
        merchantName: 'Zenmart',
        amountRupees: 10_000,
        lenderId: '402',
        pauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
      }),
    ]);
    const fileId = await uploaded(browser);
    const asked = { topic: 'DEBIT', txnUuid, message: 'Debited twice.', email: 'asha@mail.example', fileIds: [fileId] };
    const opened = ticketIn(await create(browser, asked));
    const nowMs = kadam.clock.nowMs();
    expect(opened).toMatchObject({
      ticketId: expect.stringMatching(/^KD-\d{5}-\d{5}$/),
      status: 'RECEIVED',
      topic: 'DEBIT',
      decider: 'LENDER',
      openedAtMs: nowMs,
      paused: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
      pausedUntilMs: nowMs + 30 * DAY_MS,
      canReopen: false,
      purchase: { txnUuid },
    });
    expect(opened.thread).toEqual([
      {
        kind: 'SHOPPER',
        text: 'Debited twice.',
        atMs: nowMs,
        files: [{ fileId, name: 'statement.png', kind: 'png', sizeBytes: samplePng.length }],
      },
      { kind: 'PAUSED', text: null, atMs: nowMs, files: [] },
    ]);
    expect(await view(browser, opened.ticketId)).toEqual(opened);
    const { tickets, ticket } = dataOf(await browser.get('/app/odr/view-ticket'));
    expect(tickets).toEqual([expect.objectContaining({ ticketId: opened.ticketId, status: 'RECEIVED' })]);
    expect(ticket).toBeNull();
    expect(await areDebitsPaused(txnUuid)).toBe(true);
    // After 30 days the loan continues, and the ticket stays open.
    kadam.clock.advance(30 * DAY_MS);
    await kadam.server.work.disputes();
    expect(await areDebitsPaused(txnUuid)).toBe(false);
    const later = await view(await loggedIn(mobile), opened.ticketId);
    expect(later).toMatchObject({ status: 'WITH_DECIDER', paused: [], pausedUntilMs: null });
    expect(kindsOf(later)).toEqual(['SHOPPER', 'PAUSED', 'RESUMED', 'CARE', 'PASSED_ON']);
  });

  // @req ODR-006
  it('is answered by the sandbox’s clerk after 20 s, once, with an SMS; then replied to, closed, which ends the pause, and opened again', async () => {
    const mobile = someMobile();
    const txnUuid = await bought(mobile);
    const browser = await loggedIn(mobile);
    const { ticketId } = ticketIn(await create(browser, { topic: 'NOT_RECEIVED', txnUuid }));
    kadam.clock.advance(19_999);
    await kadam.server.work.disputes();
    expect(kindsOf(await view(browser, ticketId))).toEqual(['SHOPPER', 'PAUSED']);
    kadam.clock.advance(1);
    await Promise.all([kadam.server.work.disputes(), kadam.server.work.disputes()]);
    const answered = await view(browser, ticketId);
    expect(answered).toMatchObject({ status: 'WITH_DECIDER', decider: 'SHOP', answerBy: null });
    expect(kindsOf(answered)).toEqual(['SHOPPER', 'PAUSED', 'CARE', 'PASSED_ON']);
    expect(answered.thread[2]?.text).toContain('Zenmart');
    expect(await kadam.smsTo(mobile)).toBe(
      `We have answered your ticket ${ticketId}. It opens with an OTP to this number: http://localhost:4400/odr/view-ticket?ticketId=${ticketId} - Kadam`,
    );
    kadam.clock.advance(60_000);
    await kadam.server.work.disputes();
    expect(await view(browser, ticketId)).toEqual({ ...answered, serverNowMs: kadam.clock.nowMs() });

    const reply = { action: 'REPLY', message: 'It is still not here.', replyId: randomUUID() };
    const replies = await Promise.all([1, 2, 3].map(() => update(browser, ticketId, reply)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(kindsOf(await view(browser, ticketId)).slice(4)).toEqual(['SHOPPER']);
    kadam.clock.advance(20_000);
    await kadam.server.work.disputes();
    expect(kindsOf(await view(browser, ticketId)).slice(4)).toEqual(['SHOPPER', 'CARE']);

    const closed = ticketIn(await update(browser, ticketId, { action: 'CLOSE' }));
    expect(closed).toMatchObject({
      status: 'CLOSED',
      paused: [],
      pausedUntilMs: null,
      decidedBy: null,
      canReopen: true,
    });
    expect(kindsOf(closed).slice(6)).toEqual(['CLOSED', 'RESUMED']);
    expect(await areDebitsPaused(txnUuid)).toBe(false);
    expect(ticketIn(await update(browser, ticketId, { action: 'CLOSE' })).thread).toEqual(closed.thread);
    const again = ticketIn(await update(browser, ticketId, { action: 'REOPEN' }));
    expect(again).toMatchObject({ status: 'IN_REVIEW', paused: expect.arrayContaining(['DEBITS']) });
    expect(kindsOf(again).slice(8)).toEqual(['REOPENED', 'PAUSED']);
    expect(await areDebitsPaused(txnUuid)).toBe(true);

    // Each of two tickets about a loan pauses it.
    const other = ticketIn(await create(browser, { topic: 'COST', txnUuid, message: 'And the fee.' }));
    await update(browser, ticketId, { action: 'CLOSE' });
    expect(await areDebitsPaused(txnUuid)).toBe(true);
    await update(browser, other.ticketId, { action: 'CLOSE' });
    expect(await areDebitsPaused(txnUuid)).toBe(false);
  });

  it('pauses a purchase for 30 days over all its tickets, of which two that pause at once end together', async () => {
    const mobile = someMobile();
    const txnUuid = await bought(mobile);
    const open = async (message: string): Promise<Ticket> =>
      ticketIn(await create(await loggedIn(mobile), { topic: 'COST', txnUuid, message }));
    const first = await open('One.');
    kadam.clock.advance(20 * DAY_MS);
    const second = await open('Two.');
    expect(second.pausedUntilMs).toBe(first.pausedUntilMs);
    kadam.clock.advance(10 * DAY_MS);
    await kadam.server.work.disputes();
    expect(await areDebitsPaused(txnUuid)).toBe(false);
    for (const message of ['Three.', 'Four.']) {
      expect(await open(message)).toMatchObject({ status: 'RECEIVED', paused: [], pausedUntilMs: null });
      expect(await areDebitsPaused(txnUuid)).toBe(false);
    }
    const details = dataOf(await (await loggedIn(mobile)).get('/app/odr/details'));
    expect(details.purchases).toMatchObject([{ txnUuid, pauses: [] }]);
  });

  it('of 10 days leaves 19 to the next ticket, as a begun day counts', async () => {
    const mobile = someMobile();
    const txnUuid = await bought(mobile);
    const { ticketId } = ticketIn(await create(await loggedIn(mobile), { topic: 'COST', txnUuid }));
    kadam.clock.advance(10 * DAY_MS);
    const browser = await loggedIn(mobile);
    await update(browser, ticketId, { action: 'CLOSE' });
    const next = ticketIn(await create(browser, { topic: 'COST', txnUuid, message: 'Again.' }));
    expect(next.pausedUntilMs).toBe(kadam.clock.nowMs() + 19 * DAY_MS);
  });

  it('about a loan that has ended pauses nothing, opened again too', async () => {
    const mobile = someMobile();
    const txnUuid = await bought(mobile);
    const browser = await loggedIn(mobile);
    const before = ticketIn(await create(browser, { topic: 'COST', txnUuid }));
    await update(browser, before.ticketId, { action: 'CLOSE' });
    const ended = { status: 'CLOSED', ended_at_ms: kadam.clock.nowMs() } as const;
    await kadam.server.db.updateTable('loans').set(ended).where('txn_uuid', '=', txnUuid).execute();
    const opened = ticketIn(await create(browser, { topic: 'COST', txnUuid, message: 'Later.' }));
    expect(opened).toMatchObject({ status: 'RECEIVED', paused: [], pausedUntilMs: null });
    const again = ticketIn(await update(browser, before.ticketId, { action: 'REOPEN' }));
    expect(again).toMatchObject({ status: 'IN_REVIEW', paused: [], pausedUntilMs: null });
    expect(await areDebitsPaused(txnUuid)).toBe(false);
  });

  it('can be opened again for 30 days, and not later: 400 names the action', async () => {
    const mobile = someMobile();
    const { ticketId } = ticketIn(await create(await loggedIn(mobile), {}));
    await update(await loggedIn(mobile), ticketId, { action: 'CLOSE' });
    kadam.clock.advance(30 * DAY_MS);
    const browser = await loggedIn(mobile);
    expect((await view(browser, ticketId)).canReopen).toBe(false);
    const reply = { action: 'REPLY', message: 'Again.', replyId: randomUUID() };
    for (const change of [{ action: 'REOPEN' }, reply]) {
      const refused = await update(browser, ticketId, change);
      expect([refused.status, refused.body?.fields?.map(({ path }) => path)]).toEqual([400, ['action']]);
    }
  });

  it('that is the same question is the same ticket, also at the same moment; a 6th of a day is 429, and the first still answered', async () => {
    const browser = await loggedIn(someMobile());
    const same = await Promise.all([1, 2, 3].map(() => create(browser, { message: 'Question 1' })));
    expect(new Set(same.map((reply) => ticketIn(reply).ticketId)).size).toBe(1);
    const { tickets } = dataOf(await browser.get('/app/odr/view-ticket')) as { tickets: readonly unknown[] };
    expect(tickets).toHaveLength(1);
    const other = await loggedIn(someMobile());
    for (let number = 1; number <= 5; number += 1)
      expect((await create(other, { message: `Question ${number}` })).status).toBe(200);
    const refused = await create(other, { message: 'Question 6' });
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await create(other, { message: 'Question 1' })).status).toBe(200);
  });

  it('names the fault of a question: a topic that needs a purchase, an empty or too long message, a fourth file', async () => {
    const browser = await loggedIn(someMobile());
    const fieldsOf = async (asked: Readonly<Record<string, unknown>>) =>
      (await create(browser, asked)).body?.fields?.map(({ path }) => path);
    expect(await fieldsOf({ topic: 'DEBIT' })).toEqual(['txnUuid']);
    expect(await fieldsOf({ message: '  ' })).toEqual(['message']);
    expect(await fieldsOf({ message: 'x'.repeat(501) })).toEqual(['message']);
    expect(await fieldsOf({ topic: 'WEATHER' })).toEqual(['topic']);
    expect(await fieldsOf({ email: 'unknown' })).toEqual(['email']);
    expect(await fieldsOf({ fileIds: Array.from({ length: 4 }, () => 'x'.repeat(22)) })).toEqual(['fileIds']);
    const { ticketId } = ticketIn(await create(browser, {}));
    const reply = await update(browser, ticketId, { action: 'REPLY' });
    expect(reply.body?.fields?.map(({ path }) => path)).toEqual(['message', 'replyId']);
  });

  it('another number’s ticket, purchase and files are 404 with the same body as unknown ones, and nothing changes', async () => {
    const [mine, theirs] = [someMobile(), someMobile()];
    const txnUuid = await bought(theirs);
    const owner = await loggedIn(theirs);
    const [used, unused] = [await uploaded(owner), await uploaded(owner)];
    const { ticketId } = ticketIn(await create(owner, { topic: 'DEBIT', txnUuid, fileIds: [used] }));
    const before = await view(owner, ticketId);
    // At the same time: the owner stays logged in.
    const unauthorisedCaller = newBrowser(() => kadam);
    await unauthorisedCaller.login(mine);
    const nothing = { ticketId: 'KD-00000-00000', txnUuid: randomUUID(), fileId: 'A'.repeat(22) };
    const pairs: readonly (readonly [Promise<Reply>, Promise<Reply>])[] = [
      [
        unauthorisedCaller.get(`/app/odr/view-ticket?ticketId=${ticketId}`),
        unauthorisedCaller.get(`/app/odr/view-ticket?ticketId=${nothing.ticketId}`),
      ],
      [
        unauthorisedCaller.get(`/app/odr/view-ticket?ticketId=${ticketId}`),
        unauthorisedCaller.get('/app/odr/view-ticket?ticketId=mine'),
      ],
      [
        update(unauthorisedCaller, ticketId, { action: 'CLOSE' }),
        update(unauthorisedCaller, nothing.ticketId, { action: 'CLOSE' }),
      ],
      [
        create(unauthorisedCaller, { topic: 'DEBIT', txnUuid }),
        create(unauthorisedCaller, { topic: 'DEBIT', txnUuid: nothing.txnUuid }),
      ],
      [create(unauthorisedCaller, { fileIds: [unused] }), create(unauthorisedCaller, { fileIds: [nothing.fileId] })],
      [unauthorisedCaller.get(`/odr/files/${used}`), unauthorisedCaller.get(`/odr/files/${nothing.fileId}`)],
      [unauthorisedCaller.get(`/odr/files/${unused}`), unauthorisedCaller.get(`/odr/files/${nothing.fileId}`)],
      [newBrowser(() => kadam).get(`/odr/files/${used}`), unauthorisedCaller.get(`/odr/files/${nothing.fileId}`)],
    ];
    for (const [own, none] of pairs) {
      expect((await own).status).toBe(404);
      expect(bodyOf(await own)).toEqual(bodyOf(await none));
    }
    expect(await view(owner, ticketId)).toEqual(before);
    // Refused calls have stored no file and opened no ticket.
    expect(dataOf(await unauthorisedCaller.get('/app/odr/view-ticket')).tickets).toEqual([]);
    expect((await create(owner, { fileIds: [unused] })).status).toBe(200);
    // A file of one message cannot be used by another.
    expect((await create(owner, { message: 'Again', fileIds: [used] })).status).toBe(404);
  });

  it('and the purchases of one lender are all that its host shows; what is with another one is 404 there, and what is about none is everywhere', async () => {
    const mobile = '9000000001';
    const txnUuid = await buy(mobile, { lenderId: '701', tenure: 6 });
    const home = await loggedIn(mobile);
    const used = await uploaded(home);
    const { ticketId } = ticketIn(await create(home, { topic: 'DEBIT', txnUuid, fileIds: [used] }));
    const general = ticketIn(await create(home, {})).ticketId;
    const atHost = async (host: string) => {
      kadam.clock.advance(31 * MINUTE_MS);
      const browser = newBrowser(() => kadam, host);
      await browser.login(mobile);
      return browser;
    };
    const named = async (browser: Browser) => ({
      tickets: (dataOf(await browser.get('/app/odr/view-ticket')).tickets as { ticketId: string }[])
        .map((each) => each.ticketId)
        .sort(),
      purchases: (dataOf(await browser.get('/app/odr/details')).purchases as { txnUuid: string }[]).map(
        (each) => each.txnUuid,
      ),
      openTickets: dataOf(await browser.get('/app/customer')).openTickets,
    });
    const theirs = await atHost(`baroda.${MAIN_HOST}`);
    expect(await named(theirs)).toEqual({
      tickets: [general, ticketId].sort(),
      purchases: [txnUuid],
      openTickets: 2,
    });
    expect((await theirs.get(`/odr/files/${used}`)).status).toBe(200);

    const other = await atHost(`axis.${MAIN_HOST}`);
    expect(await named(other)).toEqual({ tickets: [general], purchases: [], openTickets: 1 });
    const none = 'KD-00000-00000';
    const pairs: readonly (readonly [Promise<Reply>, Promise<Reply>])[] = [
      [other.get(`/app/odr/view-ticket?ticketId=${ticketId}`), other.get(`/app/odr/view-ticket?ticketId=${none}`)],
      [update(other, ticketId, { action: 'CLOSE' }), update(other, none, { action: 'CLOSE' })],
      [create(other, { topic: 'DEBIT', txnUuid }), create(other, { topic: 'DEBIT', txnUuid: randomUUID() })],
      [other.get(`/odr/files/${used}`), other.get(`/odr/files/${'A'.repeat(22)}`)],
    ];
    for (const [own, nothing] of pairs) {
      expect((await own).status).toBe(404);
      expect(bodyOf(await own)).toEqual(bodyOf(await nothing));
    }
  });

  it('is 401 for a guest, in every call', async () => {
    const guest = newBrowser(() => kadam);
    await guest.post('/auth/initiate-login/', { mobile: someMobile() });
    const replies = [
      await guest.get('/app/odr/details'),
      await upload(guest),
      await upload(newBrowser(() => kadam)),
      await create(guest, {}),
      await guest.get('/app/odr/view-ticket'),
      await update(guest, 'KD-00000-00000', { action: 'CLOSE' }),
    ];
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 401));
  });
});

describe('a file of a dispute', () => {
  const MAX_BYTES = 2 * 1024 * 1024;
  /** A PDF with `bytes` of content. */
  const pdfOf = (bytes: number): Uint8Array => {
    const padded = new Uint8Array(bytes).fill(0x20);
    padded.set(samplePdf.subarray(0, 9));
    padded.set(samplePdf.subarray(9), bytes - samplePdf.length + 9);
    return padded;
  };

  it('is JPEG, PNG or PDF by its content, of 2 MB at most: one byte more is 413, anything else and two things at once 415', async () => {
    const browser = await loggedIn(someMobile());
    const kindOf = async (content: Uint8Array, name: string) => dataOf(await upload(browser, content, name)).kind;
    expect(await kindOf(sampleJpeg, 'photo.jpg')).toBe('jpg');
    expect(await kindOf(samplePng, 'called.pdf')).toBe('png');
    expect(await kindOf(pdfOf(MAX_BYTES), 'statement.pdf')).toBe('pdf');
    expect((await upload(browser, pdfOf(MAX_BYTES + 1))).status).toBe(413);
    expect((await upload(browser, pdfOf(MAX_BYTES + 100_000))).status).toBe(413);
    expect((await upload(browser, Buffer.from('<!doctype html><script>alert(1)</script>'), 'a.png')).status).toBe(415);
    const both = Buffer.concat([sampleJpeg, Buffer.from('PK\x05\x06'), Buffer.alloc(18)]);
    expect((await upload(browser, both, 'photo.jpg')).status).toBe(415);
    const odd = await browser.post('/app/odr/upload', { name: 'a.png', contentBase64: 'not base64' });
    expect([odd.status, odd.body?.fields?.map(({ path }) => path)]).toEqual([400, ['contentBase64']]);
    // Other calls refuse a body of that size.
    expect((await create(browser, { message: 'x'.repeat(70_000) })).status).toBe(413);
  });

  it('is sent to its owner alone, to be saved, under its own name with the ending of what it is', async () => {
    const browser = await loggedIn(someMobile());
    const fileId = await uploaded(browser, samplePng, 'bill.html');
    const sent = await browser.get(`/odr/files/${fileId}`);
    expect(sent.status).toBe(200);
    expect(sent.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="bill.html.png"; filename*=UTF-8''bill.html.png`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': String(samplePng.length),
    });
  });

  it('that no message names is gone after a day, and one that a message has stays', async () => {
    const mobile = someMobile();
    const browser = await loggedIn(mobile);
    const [used, unused] = [await uploaded(browser), await uploaded(browser)];
    await create(browser, { fileIds: [used] });
    await tidy(kadam.server.db, kadam.clock.nowMs() + DAY_MS);
    const later = await loggedIn(mobile);
    expect((await later.get(`/odr/files/${used}`)).status).toBe(200);
    expect((await later.get(`/odr/files/${unused}`)).status).toBe(404);
  });
});

describe('the clerk', () => {
  it('that is to answer when its process ends does so in the next one', async () => {
    const database = await postgresDatabase(5);
    const clock = new FakeClock();
    const [mobile] = approvedMobiles(1, 7_450_000_000);
    if (mobile === undefined) throw new Error('no number');
    const first = await startTestServer({ database, clock });
    const browser = await disputeSteps(() => first).loggedIn(mobile);
    const { ticketId } = ticketIn(await create(browser, {}));
    await first.close();

    const next = await startTestServer({ database, clock });
    clock.advance(20_000);
    expect(await next.server.work.disputes()).toBe(1);
    const again = disputeSteps(() => next);
    expect(kindsOf(await again.view(await again.loggedIn(mobile), ticketId))).toEqual(['SHOPPER', 'CARE']);
    await next.close();
  });
});

describe('a ticket that several change at once', () => {
  it('is closed and opened again in turn: no line and no pause of its loan stands twice', async () => {
    const own = await startTestServer({ database: await postgresDatabase(10) });
    const [mobile = ''] = approvedMobiles(1, 7_460_000_000);
    const steps = disputeSteps(() => own);
    const txnUuid = await steps.bought(mobile);
    const browser = await steps.loggedIn(mobile);
    const { ticketId } = ticketIn(await steps.create(browser, { topic: 'DEBIT', txnUuid }));
    own.clock.advance(20_000);
    const changes = Array.from({ length: 6 }, () => [
      steps.update(browser, ticketId, { action: 'CLOSE' }),
      steps.update(browser, ticketId, { action: 'REOPEN' }),
      own.server.work.disputes(),
    ]);
    await Promise.all(changes.flat());
    await steps.update(browser, ticketId, { action: 'CLOSE' });
    const kinds = kindsOf(await steps.view(browser, ticketId));
    const inTurn = (one: string, other: string) => kinds.filter((kind) => kind === one || kind === other).join(' ');
    expect(inTurn('CLOSED', 'REOPENED')).toMatch(/^CLOSED( REOPENED CLOSED)*$/);
    expect(inTurn('PAUSED', 'RESUMED')).toMatch(/^PAUSED RESUMED( PAUSED RESUMED)*$/);
    expect(kinds.filter((kind) => kind === 'CARE').length).toBeLessThanOrEqual(1);
    await own.close();
  });

  it.each([
    ['a clerk answers', [20_000], ['SHOPPER', 'PAUSED', 'CARE', 'PASSED_ON', 'CLOSED', 'RESUMED']],
    ['its pause ends', [20_000, 30 * DAY_MS], ['SHOPPER', 'PAUSED', 'CARE', 'PASSED_ON', 'RESUMED', 'CLOSED']],
  ] as const)('stays closed by a call that comes while %s, which is written once', async (_what, waitsMs, lines) => {
    const own = await startTestServer({ database: await postgresDatabase(10) });
    const { db, work } = own.server;
    const [mobile = ''] = approvedMobiles(1, 7_460_000_000);
    const steps = disputeSteps(() => own);
    const txnUuid = await steps.bought(mobile);
    const { ticketId } = ticketIn(await steps.create(await steps.loggedIn(mobile), { topic: 'DEBIT', txnUuid }));
    for (const ms of waitsMs) {
      await work.disputes();
      own.clock.advance(ms);
    }
    const browser = await steps.loggedIn(mobile);
    const blocked = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const calls: Promise<unknown>[] = [];
    await db.transaction().execute(async (trx) => {
      // The first call has read the ticket and cannot write an entry before the second has reached the lock.
      await sql`lock table dispute_entries in share mode`.execute(trx);
      for (const call of [() => work.disputes(), () => steps.update(browser, ticketId, { action: 'CLOSE' })]) {
        calls.push(call());
        await expect.poll(async () => (await blocked.execute(db)).rows.length).toBe(calls.length);
      }
    });
    await Promise.all(calls);
    const ticket = await steps.view(browser, ticketId);
    expect(kindsOf(ticket)).toEqual(lines);
    expect(ticket.status).toBe('CLOSED');
    await own.close();
  });
});
