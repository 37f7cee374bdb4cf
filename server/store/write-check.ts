import { sql } from 'kysely';
import type { Clock } from '../platform/clock';
import { withTimeout } from '../platform/with-timeout';
import type { Db } from './schema';

/** The database is checked at most once in this time. */
const HOLDS_FOR_MS = 2_000;
/** A hanging database counts as unavailable. */
const DATABASE_ANSWERS_WITHIN_MS = 5_000;

/**
 * Checks that the database accepts writes, without which it cannot serve a call.
 *
 * On a full disk a row may still fit into an existing page. So after a call that failed because of the database, the
 * check also extends a file until that succeeds.
 */
export class WriteCheck {
  readonly #db: Db;
  readonly #clock: Clock;
  #outcome: Promise<Error | null> | null = null;
  #askedAtMs = 0;
  #isInDoubt = false;

  constructor(db: Db, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  doubt(): void {
    if (this.#isInDoubt) return;
    this.#isInDoubt = true;
    this.#outcome = null;
  }

  /** Reason why it accepts no writes; null if it does. At most 2 s old. */
  failure(): Promise<Error | null> {
    const nowMs = this.#clock.nowMs();
    const isFresh = nowMs >= this.#askedAtMs && nowMs < this.#askedAtMs + HOLDS_FOR_MS;
    if (this.#outcome && isFresh) return this.#outcome;
    this.#askedAtMs = nowMs;
    this.#outcome = this.#ask(nowMs);
    return this.#outcome;
  }

  #ask(nowMs: number): Promise<Error | null> {
    const write = (): Promise<Error | null> =>
      this.#write(nowMs).then(
        () => null,
        (error: Error) => error,
      );
    const late = (): Error => new Error('the database did not take a write in time');
    return withTimeout(this.#clock, DATABASE_ANSWERS_WITHIN_MS, write, late);
  }

  async #write(nowMs: number): Promise<void> {
    const value = String(nowMs);
    await this.#db
      .insertInto('settings')
      .values({ name: 'last-write-check', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    if (!this.#isInDoubt) return;
    await this.#db.transaction().execute(async (trx) => {
      await sql`create temporary table write_check (value text) on commit drop`.execute(trx);
      await sql`insert into write_check values (${value})`.execute(trx);
    });
    this.#isInDoubt = false;
  }
}
