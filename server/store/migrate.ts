import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as sales from './migrations/0001-sales';
import * as identity from './migrations/0002-identity';
import * as payments from './migrations/0003-payments';
import * as applications from './migrations/0004-applications';
import * as codeHolders from './migrations/0005-code-holders';
import * as creditReleases from './migrations/0006-credit-releases';
import * as newToBank from './migrations/0007-new-to-bank';
import * as leaseOwners from './migrations/0008-lease-owners';
import * as paymentOwner from './migrations/0009-payment-owner';
import * as customerLimits from './migrations/0010-customer-limits';
import * as closedLines from './migrations/0011-closed-lines';
import * as languages from './migrations/0012-languages';
import * as growth from './migrations/0013-growth';
import * as paymentChanges from './migrations/0014-payment-changes';
import * as customers from './migrations/0015-customers';
import * as statements from './migrations/0016-statements';
import * as statementMessages from './migrations/0017-statement-messages';
import * as extensions from './migrations/0018-extensions';
import * as partNow from './migrations/0019-part-now';
import * as catalogue from './migrations/0020-catalogue';
import * as shops from './migrations/0021-shops';
import * as vouchers from './migrations/0022-vouchers';
import * as loans from './migrations/0023-loans';
import * as disputes from './migrations/0024-disputes';
import * as registrations from './migrations/0025-registrations';
import * as consents from './migrations/0026-consents';
import * as loanPauses from './migrations/0027-loan-pauses';
import * as kfsFiles from './migrations/0028-kfs-files';
import * as telesales from './migrations/0029-telesales';
import * as voucherUses from './migrations/0030-voucher-uses';
import * as filedApplications from './migrations/0031-filed-applications';
import * as tabHandovers from './migrations/0032-tab-handovers';
import * as filedLinks from './migrations/0033-filed-links';
import * as lastInstalments from './migrations/0034-last-instalments';
import * as replacedLinks from './migrations/0035-replaced-links';
import * as withdrawnVouchers from './migrations/0036-withdrawn-vouchers';
import * as byNumber from './migrations/0037-by-number';
import * as unclaimedLoans from './migrations/0038-unclaimed-loans';
import * as logins from './migrations/0039-logins';
import * as appOrigins from './migrations/0040-app-origins';
import * as fileRevisions from './migrations/0041-file-revisions';
import * as loanTerms from './migrations/0042-loan-terms';
import * as lenderStatements from './migrations/0043-lender-statements';
import * as keptAssets from './migrations/0044-kept-assets';
import * as sealedSecrets from './migrations/0045-sealed-secrets';
import * as subventions from './migrations/0046-subventions';
import * as jobs from './migrations/0047-jobs';
import { buildIndexes, type ReplacedIndex } from './replaced-indexes';
import type { Db } from './schema';

/** A migration may name indexes that it replaces: on PostgreSQL they are built before it runs, without a lock on writes. */
export type KadamMigration = Migration & { readonly replacedIndexes?: readonly ReplacedIndex[] };

/** In order of their names, by which a database knows what it has; a released migration leaves the same schema for ever. */
export const released: Readonly<Record<string, KadamMigration>> = {
  '0001-sales': sales,
  '0002-identity': identity,
  '0003-payments': payments,
  '0004-applications': applications,
  '0005-code-holders': codeHolders,
  '0006-credit-releases': creditReleases,
  '0007-new-to-bank': newToBank,
  '0008-lease-owners': leaseOwners,
  '0009-payment-owner': paymentOwner,
  '0010-customer-limits': customerLimits,
  '0011-closed-lines': closedLines,
  '0012-languages': languages,
  '0013-growth': growth,
  '0014-payment-changes': paymentChanges,
  '0015-customers': customers,
  '0016-statements': statements,
  '0017-statement-messages': statementMessages,
  '0018-extensions': extensions,
  '0019-part-now': partNow,
  '0020-catalogue': catalogue,
  '0021-shops': shops,
  '0022-vouchers': vouchers,
  '0023-loans': loans,
  '0024-disputes': disputes,
  '0025-registrations': registrations,
  '0026-consents': consents,
  '0027-loan-pauses': loanPauses,
  '0028-kfs-files': kfsFiles,
  '0029-telesales': telesales,
  '0030-voucher-uses': voucherUses,
  '0031-filed-applications': filedApplications,
  '0032-tab-handovers': tabHandovers,
  '0033-filed-links': filedLinks,
  '0034-last-instalments': lastInstalments,
  '0035-replaced-links': replacedLinks,
  '0036-withdrawn-vouchers': withdrawnVouchers,
  '0037-by-number': byNumber,
  '0038-unclaimed-loans': unclaimedLoans,
  '0039-logins': logins,
  '0040-app-origins': appOrigins,
  '0041-file-revisions': fileRevisions,
  '0042-loan-terms': loanTerms,
  '0043-lender-statements': lenderStatements,
  '0044-kept-assets': keptAssets,
  '0045-sealed-secrets': sealedSecrets,
  '0046-subventions': subventions,
  '0047-jobs': jobs,
};

/** Kysely's own key: releases before this one hold it too, for as long as they migrate. */
const MIGRATION_LOCK = '3853314791062309107';
/** Held while indexes are built. Another key, and only tried: a process that waits for a lock has a snapshot, for which
 *  `create index concurrently` waits. */
const INDEX_BUILD_LOCK = '3853314791062309108';

const LOCK_TIMEOUT_MS = 2_000;
const LOCK_RETRY_MS = 1_000;
const RETRY_FOR_MS = 10 * 60_000;
/** A lock that was not got in time, and a deadlock. */
const RETRIED_CODES: readonly unknown[] = ['55P03', '40P01'];

export interface MigrationRun {
  readonly name: string;
  readonly elapsedMs: number;
}

export interface MigrateOptions {
  readonly onRun?: (run: MigrationRun) => void;
  /** A migration waits for a lock that others hold, and lets their queries pass before it tries again. */
  readonly onWait?: (name: string) => void;
  readonly migrations?: Readonly<Record<string, KadamMigration>>;
  readonly lockTimeoutMs?: number;
  readonly retryAfterMs?: number;
  readonly retryForMs?: number;
}

/** Brings the database to the newest schema. An empty database, and an embedded one, gets all of it in one transaction; a
 *  PostgreSQL with data gets one transaction for each migration, so that locks last no longer than one. Processes that
 *  start together take turns. Throws what the failed migration threw. */
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

/** Kysely asks again after a refused `create table`, and would report the aborted transaction in place of the refusal. */
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

/** Kysely keeps names and order; the time of each is noted on the way. */
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

/** Null at the newest schema. Throws where the database has a migration that this release does not know. */
async function nextMigration(db: Db, { migrations }: Required<MigrateOptions>): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  return Object.keys(migrations).find((name) => !applied.has(name)) ?? checkKnown(db, migrations, applied);
}

/** Kysely's own check, where nothing is left to run. */
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

/** Runs the next migration as soon as its locks are free: each try waits for them no longer than `lockTimeoutMs`, since all
 *  later queries of the table queue behind a lock that is waited for. */
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
    // Building an index may take longer than the 30 s that an idle transaction has otherwise.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    // Without a parameter: after a statement with one the connection keeps its snapshot, for which the index would wait.
    const { rows } = await sql
      .raw<{ is_ours: boolean }>(`select pg_try_advisory_xact_lock(${INDEX_BUILD_LOCK}) as is_ours`)
      .execute(trx);
    if (!rows[0]?.is_ours) return false;
    await work();
    return true;
  });
