import { join } from 'node:path';
import { type Dialect, Kysely, PGliteDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '../config';
import { EmbeddedDatabase } from './embedded-database';
import { lockFolder } from './folder-lock';
import { INT8_TYPE, int8ToNumber } from './int8';
import { type MigrateOptions, migrate } from './migrate';
import type { Db, Schema } from './schema';
import { SharedConnectionsDialect } from './shared-connections';

export interface OpenDatabase {
  readonly db: Db;
  /** Connections of this process by state; null for an embedded database. `waiting`: calls without one. */
  connections(): { readonly used: number; readonly idle: number; readonly waiting: number } | null;
  close(): Promise<void>;
}

/** `memory` is for tests: embedded, without a disk, from a dump. `opened`: an embedded one that stays open after
 *  `close`, for later users. */
export type DatabaseChoice =
  | Config['database']
  | { readonly kind: 'memory'; readonly dump: Blob }
  | { readonly kind: 'opened'; readonly database: EmbeddedDatabase };

const CONNECT_WITHIN_MS = 10_000;

/** Opens the database and migrates it to the newest schema. `onLost` is called for lost connections, which are not an
 *  error of a request: the next one opens another. Throws `FolderInUse` if another process has the folder. */
export async function openDatabase(
  choice: DatabaseChoice,
  onLost: (error: Error) => void,
  migrateOptions: MigrateOptions = {},
): Promise<OpenDatabase> {
  const { dialect, release, connections } = connect(choice, onLost);
  const db = new Kysely<Schema>({ dialect });
  const close = async (): Promise<void> => {
    await db.destroy();
    release();
  };
  try {
    // One connection holds the index build lock while another one builds indexes.
    const isShared = choice.kind === 'postgres' && choice.maxConnections > 1;
    await migrate(db, { ...migrateOptions, isShared });
  } catch (error) {
    await close();
    throw error;
  }
  return { db, connections, close };
}

interface Connected {
  readonly dialect: Dialect;
  readonly release: () => void;
  readonly connections: OpenDatabase['connections'];
}

function connect(choice: DatabaseChoice, onLost: (error: Error) => void): Connected {
  const nothing = (): void => undefined;
  const connections = (): null => null;
  switch (choice.kind) {
    case 'memory':
      return {
        dialect: new PGliteDialect({ pglite: new EmbeddedDatabase(choice.dump, onLost) }),
        release: nothing,
        connections,
      };
    case 'opened':
      return { dialect: new PGliteDialect({ pglite: choice.database.lent() }), release: nothing, connections };
    case 'embedded': {
      const release = lockFolder(choice.folder);
      const pglite = new EmbeddedDatabase(join(choice.folder, 'database'), onLost);
      return { dialect: new PGliteDialect({ pglite }), release, connections };
    }
    case 'postgres': {
      const pool = new pg.Pool({
        connectionString: choice.url,
        max: choice.maxConnections,
        connectionTimeoutMillis: CONNECT_WITHIN_MS,
        types: { getTypeParser: parserOf },
      });
      // The pool listens to a connection only while it is idle. A connection lost during a transaction fails the
      // transaction and is reported here; an unhandled error event would end the process.
      pool.on('connect', (client) => client.on('error', onLost));
      // Reported above; the pool opens another.
      pool.on('error', () => undefined);
      return {
        dialect: new SharedConnectionsDialect({ pool }),
        release: nothing,
        connections: () => ({
          used: pool.totalCount - pool.idleCount,
          idle: pool.idleCount,
          waiting: pool.waitingCount,
        }),
      };
    }
    default:
      return choice satisfies never;
  }
}

const parserOf: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === INT8_TYPE && format !== 'binary' ? int8ToNumber : pg.types.getTypeParser(type, format as 'text');
