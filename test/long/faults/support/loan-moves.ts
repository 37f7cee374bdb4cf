import type { Debtor, Quotes } from '../../../../server/testing/loans/loan-steps';
import { merchantSteps } from '../../../../server/testing/payments/checkout-steps';
import { dataOf } from '../../../../server/testing/sales/sales-steps';
import type { Reply, TestServer } from '../../../../server/testing/server/test-server';
import type { Random } from '../../../support/random';

/** A customer with loans. `txnUuids`: at least one. */
export interface Borrower {
  readonly mobile: string;
  readonly debtor: Debtor;
  readonly txnUuids: readonly [string, ...string[]];
}

/** Possible changes of a loan: a month passes, for all loans of its number; a part of its price, or the rest, is
 *  refunded; it is closed, or given back. */
const moveKinds = ['month', 'month', 'month', 'part', 'part', 'whole', 'close', 'exit', 'exit'] as const;
export type MoveKind = (typeof moveKinds)[number];

/** A change that is drawn without knowledge of the loan's state. */
interface Move {
  readonly kind: MoveKind;
  readonly borrower: Borrower;
  readonly txnUuid: string;
  readonly amountRupees: number;
  /** Two simultaneous calls request the refund. */
  readonly isAskedTwice: boolean;
}

/** Results that servers have reported, to compare with their books. */
export interface Told {
  /** Reported debits by number; lost answers are missing. */
  readonly debits: Map<string, { paid: number; paidPaise: number; bounced: number }>;
  /** Ended loans with the offered amounts: of two simultaneous calls both succeed. */
  readonly ended: Map<string, { readonly how: 'CLOSING' | 'EXIT'; readonly offersPaise: number[] }>;
  /** Accepted refunds by id. */
  readonly refunds: Map<string, { readonly txnUuid: string; readonly amountRupees: number }>;
  /** Number of moves and refusals per kind. */
  readonly counts: Record<string, number>;
  /** Invalid answers. */
  readonly wrong: string[];
}

const MOST_QUOTES = 20;
const endings = { close: 'CLOSING', exit: 'EXIT' } as const;

/** Makes seeded changes to loans over servers that may be killed: each call is repeated until it is answered. */
export class LoanMoves {
  readonly #borrowers: readonly [Borrower, ...Borrower[]];
  readonly #merchant: ReturnType<typeof merchantSteps>;
  readonly #request: TestServer['request'];
  readonly #random: Random;
  readonly told: Told = { debits: new Map(), ended: new Map(), refunds: new Map(), counts: {}, wrong: [] };
  #drawn = 0;

  constructor(
    borrowers: readonly [Borrower, ...Borrower[]],
    random: Random,
    request: TestServer['request'],
    nowMs: () => number,
  ) {
    this.#borrowers = borrowers;
    this.#random = random;
    this.#request = request;
    this.#merchant = merchantSteps(() => ({ request, clock: { nowMs } }));
  }

  /** Draws a move and makes it; unexpected answers go to `told.wrong`. */
  async one(): Promise<void> {
    const number = this.#drawn;
    this.#drawn += 1;
    const move = this.#draw();
    try {
      const done = await this.#make(move, `R-${number}`);
      this.#count(`${move.kind}${done ? '' : ' refused'}`);
    } catch (error) {
      this.told.wrong.push(`${move.kind} ${move.txnUuid}: ${String(error)}`);
    }
  }

  #draw(): Move {
    const borrower = this.#random.oneOf(this.#borrowers);
    return {
      kind: this.#random.oneOf(moveKinds),
      borrower,
      txnUuid: this.#random.oneOf(borrower.txnUuids),
      amountRupees: 100 * (1 + this.#random.below(30)),
      isAskedTwice: this.#random.below(3) === 0,
    };
  }

  /** True if it was done; false if a rule refused it. Throws for an invalid answer. */
  #make(move: Move, refundId: string): Promise<boolean> {
    switch (move.kind) {
      case 'month':
        return this.#month(move.borrower);
      case 'part':
      case 'whole':
        return this.#refund(move, refundId);
      case 'close':
      case 'exit':
        return this.#end(move.kind, move);
      default:
        return move.kind satisfies never;
    }
  }

  async #month({ mobile }: Borrower): Promise<boolean> {
    const reply = await this.#request('POST', `/sandbox/month-later?mobile=${mobile}`);
    const said = reply.body as unknown as Readonly<Record<'loans' | 'paid' | 'paidPaise' | 'bounced', number>> | null;
    if (reply.status !== 200 || !said) throw unexpected(reply);
    const before = this.told.debits.get(mobile) ?? { paid: 0, paidPaise: 0, bounced: 0 };
    this.told.debits.set(mobile, {
      paid: before.paid + said.paid,
      paidPaise: before.paidPaise + said.paidPaise,
      bounced: before.bounced + said.bounced,
    });
    if (said.bounced > 0) this.#count('bounced');
    return said.loans > 0;
  }

  async #refund({ kind, txnUuid, amountRupees, isAskedTwice }: Move, refundId: string): Promise<boolean> {
    const asked = { txnUuid, refundId, ...(kind === 'part' && { amount: amountRupees }) };
    const calls = Array.from({ length: isAskedTwice ? 2 : 1 }, () =>
      this.#merchant.call('POST', '/app/pg/refund', asked),
    );
    const [reply, again = reply] = await Promise.all(calls);
    if (!reply || !again || reply.status !== again.status) throw new Error('two answers to one refund');
    if (reply.status === 400 && reply.body?.fields?.[0]?.path === 'amount') return false;
    if (reply.status !== 200 || dataOf(reply).refundId !== refundId) throw unexpected(reply);
    this.told.refunds.set(refundId, { txnUuid, amountRupees: Number(dataOf(reply).amount) });
    return true;
  }

  /** Requests the cost and pays it, until nothing changes in between. */
  async #end(how: 'close' | 'exit', { borrower, txnUuid }: Move): Promise<boolean> {
    for (let time = 0; time < MOST_QUOTES; time += 1) {
      const quotes: Partial<Quotes> = await borrower.debtor.quotes(txnUuid);
      const quote = how === 'exit' ? quotes.exit : quotes.closing;
      if (quote === undefined) throw new Error('no quote');
      if (quote === null) return false;
      const reply = await borrower.debtor.end(how, txnUuid, quote.totalPaise);
      const { outcome } = dataOf(reply);
      if (outcome === 'NOT_OPEN') return false;
      if (outcome === 'DONE') {
        const before = this.told.ended.get(txnUuid)?.offersPaise ?? [];
        this.told.ended.set(txnUuid, { how: endings[how], offersPaise: [...before, quote.totalPaise] });
        return true;
      }
      if (outcome !== 'AMOUNT_CHANGED') throw unexpected(reply);
    }
    throw new Error(`${MOST_QUOTES} quotes in a row were outdated`);
  }

  #count(what: string): void {
    this.told.counts[what] = (this.told.counts[what] ?? 0) + 1;
  }
}

const unexpected = ({ status, text }: Reply): Error => new Error(`${status} ${text.slice(0, 200)}`);
