import { openDatabase } from '../../store/open';
import { createDatabase } from './postgres';

/** Creates a database with the newest schema next to the one at `adminUrl`, as a template; returns its name. */
export async function migratedDatabase(adminUrl: string): Promise<string> {
  const url = await createDatabase(adminUrl);
  const { close } = await openDatabase({ kind: 'postgres', url, maxConnections: 1 }, () => undefined);
  // PostgreSQL cannot copy a database with open connections.
  await close();
  return new URL(url).pathname.slice(1);
}
