import type * as api from '../../../shared/api/disputes';
import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import { maskMobile } from '../../../shared/format/mask';
import { topicFacts } from '../../../shared/rules/disputes/topics';
import { type CustomerPurchase, purchasesOfNumber } from '../../store/customer-purchases';
import type { Debtor } from '../../store/debtor';
import {
  addEntry,
  type Dispute,
  disputesOf,
  findAsked,
  findDispute,
  insertDispute,
  lockDispute,
} from '../../store/disputes';
import { logEvent } from '../../store/event-log';
import { notePauses, pausableUntilMs } from '../../store/loan-pauses';
import type { SiteCaller } from '../caller';
import { consumeRateLimit, customerLimits } from '../limits';
import { requireMobile } from '../logins';
import { beginMissingLoans } from '../payments/begin-loan';
import { readableNumber } from '../readable-number';
import { Refusal } from '../refusal';
import { sha256 } from '../secrets';
import { hashedMobile } from '../widgets';
import { changeDispute, claim, nothingSaid } from './change-dispute';
import type { DisputeDeps } from './desk';
import { pausesOf, purchaseAnswer, summaryOf, ticketAnswer } from './ticket-answer';

/** The session's number, without other lenders at a lender's host. Refusals: 401. */
const ownerOf = (caller: SiteCaller): Debtor => ({ mobile: requireMobile(caller), lenderId: caller.site.lenderId });

export async function detailsOf(
  { db, clock }: DisputeDeps,
  caller: SiteCaller,
): Promise<ResponseOf<typeof api.disputeDetails>> {
  const owner = ownerOf(caller);
  await beginMissingLoans({ db }, owner.mobile);
  const purchases = await purchasesOfNumber(db, owner);
  return {
    maskedMobile: maskMobile(owner.mobile),
    purchases: purchases.map((purchase) => purchaseAnswer(purchase)),
    serverNowMs: clock.nowMs(),
  };
}

/** Answers `POST app/odr/create-ticket`. Refusals: 400, 401, 404, 429. */
export async function openTicket(
  deps: DisputeDeps,
  caller: SiteCaller,
  asked: RequestOf<typeof api.createTicket>,
): Promise<ResponseOf<typeof api.createTicket>> {
  const { db, clock, hasher, desk } = deps;
  const owner = ownerOf(caller);
  const { mobile } = owner;
  const { topic, message, email, fileIds = [] } = asked;
  const purchase = await purchaseInQuestion(deps, owner, asked);
  const txnUuid = purchase?.txnUuid ?? null;
  const questionHash = sha256(JSON.stringify([topic, txnUuid, message]));
  const known = await findAsked(db, mobile, questionHash);
  const nowMs = clock.nowMs();
  if (known) return ticketAnswer(db, known, nowMs);
  await consumeRateLimit(
    db,
    customerLimits.disputesOpened,
    [hashedMobile(hasher, caller.merchant.merchantKey, mobile)],
    nowMs,
  );
  const question: Dispute = {
    ticketId: readableNumber('KD'),
    mobile,
    txnUuid,
    topic,
    questionHash,
    email: email === undefined || email === '' ? null : email,
    language: caller.language,
    status: 'RECEIVED',
    pauses: purchase && topicFacts(topic).isAboutPurchase ? pausesOf(purchase.lenderId) : [],
    openedAtMs: nowMs,
    updatedAtMs: nowMs,
    answeredAtMs: null,
    closedAtMs: null,
    pauseEndsAtMs: null,
    dueAtMs: desk && nowMs + desk.answersAfterMs,
    attempts: 0,
  };
  const opened = await db.transaction().execute(async (trx) => {
    const asksPause = txnUuid !== null && question.pauses.length > 0;
    const pauseEndsAtMs = asksPause ? await pausableUntilMs(trx, { ...question, txnUuid }, nowMs) : null;
    const dispute = { ...question, pauses: pauseEndsAtMs === null ? [] : question.pauses, pauseEndsAtMs };
    if (!(await insertDispute(trx, dispute))) return null;
    const entryId = await addEntry(trx, dispute.ticketId, { kind: 'SHOPPER', text: message, atMs: nowMs });
    if (entryId === null) throw new Error('the first line of a ticket is there already');
    await claim(trx, dispute, fileIds, entryId);
    if (txnUuid !== null && pauseEndsAtMs !== null) {
      await addEntry(trx, dispute.ticketId, { kind: 'PAUSED', text: null, atMs: nowMs });
      await notePauses(trx, txnUuid, nowMs);
    }
    await logEvent(trx, {
      type: 'disputeOpened',
      atMs: nowMs,
      merchantKey: caller.merchant.merchantKey,
      agentId: null,
      requestId: caller.requestId,
      details: { ticketId: dispute.ticketId, topic, ...(txnUuid !== null && { txnUuid }) },
    });
    return dispute;
  });
  const stands = opened ?? (await findAsked(db, mobile, questionHash));
  if (!stands) throw new Error('a ticket that is there was not found');
  return ticketAnswer(db, stands, nowMs);
}

