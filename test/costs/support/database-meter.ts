import pg from 'pg';

export interface DatabaseCost {
  /** Planning and execution. */
  readonly ms: number;
  readonly planMs: number;
  /** Accessed pages of 8 KB. */
  readonly pages: number;
  readonly statements: number;
}

/** PostgreSQL settings that the measurement needs. */
export const METERED = ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track_planning=on'];

/** Reads the cost of one database since the last reading, over a connection to another one. */
export class DatabaseMeter {
  readonly #client: pg.Client;
  readonly #database: string;

  private constructor(client: pg.Client, database: string) {
    this.#client = client;
    this.#database = database;
  }

  static async of(adminUrl: string, url: string): Promise<DatabaseMeter> {
    const client = new pg.Client(adminUrl);
    await client.connect();
    await client.query('create extension if not exists pg_stat_statements');
    return new DatabaseMeter(client, new URL(url).pathname.slice(1));
  }

  async take(): Promise<DatabaseCost> {
    const { rows } = await this.#client.query<{ ms: number; plan_ms: number; pages: string; statements: string }>(
      `with cost as (
        select coalesce(sum(total_plan_time + total_exec_time), 0) as ms,
          coalesce(sum(total_plan_time), 0) as plan_ms,
          coalesce(sum(shared_blks_hit + shared_blks_read), 0) as pages, coalesce(sum(calls), 0) as statements
        from pg_stat_statements s join pg_database d on d.oid = s.dbid where d.datname = $1
      ), again as (select pg_stat_statements_reset(0, oid, 0) from pg_database where datname = $1)
      select cost.* from cost, again`,
      [this.#database],
    );
    const [row] = rows;
    if (!row) throw new Error(`no database ${this.#database}`);
    return { ms: row.ms, planMs: row.plan_ms, pages: Number(row.pages), statements: Number(row.statements) };
  }

  close(): Promise<void> {
    return this.#client.end();
  }
}
