import { messagesIn } from '../../../shared/messages/define-messages';
import { HOUR_MS, MINUTE_MS } from '../../../shared/rules/duration';
import { href } from '../../../shared/site/route';
import { printedKfs } from '../../../shared/site/routes';
import { findKfs } from '../../store/kfs';
import { findTransaction } from '../../store/transactions';
import type { JobRules } from '../jobs/job-runner';
import { phoneMessages } from '../phone.messages';
import type { PaymentDeps } from './payment-deps';
import { financedRupees } from './price-parts';

/** Waits before the second, third … attempt. After the last one it is dropped: the receipt links to the statement. */
const WAITS_MS = [MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS] as const;
/** Longer than a gateway takes, so that only a dead process loses its message to another. */
const LEASE_MS = MINUTE_MS;

/** Statement links open nothing without an OTP. */
export const statementLinkJobs = (deps: PaymentDeps): JobRules => ({
  leaseMs: LEASE_MS,
  longestWaitMs: Math.max(...WAITS_MS),
  async attempt({ payload: txnUuid, attempts }, takenAtMs) {
    try {
      await sendLink(deps, txnUuid);
      return { nextAtMs: null };
    } catch (err) {
      deps.warn(err, 'the link to a statement could not be sent');
      const waitMs = WAITS_MS[attempts - 1];
      return { nextAtMs: waitMs === undefined ? null : takenAtMs + waitMs };
    }
  },
});

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
