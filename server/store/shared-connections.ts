import { CompiledQuery, type DatabaseConnection, PostgresAdapter, PostgresDialect, PostgresDriver } from 'kysely';

/** PostgreSQL ends a transaction whose process has hung for this time, which limits waits for its row locks. */
const IDLE_IN_TRANSACTION_MS = 30_000;

/** One message, and so one round trip. */
const BEGIN = `begin; set local idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`;

/**
 * PostgreSQL over connections that transactions of several clients may share, as with PgBouncer in transaction mode:
 * nothing is set, locked, listened to or prepared beyond the end of a transaction. The same program runs with and
 * without a pooler.
 */
export class SharedConnectionsDialect extends PostgresDialect {
  readonly #config: ConstructorParameters<typeof PostgresDialect>[0];

  constructor(config: ConstructorParameters<typeof PostgresDialect>[0]) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new SharedConnectionsDriver(this.#config);
  }

  override createAdapter(): PostgresAdapter {
    return new SharedConnectionsAdapter();
  }
}

class SharedConnectionsDriver extends PostgresDriver {
  /** All transactions have the default isolation level. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(BEGIN));
  }
}

/** Kysely's lock belongs to a connection. `migrate` has one that ends with the transaction. */
class SharedConnectionsAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
