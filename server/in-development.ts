import { join } from 'node:path';
import { readConfig } from './config';
import { createServer } from './create-server';
import { explainStart } from './explain-start';
import { EmbeddedDatabase } from './store/embedded-database';
import { lockFolder } from './store/folder-lock';
import type { DatabaseChoice } from './store/open';

// The provider's server of `npm run dev`, as build/serve-anew.mjs wants a program: what is built anew takes its place
// within the process. The embedded database, which takes longer to open than all else together, stays open meanwhile.

/** What every build serves from, opened by the first one. */
export interface Kept {
  readonly database: DatabaseChoice;
  close(): Promise<void>;
}

/** Throws `FolderInUse` when another process has the folder of the data. */
export function keep(env: NodeJS.ProcessEnv = process.env): Kept {
  const { database } = readConfig(env);
  if (database.kind !== 'embedded') return { database, close: async () => undefined };
  const release = lockFolder(database.folder);
  const opened = new EmbeddedDatabase(join(database.folder, 'database'), (error) => process.emitWarning(error));
  return {
    database: { kind: 'opened', database: opened },
    async close() {
      await opened.close();
      release();
    },
  };
}

/** Serves until the returned function is called, which leaves open what is kept. */
export async function serve({ database }: Kept, env: NodeJS.ProcessEnv = process.env): Promise<() => Promise<void>> {
  const server = await createServer(readConfig(env), { database });
  await server.listen().catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  return () => server.close();
}

export const explain = explainStart;
