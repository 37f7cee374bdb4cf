import { messagesIn } from '../../../shared/messages/define-messages';
import { HOUR_MS, MINUTE_MS } from '../../../shared/rules/duration';
import { href } from '../../../shared/site/route';
import { printedKfs } from '../../../shared/site/routes';
import { findKfs } from '../../store/kfs';
import { messageDone, messageDueAgain, takeDueMessages } from '../../store/statement-messages';
import { findTransaction } from '../../store/transactions';
import { phoneMessages } from '../phone.messages';
import type { PaymentDeps } from './payment-deps';
import { financedRupees } from './price-parts';
import { SWEEP_BATCH_SIZE } from './sweep-batch-size';

/** Waits before the second, third … attempt. After the last one it is left: the receipt has led to the statement. */
const WAITS_MS = [MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS] as const;
/** Longer than a gateway takes, so that only a process that died gives a message to another. */
const LEASE_MS = MINUTE_MS;

/** Sends to the numbers of paid loans where their statements are kept; returns how many were tried. The address opens
 *  nothing by itself. A process that is killed between sending and noting it may have one sent twice, and none is lost. */
export async function sendStatementLinks(deps: PaymentDeps): Promise<number> {
  const nowMs = deps.clock.nowMs();
  const due = await takeDueMessages(deps.db, {
    nowMs,
    untilMs: nowMs + LEASE_MS,
    longestWaitMs: Math.max(...WAITS_MS),
    atMost: SWEEP_BATCH_SIZE,
  });
  for (const { txnUuid, attempts } of due) {
    try {
      await sendLink(deps, txnUuid);
      await messageDone(deps.db, txnUuid);
    } catch (err) {
      deps.warn(err, 'the link to a statement could not be sent');
      const waitMs = WAITS_MS[attempts - 1];
      if (waitMs === undefined) await messageDone(deps.db, txnUuid);
      else await messageDueAgain(deps.db, txnUuid, nowMs + waitMs);
    }
  }
  return due.length;
}

async function sendLink({ db, sms, publicUrl }: PaymentDeps, txnUuid: string): Promise<void> {
  const txn = await findTransaction(db, txnUuid);
  const contentHash = txn?.kfsHash ?? null;
  const kfs = contentHash === null ? null : await findKfs(db, txnUuid, contentHash);
  if (!txn || txn.mobile === null || !kfs) throw new Error('a paid loan without its statement');
  const link = publicUrl + href(printedKfs, { txnUuid, contentHash: kfs.contentHash });
  const text = messagesIn(kfs.language, phoneMessages).statementLink(
    financedRupees(txn),
    kfs.merchantName,
    kfs.lenderName,
    link,
  );
  await sms.send({ mobile: txn.mobile, text });
}
