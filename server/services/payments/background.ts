import { MINUTE_MS } from '../../../shared/rules/duration';
import { answerDueDisputes } from '../disputes/answer-due';
import type { DisputeDeps } from '../disputes/desk';
import { endOverduePauses } from '../disputes/end-pauses';
import { JobRunner } from '../jobs/job-runner';
import { bookDueRefunds } from '../loans/refund-order';
import { type OrderAuditDeps, OrderAuditJob } from './order-audit-job';
import type { PaymentDeps } from './payment-deps';
import { statementLinkJobs } from './send-statement-links';
import { voucherLinkJobs } from './send-voucher-links';
import { PaymentSweep } from './sweep-payments';
import { type WebhookDeps, webhookJobs } from './webhook-sender';

const WEBHOOKS_EVERY_MS = 1_000;
const SWEEP_EVERY_MS = 5_000;
const MESSAGES_EVERY_MS = 5_000;
const DISPUTES_EVERY_MS = 1_000;
const DEBITS_EVERY_MS = MINUTE_MS;
const AUDIT_EVERY_MS = MINUTE_MS;

export interface PaymentWork {
  webhooks(): Promise<number>;
  messages(): Promise<number>;
  vouchers(): Promise<number>;
  /** Ends overdue pauses of disputes, and answers due tickets if the desk is automatic; returns their number. */
  disputes(): Promise<number>;
  refunds(): Promise<number>;
  sweep(): Promise<void>;
  debits(): Promise<void>;
  audit(): Promise<void>;
}

export const paymentWork = (
  deps: PaymentDeps & WebhookDeps & DisputeDeps & OrderAuditDeps,
  debits: PaymentWork['debits'],
): PaymentWork => {
  const orderAudit = new OrderAuditJob(deps);
  const sweep = new PaymentSweep(deps);
  const runner = new JobRunner(deps, {
    webhook: webhookJobs(deps),
    statementLink: statementLinkJobs(deps),
    voucherLink: voucherLinkJobs(deps),
  });
  return {
    webhooks: () => runner.run('webhook'),
    messages: () => runner.run('statementLink'),
    vouchers: () => runner.run('voucherLink'),
    disputes: async () => (await endOverduePauses(deps)) + (await answerDueDisputes(deps)),
    refunds: () => bookDueRefunds(deps),
    sweep: () => sweep.run(),
    debits,
    audit: () => orderAudit.run(),
  };
};

const intervalsMs: { readonly [Job in keyof PaymentWork]: number } = {
  webhooks: WEBHOOKS_EVERY_MS,
  messages: MESSAGES_EVERY_MS,
  vouchers: MESSAGES_EVERY_MS,
  disputes: DISPUTES_EVERY_MS,
  refunds: SWEEP_EVERY_MS,
  sweep: SWEEP_EVERY_MS,
  debits: DEBITS_EVERY_MS,
  audit: AUDIT_EVERY_MS,
};
// SAFETY: the object above has exactly these keys.
export const jobs = Object.keys(intervalsMs) as (keyof PaymentWork)[];

/** Runs the jobs periodically until the returned function is called, which waits for running ones. `onDone` is called
 *  after each successful run. */
export function startPaymentWork(
  work: PaymentWork,
  warn: PaymentDeps['warn'],
  onDone: (job: keyof PaymentWork) => void,
): () => Promise<void> {
  const stops = jobs.map((job) =>
    repeat(
      intervalsMs[job],
      async () => {
        await work[job]();
        onDone(job);
      },
      warn,
    ),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function repeat(everyMs: number, work: () => Promise<unknown>, warn: PaymentDeps['warn']): () => Promise<void> {
  let underWay: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    underWay ??= work()
      .catch((err: unknown) => warn(err, 'work in the background failed'))
      .finally(() => {
        underWay = null;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
