import type { Clock } from '../../platform/clock';
import type { Metrics } from '../../platform/metrics';
import {
  auditPayments,
  auditReservations,
  auditUnsettled,
  type Discrepancy,
  discrepancyKinds,
} from '../../store/order-audit';
import type { Db } from '../../store/schema';

/** Rows of each table per run, so that the cost is independent of the database size. */
const AUDITED_AT_ONCE = 5_000;
/** Maximum subjects in one log line. */
const NAMED_AT_MOST = 10;

export interface OrderAuditDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, 'orderDiscrepancies'>;
  /** Logs an error line without personal data. */
  readonly report: (fields: Readonly<Record<string, unknown>>, what: string) => void;
}

type Cursor = string | null;

/**
 * Audits all orders against their lenders, a slice of each table per run, in repeated passes. The gauge shows the
 * discrepancies of the last whole pass, or of the current one if it has found more. Every process does so separately.
 */
export class OrderAuditJob {
  readonly #deps: OrderAuditDeps;
  #payments: Cursor = '';
  #reservations: Cursor = '';
  #found = new Map<string, Discrepancy>();
  #lastPass: readonly Discrepancy[] = [];

  constructor(deps: OrderAuditDeps) {
    this.#deps = deps;
  }

  async run(): Promise<void> {
    const { db, clock } = this.#deps;
    const nowMs = clock.nowMs();
    const unsettled = await auditUnsettled(db, nowMs);
    const found = [...unsettled];
    if (this.#payments !== null) {
      const part = await auditPayments(db, this.#payments, AUDITED_AT_ONCE, nowMs);
      found.push(...part.found);
      this.#payments = part.next;
    }
    if (this.#reservations !== null) {
      const part = await auditReservations(db, this.#reservations, AUDITED_AT_ONCE, nowMs);
      found.push(...part.found);
      this.#reservations = part.next;
    }
    for (const each of found) this.#found.set(`${each.kind} ${each.subject}`, each);
    const isWhole = this.#payments === null && this.#reservations === null;
    if (isWhole) this.#lastPass = [...this.#found.values()];
    this.#publish(found);
    if (!isWhole) return;
    this.#payments = '';
    this.#reservations = '';
    this.#found = new Map();
  }

  #publish(foundNow: readonly Discrepancy[]): void {
    const { metrics, report } = this.#deps;
    const count = (all: Iterable<Discrepancy>, kind: string) => [...all].filter((each) => each.kind === kind).length;
    for (const kind of discrepancyKinds) {
      metrics.orderDiscrepancies.set(
        { kind },
        Math.max(count(this.#lastPass, kind), count(this.#found.values(), kind)),
      );
      const ofKind = foundNow.filter((each) => each.kind === kind);
      if (ofKind.length === 0) continue;
      const lenderIds = [...new Set(ofKind.map(({ lenderId }) => lenderId))];
      const subjects = ofKind.slice(0, NAMED_AT_MOST).map(({ subject }) => subject);
      report({ kind, count: ofKind.length, lenderIds, subjects }, 'orders and lenders disagree');
    }
  }
}
