import { messagesIn } from '../../../shared/messages/define-messages';
import { MINUTE_MS } from '../../../shared/rules/duration';
import { pathIn } from '../../../shared/site/address';
import { disputeAddresses } from '../../../shared/site/dispute-addresses';
import { href } from '../../../shared/site/route';
import { purchasesOfNumber } from '../../store/customer-purchases';
import { type Dispute, lockDispute, takeDueDisputes } from '../../store/disputes';
import { SWEEP_BATCH_SIZE } from '../payments/sweep-batch-size';
import { phoneMessages } from '../phone.messages';
import { changeDispute } from './change-dispute';
import type { AnsweringDesk, DisputeDeps } from './desk';

/** Longer than an answer takes, so that only a dead process loses its ticket to another. */
const ANSWER_LEASE_MS = MINUTE_MS;

/** Answers due tickets, each once across processes, and notifies their numbers by SMS. Returns the number of due
 *  tickets; 0 without an automatic desk. */
export async function answerDueDisputes(deps: DisputeDeps): Promise<number> {
  const { db, clock, desk, warn } = deps;
  if (!desk) return 0;
  const nowMs = clock.nowMs();
  const due = await takeDueDisputes(db, {
    nowMs,
    untilMs: nowMs + ANSWER_LEASE_MS,
    longestWaitMs: Math.max(ANSWER_LEASE_MS, desk.answersAfterMs),
    atMost: SWEEP_BATCH_SIZE,
  });
  for (const dispute of due) {
    try {
      if (await answered(deps, desk, dispute)) await tell(deps, dispute);
    } catch (err) {
      warn(err, 'a ticket could not be answered');
    }
  }
  return due.length;
}

async function answered({ db, clock }: DisputeDeps, desk: AnsweringDesk, { ticketId }: Dispute): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const dispute = await lockDispute(trx, ticketId);
    // Closed, or answered by a process that outlasted its lease.
    if (!dispute || dispute.dueAtMs === null) return false;
    const { mobile, txnUuid } = dispute;
    const [purchase] = txnUuid === null ? [] : await purchasesOfNumber(trx, { mobile, lenderId: null }, [txnUuid]);
    const { text, passedTo } = desk.answer(dispute, purchase ?? null);
    const said = { text, fileIds: [], replyId: null };
    return (await changeDispute(trx, dispute, { type: 'answered', passedTo }, said, clock.nowMs(), null)) !== null;
  });
}

/** The answer stands even if the SMS fails. */
async function tell({ sms, publicUrl, warn }: DisputeDeps, { mobile, ticketId, language }: Dispute): Promise<void> {
  const link = publicUrl + pathIn(language, href(disputeAddresses.view, {}, { ticketId }));
  try {
    await sms.send({ mobile, text: messagesIn(language, phoneMessages).disputeAnswered(ticketId, link) });
  } catch (err) {
    warn(err, 'nobody could be told of an answer');
  }
}
