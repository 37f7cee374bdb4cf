import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { buildIndexes, type ReplacedIndex } from './replaced-indexes';
import type { Db } from './schema';

/** A migration may name indexes that it replaces: on PostgreSQL they are built before it runs, without a lock on
 *  writes. */
export type KadamMigration = Migration & { readonly replacedIndexes?: readonly ReplacedIndex[] };

/** In order of their names, by which a database knows its schema; a released migration never changes its result. */
export const released: Readonly<Record<string, KadamMigration>> = Object.fromEntries(
  Object.entries(import.meta.glob<KadamMigration>('./migrations/*.ts', { eager: true }))
    .map(([path, migration]) => [basename(path, '.ts'), migration] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);

/** Kysely's own key, which earlier releases hold too while they migrate. */
const MIGRATION_LOCK = '3853314791062309107';
/** Held while indexes are built. A separate key, and only tried: a process that waits for a lock has a snapshot, for
 *  which `create index concurrently` waits. */
const INDEX_BUILD_LOCK = '3853314791062309108';

const LOCK_TIMEOUT_MS = 2_000;
const LOCK_RETRY_MS = 1_000;
const RETRY_FOR_MS = 10 * 60_000;
/** Lock timeout, and deadlock. */
const RETRIED_CODES: readonly unknown[] = ['55P03', '40P01'];

export interface MigrationRun {
  readonly name: string;
  readonly elapsedMs: number;
}

export interface MigrateOptions {
  readonly onRun?: (run: MigrationRun) => void;
  /** Called when a migration cannot get a lock and lets other queries pass before its next try. */
  readonly onWait?: (name: string) => void;
  readonly migrations?: Readonly<Record<string, KadamMigration>>;
  readonly lockTimeoutMs?: number;
  readonly retryAfterMs?: number;
  readonly retryForMs?: number;
}

/**
 * Migrates the database to the newest schema. An empty database, and an embedded one, gets everything in one
 * transaction; a PostgreSQL with data gets one transaction per migration, which limits the duration of locks.
 * Processes that start together run one after the other. Throws the error of the failed migration.
 */
export async function migrate(db: Db, given: MigrateOptions & { readonly isShared?: boolean } = {}): Promise<void> {
  const options = { ...defaults, ...given };
  const runs: MigrationRun[] = [];
  if (!given.isShared || !(await hasMigrations(db))) {
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK}::bigint)`.execute(trx);
      await requireCreatePrivilege(trx);
      const { error } = await migratorOf(trx, options.migrations, runs).migrateToLatest();
      if (error !== undefined) throw error;
    });
    for (const run of runs) options.onRun(run);
    return;
  }
  for (let next = await nextMigration(db, options); next !== null; next = await nextMigration(db, options))
    await migrateOne(db, next, options);
}

/** Kysely queries again after a refused `create table`, and would report the aborted transaction instead of the
 *  refusal. */
async function requireCreatePrivilege(trx: Db): Promise<void> {
  const { rows } = await sql<{ may_create: boolean | null }>`
    select has_schema_privilege(current_schema(), 'create') as may_create`.execute(trx);
  if (rows[0]?.may_create !== true)
    throw Object.assign(new Error('permission denied to create tables in the schema'), { code: '42501' });
}

const defaults = {
  onRun: (): void => undefined,
  onWait: (): void => undefined,
  migrations: released,
  lockTimeoutMs: LOCK_TIMEOUT_MS,
  retryAfterMs: LOCK_RETRY_MS,
  retryForMs: RETRY_FOR_MS,
} as const satisfies Required<MigrateOptions>;

/** Kysely records names and order; this adds the duration of each. */
const migratorOf = (trx: Db, migrations: Readonly<Record<string, KadamMigration>>, runs: MigrationRun[]): Migrator => {
  const timed = Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
    name,
    {
      async up(db) {
        const startedAtMs = performance.now();
        await up(db);
        runs.push({ name, elapsedMs: Math.round(performance.now() - startedAtMs) });
      },
    },
  ]);
  return new Migrator({ db: trx, provider: { getMigrations: async () => Object.fromEntries(timed) } });
};

const hasMigrations = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{
    is_there: boolean;
  }>`select to_regclass('kysely_migration') is not null as is_there`.execute(db);
  return rows[0]?.is_there ?? false;
};

/** Null at the newest schema. Throws if the database has a migration that this release does not know. */
async function nextMigration(db: Db, { migrations }: Required<MigrateOptions>): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  return Object.keys(migrations).find((name) => !applied.has(name)) ?? checkKnown(db, migrations, applied);
}

/** Kysely's own check if nothing is left to run. */
async function checkKnown(
  db: Db,
  migrations: Readonly<Record<string, KadamMigration>>,
  applied: ReadonlySet<string>,
): Promise<null> {
  if ([...applied].every((name) => name in migrations)) return null;
  await up(db, migrations, []);
  return null;
}

async function up(trx: Db, migrations: Readonly<Record<string, KadamMigration>>, runs: MigrationRun[]): Promise<void> {
  const { error } = await migratorOf(trx, migrations, runs).migrateUp();
  if (error !== undefined) throw error;
}

/** Runs the next migration as soon as its locks are free. Each try waits at most `lockTimeoutMs`, since later queries
 *  of the table queue behind a waiting lock. */
async function migrateOne(db: Db, name: string, options: Required<MigrateOptions>): Promise<void> {
  const giveUpAtMs = performance.now() + options.retryForMs;
  for (;;) {
    const runs: MigrationRun[] = [];
    try {
      const hasRun = await withIndexBuildLock(db, async () => {
        const startedAtMs = performance.now();
        await buildIndexes(db, options.migrations[name]?.replacedIndexes ?? []);
        const builtMs = Math.round(performance.now() - startedAtMs);
        await db.transaction().execute(async (trx) => {
          await sql`select set_config('lock_timeout', ${`${options.lockTimeoutMs}ms`}, true)`.execute(trx);
          await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK}::bigint)`.execute(trx);
          if ((await nextMigration(trx, options)) === name) await up(trx, options.migrations, runs);
        });
        for (const run of runs) options.onRun({ ...run, elapsedMs: run.elapsedMs + builtMs });
      });
      if (hasRun) return;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null;
      if (!RETRIED_CODES.includes(code) || performance.now() > giveUpAtMs) throw error;
      options.onWait(name);
    }
    await setTimeout(options.retryAfterMs);
  }
}

/** Runs `work` under the lock; false if another process holds it. The transaction with the lock is idle meanwhile and
 *  holds no snapshot. */
const withIndexBuildLock = (db: Db, work: () => Promise<void>): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    // Building an index may exceed the usual limit of 30 s for an idle transaction.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    // Without a parameter: after a statement with one the connection keeps its snapshot, for which the index would
    // wait.
    const { rows } = await sql
      .raw<{ is_ours: boolean }>(`select pg_try_advisory_xact_lock(${INDEX_BUILD_LOCK}) as is_ours`)
      .execute(trx);
    if (!rows[0]?.is_ours) return false;
    await work();
    return true;
  });