async function purchaseInQuestion(
  { db }: DisputeDeps,
  owner: Debtor,
  { topic, txnUuid }: RequestOf<typeof api.createTicket>,
): Promise<CustomerPurchase | null> {
  if (txnUuid === undefined) {
    if (!topicFacts(topic).isAboutPurchase) return null;
    throw new Refusal('INVALID_REQUEST', { fields: [{ path: 'txnUuid', message: 'this topic needs a purchase' }] });
  }
  await beginMissingLoans({ db }, owner.mobile);
  const [purchase] = await purchasesOfNumber(db, owner, [txnUuid]);
  if (!purchase) throw new Refusal('NOT_FOUND');
  return purchase;
}

/** Answers `GET app/odr/view-ticket`. Refusals: 401, 404. */
export async function viewTickets(
  { db, clock }: DisputeDeps,
  caller: SiteCaller,
  { ticketId }: RequestOf<typeof api.viewTicket>,
): Promise<ResponseOf<typeof api.viewTicket>> {
  const owner = ownerOf(caller);
  const named = ticketId === undefined ? null : await requireTicket(db, owner, ticketId);
  const all = await disputesOf(db, owner);
  const uuids = [...new Set(all.flatMap(({ txnUuid }) => txnUuid ?? []))];
  const purchases = new Map(
    (await purchasesOfNumber(db, owner, uuids)).map((purchase) => [purchase.txnUuid, purchase]),
  );
  return {
    tickets: all.map((dispute) => summaryOf(dispute, purchases.get(dispute.txnUuid ?? '') ?? null)),
    ticket: named && (await ticketAnswer(db, named, clock.nowMs())),
  };
}

/** Answers `POST app/odr/update-ticket`. Refusals: 400, 401, 404, 429. */
export async function changeTicket(
  deps: DisputeDeps,
  caller: SiteCaller,
  asked: RequestOf<typeof api.updateTicket>,
): Promise<ResponseOf<typeof api.updateTicket>> {
  const { db, clock, hasher, desk } = deps;
  const owner = ownerOf(caller);
  const { mobile } = owner;
  await requireTicket(db, owner, asked.ticketId);
  const nowMs = clock.nowMs();
  const said = saidIn(asked);
  if (asked.action === 'REPLY')
    await consumeRateLimit(
      db,
      customerLimits.disputeReplies,
      [hashedMobile(hasher, caller.merchant.merchantKey, mobile)],
      nowMs,
    );
  const after = await db.transaction().execute(async (trx) => {
    const dispute = await lockDispute(trx, asked.ticketId);
    if (!dispute) throw new Refusal('NOT_FOUND');
    switch (asked.action) {
      case 'REPLY': {
        const replied = await changeDispute(
          trx,
          dispute,
          { type: 'replied' },
          said,
          nowMs,
          desk && nowMs + desk.answersAfterMs,
        );
        return replied ?? tooLate();
      }
      case 'CLOSE':
        return (await changeDispute(trx, dispute, { type: 'closed' }, nothingSaid, nowMs, null)) ?? dispute;
      case 'REOPEN': {
        if (dispute.status !== 'CLOSED') return dispute;
        const opened = await changeDispute(
          trx,
          dispute,
          { type: 'reopened' },
          nothingSaid,
          nowMs,
          desk && nowMs + desk.answersAfterMs,
        );
        return opened ?? tooLate();
      }
      default:
        return asked.action satisfies never;
    }
  });
  return ticketAnswer(db, after, nowMs);
}

function tooLate(): never {
  throw new Refusal('INVALID_REQUEST', {
    fields: [{ path: 'action', message: 'the ticket was closed more than 30 days ago' }],
  });
}

/** Content of a reply; 400 names a missing field. */
function saidIn({ action, message, replyId, fileIds = [] }: RequestOf<typeof api.updateTicket>) {
  if (action !== 'REPLY') return nothingSaid;
  const lacking = [...(message === undefined ? ['message'] : []), ...(replyId === undefined ? ['replyId'] : [])];
  if (message === undefined || replyId === undefined)
    throw new Refusal('INVALID_REQUEST', { fields: lacking.map((path) => ({ path, message: 'a reply needs it' })) });
  return { text: message, replyId, fileIds };
}

async function requireTicket(db: DisputeDeps['db'], owner: Debtor, ticketId: string): Promise<Dispute> {
  const dispute = await findDispute(db, owner, ticketId);
  if (!dispute) throw new Refusal('NOT_FOUND');
  return dispute;
}
