import pg from 'pg';
import { tablesOf } from './tables';

/** Remembers which tables a server that has just started has left empty. Returns how to empty them again. */
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
  // Of some tables nothing goes otherwise: triggers see to that.
  const truncate = `set session_replication_role = replica; set lock_timeout = '${GIVES_WAY_AFTER_MS}ms'; truncate ${empty.map((name) => `"${name}"`).join()} restart identity`;
  return () =>
    within(async (client) => {
      for (let isEmpty = false; !isEmpty; ) isEmpty = await client.query(truncate).then(() => true, gaveWay);
    });
}

/** A call of a page that is gone may still be under way. Less than PostgreSQL's `deadlock_timeout` of 1 s, so that neither
 *  is taken for a deadlock where each waits for the other. */
const GIVES_WAY_AFTER_MS = 100;
const LOCK_NOT_AVAILABLE = '55P03';

function gaveWay(error: unknown): false {
  if (error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE) return false;
  throw error;
}
