import type { Subvention } from '../../../shared/money/subvention';
import { nextPayment, type PaymentEvent, type Transition } from '../../../shared/rules/payment-flow';
import type { ReservationRef } from '../../lenders/lender-gateway';
import { jobEnqueued } from '../../store/jobs';
import { type TimelineStep, toTimeline } from '../../store/payment-timeline';
import type { Db } from '../../store/schema';
import { orderSettled } from '../../store/settlements';
import { saveTransaction, type Transaction } from '../../store/transactions';
import { voucherGranted } from '../../store/vouchers';
import type { Write } from '../../store/write';
import { Refusal } from '../refusal';
import { type Lent, loanOfPayment, ownStatementStored, subventionOfPayment } from './begin-loan';
import { enqueueWebhook } from './enqueue-webhook';
import type { PaymentDeps } from './payment-deps';
import { owed, releaseCredit } from './release-credit';

export type Change = Partial<
  Pick<
    Transaction,
    | 'ownerHash'
    | 'mobile'
    | 'isNoCostClosed'
    | 'isWhatsappConsentAccepted'
    | 'lenderId'
    | 'emiPlanId'
    | 'dueRupees'
    | 'reservationKey'
    | 'attempt'
    | 'lenderPageUrl'
    | 'repaymentAccount'
    | 'errorName'
    | 'kfsHash'
    | 'applicationReference'
    | 'attemptsRemaining'
    | 'resendAtMs'
    | 'expiresAtMs'
    | 'extensions'
  >
>;

/** Unit of work for one payment: collects changes and commits them in one statement. */
export class PaymentUnitOfWork {
  readonly #deps: PaymentDeps;
  readonly #found: Transaction;
  readonly #requestId: string;
  readonly #nowMs: number;
  readonly #timeline: TimelineStep[] = [];
  readonly #besides: Write[] = [];
  readonly #released: ReservationRef[] = [];
  #txn: Transaction;
  #lent: Lent | null = null;

  constructor(deps: PaymentDeps, found: Transaction, requestId: string) {
    this.#deps = deps;
    this.#found = found;
    this.#txn = found;
    this.#requestId = requestId;
    this.#nowMs = deps.clock.nowMs();
  }

  get txn(): Transaction {
    return this.#txn;
  }

  get isChanged(): boolean {
    return this.#txn !== this.#found;
  }

  /** Applies an event, with its timeline, signed result and webhook. Refuses with 4100 if the flow does not allow it. */
  async apply(event: PaymentEvent, change?: Change): Promise<void> {
    if (!(await this.applyIfAllowed(event, change)))
      throw new Refusal('PAYMENT_INVALID_TRANSACTION', { why: `${event.type} at ${this.#txn.state.step}` });
  }

  async applyIfAllowed(event: PaymentEvent, change: Change = {}): Promise<boolean> {
    const next = nextPayment(this.#txn.state, event);
    if (!next) return false;
    if (next.effects.includes('release')) {
      const ref = reservationOf(this.#txn, this.#requestId);
      this.#released.push(ref);
      this.also(owed(ref, this.#nowMs));
    }
    this.#becomes(moved(this.#txn, next, change, this.#nowMs));
    if (next.effects.includes('enqueueWebhook')) {
      const { signedResult, delivery } = await enqueueWebhook(this.#deps, this.#txn, this.#subvention(), this.#nowMs);
      this.#becomes({ signedResult });
      for (const write of delivery) this.also(write);
    }
    if (next.state.status === 'COMPLETE' && this.#found.state.status !== 'COMPLETE') this.#paid();
    this.#timeline.push(...next.timeline);
    return true;
  }

  note(change: Change): void {
    this.#becomes(change);
  }

  /** Sets the disbursed loan before the payment is applied. A statement of the lender's own is the agreed one. */
  lent(lent: Lent): void {
    this.#lent = lent;
    if (lent.own) this.#becomes({ kfsHash: lent.own.kfs.contentHash });
  }

  also(write: Write): void {
    this.#besides.push(write);
    this.#becomes({});
  }

  /** Commits the changes. Throws an `isOutdated` error if the payment has changed since it was read. */
  save(db: Db): Promise<void> {
    const { txnUuid } = this.#txn;
    const lines = this.#timeline.length > 0 ? [toTimeline(txnUuid, this.#timeline, this.#nowMs)] : [];
    return saveTransaction(db, this.#txn, [...lines, ...this.#besides]);
  }

  /** Counts a payment that has ended and releases dropped credit at the lender, once both are written. */
  async afterSave(): Promise<void> {
    const { state, lenderId } = this.#txn;
    if (state.status !== this.#found.state.status && state.status !== 'INITIATED') {
      const { step } = this.#found.state;
      this.#deps.metrics.payments.inc({ outcome: state.status.toLowerCase(), step, lender: lenderId ?? 'none' });
    }
    for (const ref of this.#released) await releaseCredit(this.#deps, ref);
  }

  #paid(): void {
    const { txnUuid, mobile, merchantKey, orderId, kfsHash } = this.#txn;
    if (kfsHash !== null) this.also(jobEnqueued('statementLink', txnUuid, this.#nowMs));
    if (mobile !== null)
      for (const write of voucherGranted({ txnUuid, mobile, merchantKey, orderId }, this.#nowMs)) this.also(write);
    if (this.#lent?.own) for (const write of ownStatementStored(this.#txn, this.#lent.own)) this.also(write);
    for (const write of loanOfPayment(this.#txn, this.#lent)) this.also(write);
    const subvention = this.#subvention();
    if (subvention) for (const write of orderSettled(this.#txn, subvention, this.#nowMs)) this.also(write);
    this.#becomes({ hasLoan: true });
  }

  /** Subvention of a completed payment; null for any other. */
  #subvention(): Subvention | null {
    return this.#txn.state.status === 'COMPLETE' ? subventionOfPayment(this.#txn, this.#lent) : null;
  }

  #becomes(change: Partial<Transaction>): void {
    this.#txn = { ...this.#txn, ...change, changes: this.#found.changes + 1 };
  }
}

/** The payment after a transition. A continuing payment has neither an error nor a result. */
function moved(txn: Transaction, { state, effects }: Transition, change: Change, nowMs: number): Transaction {
  const goesOn = state.status === 'INITIATED' ? { errorName: null, signedResult: null } : {};
  return {
    ...txn,
    ...goesOn,
    ...(state.step === txn.state.step ? {} : { attemptsRemaining: null, resendAtMs: null }),
    ...change,
    state,
    askedAtMs: effects.includes('charge') ? nowMs : txn.askedAtMs,
    completedAtMs: state.status === 'COMPLETE' ? nowMs : null,
  };
}

/** Reference of a payment's reservation. Throws if there is none. */
export function reservationOf(txn: Transaction, requestId: string): ReservationRef {
  const { reservationKey: key, lenderId, mobile, merchantKey } = txn;
  if (key === null || lenderId === null || mobile === null) throw new Error('a payment without a reservation');
  return { key, lenderId, mobile, merchantKey, requestId };
}
