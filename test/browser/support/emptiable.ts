import pg from 'pg';
import { tablesOf } from './tables';

/** Records the empty tables of a new server. Returns a function that empties them again. */
export async function emptiable(databaseUrl: string): Promise<() => Promise<void>> {
  const within = async <Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    return work(client).finally(() => client.end());
  };
  const empty = await within(async (client) => {
    const tables = await tablesOf(client);
    const { rows } = await client.query<Record<string, boolean>>(
      `select ${tables.map((name) => `not exists (select from "${name}") as "${name}"`).join()}`,
    );
    return tables.filter((name) => rows[0]?.[name]);
  });
  // Triggers prevent a delete in some tables.
  const truncate = `set session_replication_role = replica; set lock_timeout = '${GIVES_WAY_AFTER_MS}ms'; truncate ${empty.map((name) => `"${name}"`).join()} restart identity`;
  return () =>
    within(async (client) => {
      for (let isEmpty = false; !isEmpty; ) isEmpty = await client.query(truncate).then(() => true, gaveWay);
    });
}

/** A call of a closed page may still be running. Shorter than PostgreSQL's `deadlock_timeout` of 1 s, so that a mutual
 *  wait is not reported as a deadlock. */
const GIVES_WAY_AFTER_MS = 100;
const LOCK_NOT_AVAILABLE = '55P03';

function gaveWay(error: unknown): false {
  if (error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE) return false;
  throw error;
}
