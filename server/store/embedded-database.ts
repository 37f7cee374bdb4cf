import type { PGlite, Transaction } from '@electric-sql/pglite';
import { GuardedPglite } from './guarded-pglite';
import { INT8_TYPE, int8ToNumber } from './int8';
import { DatabaseDown } from './outage';

/** Opening is slow and uses the whole processor: after a failure (disk full) it is not retried at every call. */
const OPENS_AGAIN_AFTER_MS = 1_000;

/** Page cache for the working set of one process. PostgreSQL's default is eight times as much, all of which becomes
 *  resident. */
const CACHE = 'shared_buffers=16MB';

type Query = PGlite['query'];
type Work<Result> = (transaction: Pick<Transaction, 'query' | 'rollback'>) => Promise<Result>;

/** Kysely adapter of the embedded database, which opens it again after its program has ended. Until then every
 *  statement fails with `DatabaseDown`. */
export class EmbeddedDatabase {
  readonly #place: string | Blob;
  readonly #onLost: (error: Error) => void;
  #current: GuardedPglite | null;
  #opening: Promise<GuardedPglite> | null = null;
  #triedAtMs = 0;
  #isClosed = false;
  readonly waitReady: Promise<void>;

  /** `place`: a folder, or a dump for a database in memory. `onLost` is called when the program has ended. */
  constructor(place: string | Blob, onLost: (error: Error) => void) {
    this.#place = place;
    this.#onLost = onLost;
    this.#current = this.#create();
    this.waitReady = this.#current.waitReady;
  }

  get ready(): boolean {
    return this.#current?.ready ?? false;
  }

  get closed(): boolean {
    return this.#isClosed;
  }

  query: Query = async (statement, parameters, options) => {
    const database = await this.#open();
    try {
      return await database.query(statement, parameters, options);
    } finally {
      this.#look(database);
    }
  };

  /** Kysely waits until `work` has begun, and ends the transaction according to it. `work` begins in any case; while
   *  the database is down its statements fail. */
  transaction = async <Result>(work: Work<Result>): Promise<Result> => {
    let hasBegun = false;
    let database: GuardedPglite | null = null;
    try {
      database = await this.#open();
      return await database.transaction((transaction) => {
        hasBegun = true;
        return work(transaction);
      });
    } catch (reason) {
      if (hasBegun) throw reason;
      const fail = (): Promise<never> => Promise.reject(reason);
      return work({ query: fail, rollback: () => Promise.resolve() });
    } finally {
      if (database) this.#look(database);
    }
  };

  close = async (): Promise<void> => {
    this.#isClosed = true;
    await this.#opening?.catch(() => undefined);
    const database = this.#current;
    if (database?.ready) await database.close();
    else database?.abandon();
  };

  /** The database for a borrower, whose `close` does not close it. */
  lent(): Pick<EmbeddedDatabase, 'waitReady' | 'ready' | 'closed' | 'query' | 'transaction' | 'close'> {
    const { waitReady, query, transaction } = this;
    const isReady = () => this.ready;
    const isClosed = () => this.closed;
    return {
      waitReady,
      get ready() {
        return isReady();
      },
      get closed() {
        return isClosed();
      },
      query,
      transaction,
      close: async () => undefined,
    };
  }

  #create = (): GuardedPglite =>
    new GuardedPglite({
      ...(typeof this.#place === 'string' ? { dataDir: this.#place } : { loadDataDir: this.#place }),
      parsers: { [INT8_TYPE]: int8ToNumber },
      startParams: [...GuardedPglite.defaultStartParams, '-c', CACHE],
    });

  async #open(): Promise<GuardedPglite> {
    if (this.#isClosed) throw new DatabaseDown('the embedded database is closed');
    if (this.#current) return this.#current;
    this.#opening ??= this.#openAgain().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  async #openAgain(): Promise<GuardedPglite> {
    if (typeof this.#place !== 'string') throw new DatabaseDown('what was in memory is lost');
    if (performance.now() - this.#triedAtMs < OPENS_AGAIN_AFTER_MS)
      throw new DatabaseDown('the embedded database has ended and is opened again soon');
    const database = this.#create();
    try {
      await database.waitReady;
    } catch (cause) {
      database.abandon();
      throw new DatabaseDown('the embedded database does not open', { cause });
    } finally {
      this.#triedAtMs = performance.now();
    }
    this.#current = database;
    return database;
  }

  #look(database: GuardedPglite): void {
    if (!database.hasEnded || this.#current !== database) return;
    this.#current = null;
    database.abandon();
    this.#onLost(new DatabaseDown('the embedded database has ended'));
  }
}
