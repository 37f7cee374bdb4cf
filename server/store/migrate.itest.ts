import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyPostgresUrl } from '../testing/database/fresh-postgres';
import { STARTS_WITHIN_MS } from '../testing/server/test-server';
import { type MigrationRun, migrate, released } from './migrate';
import type { Db, Schema } from './schema';
import { SharedConnectionsDialect } from './shared-connections';

const names = Object.keys(released);
const older = Object.fromEntries(Object.entries(released).filter(([name]) => name < '0037'));
const newer = names.filter((name) => name >= '0037');

describe('migrate on a PostgreSQL with the schema 0036', () => {
  let db: Db;
  let others: pg.Pool;
  let url: string;
  const opened = (): Db =>
    new Kysely<Schema>({
      dialect: new SharedConnectionsDialect({ pool: new pg.Pool({ connectionString: url, max: 3 }) }),
    });
  beforeEach(async () => {
    url = await emptyPostgresUrl();
    db = opened();
    others = new pg.Pool({ connectionString: url, max: 3 });
    await migrate(db, { migrations: older });
  }, STARTS_WITHIN_MS);
  afterEach(async () => {
    await others.end();
    await db.destroy();
  });
  const applied = async (): Promise<string[]> => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    return rows.map(({ name }) => name);
  };
  const indexes = async (of: Db): Promise<unknown[]> => {
    const { rows } =
      await sql`select indexdef, indisvalid from pg_indexes join pg_index on indexrelid = indexname::regclass
      where schemaname = 'public' order by indexname`.execute(of);
    return rows;
  };

  it('reports each newer migration with its time, in order, and records it under its name', async () => {
    const runs: MigrationRun[] = [];
    await migrate(db, { isShared: true, onRun: (run) => runs.push(run) });
    expect(runs.map(({ name }) => name)).toEqual(newer);
    for (const { elapsedMs } of runs) expect(elapsedMs).toBeGreaterThanOrEqual(0);
    expect(await applied()).toEqual(names);
    await migrate(db, { isShared: true, onRun: (run) => runs.push(run) });
    expect(runs).toHaveLength(newer.length);
  });

  it('leaves the same valid indexes as an empty database that got all migrations at once', async () => {
    await migrate(db, { isShared: true });
    const fresh = new Kysely<Schema>({
      dialect: new SharedConnectionsDialect({
        pool: new pg.Pool({ connectionString: await emptyPostgresUrl(), max: 1 }),
      }),
    });
    await migrate(fresh);
    expect(await indexes(db)).toEqual(await indexes(fresh));
    await fresh.destroy();
  });

  it('gives up a lock after 50 ms while a transaction reads sessions, lets other queries pass, and migrates once it has ended', async () => {
    const reader = await others.connect();
    await reader.query('begin');
    await reader.query('select count(*) from sessions');
    const passed: string[] = [];
    let freed: Promise<unknown> = Promise.resolve();
    await migrate(db, {
      isShared: true,
      lockTimeoutMs: 50,
      retryAfterMs: 10,
      onWait(name) {
        passed.push(name);
        freed = others
          .query("set lock_timeout = '1s'; select count(*) from sessions")
          .then(() => reader.query('commit'));
      },
    });
    await freed;
    reader.release();
    expect(passed[0]).toBe('0037-by-number');
    expect(await applied()).toEqual(names);
  });

  it('throws the lock’s error 55P03 and changes nothing if the lock is not free within the time of all tries', async () => {
    const reader = await others.connect();
    await reader.query('begin');
    await reader.query('select count(*) from sessions');
    await expect(
      migrate(db, { isShared: true, lockTimeoutMs: 20, retryAfterMs: 1, retryForMs: 0 }),
    ).rejects.toMatchObject({ code: '55P03' });
    expect(await applied()).toEqual(Object.keys(older));
    await reader.query('commit');
    reader.release();
  });

  it('rebuilds the index that a killed process left unfinished', async () => {
    await others.query('create index sessions_by_mobile_next on sessions (mobile)');
    await others.query(`update pg_index set indisvalid = false where indexrelid = 'sessions_by_mobile_next'::regclass`);
    await migrate(db, { isShared: true });
    expect(JSON.stringify(await indexes(db))).toContain(
      'CREATE INDEX sessions_by_mobile ON public.sessions USING btree (mobile, merchant_key) WHERE (mobile IS NOT NULL)',
    );
    expect(JSON.stringify(await indexes(db))).not.toContain('_next');
  });

  it('runs each migration once if two processes start at the same time', async () => {
    const other = opened();
    const runs: string[] = [];
    const options = { isShared: true, retryAfterMs: 5, onRun: ({ name }: MigrationRun) => runs.push(name) };
    await Promise.all([migrate(db, options), migrate(other, options)]);
    await other.destroy();
    expect(runs.sort()).toEqual(newer);
  });
});

it('migrate throws 42501 and creates no table on an empty PostgreSQL for a role without the privilege', async () => {
  const url = await emptyPostgresUrl();
  const owner = new pg.Pool({ connectionString: url, max: 1 });
  const role = `${new URL(url).pathname.slice(1).replace(/\W/g, '_')}_reader`;
  await owner.query(`create role ${role} login password 'reader'; revoke create on schema public from public`);
  const asReader = new URL(url);
  asReader.username = role;
  asReader.password = 'reader';
  const db = new Kysely<Schema>({
    dialect: new SharedConnectionsDialect({ pool: new pg.Pool({ connectionString: asReader.href, max: 1 }) }),
  });
  await expect(migrate(db, { isShared: true })).rejects.toMatchObject({ code: '42501' });
  const { rows } = await owner.query("select count(*)::int as tables from pg_tables where schemaname = 'public'");
  expect(rows).toEqual([{ tables: 0 }]);
  await db.destroy();
  await owner.query(`drop role ${role}`);
  await owner.end();
});
