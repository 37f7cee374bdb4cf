import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { emptyPostgresUrl, freshPostgresUrl } from '../testing/database/fresh-postgres';
import { outlivesItsTransaction } from '../testing/database/statements';
import { openDatabase } from './open';

const open = (url: string) => openDatabase({ kind: 'postgres', url, maxConnections: 2 }, () => undefined);

/** Start-up parameters of a process's connection, by name. */
async function greetingOf(connect: (url: string) => Promise<unknown>): Promise<string[]> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const failed = connect(`postgres://kadam@127.0.0.1:${port}/kadam`).catch((error: unknown) => error);
  const [socket] = await once(listener, 'connection');
  const [packet] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  listener.close();
  expect(await failed).toBeInstanceOf(Error);
  // Length and protocol version, then alternating names and values, each ended by a NUL.
  return packet
    .subarray(8)
    .toString('utf8')
    .split('\0')
    .filter((text, place) => place % 2 === 0 && text !== '')
    .sort();
}

describe('a process behind a pooler in transaction mode', () => {
  it('connects with only a user, a database and UTF-8, which every pooler forwards', async () => {
    expect(await greetingOf(open)).toEqual(['client_encoding', 'database', 'user']);
  });

  it('migrates and starts transactions without statements that outlive one', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const { db, close } = await open(await emptyPostgresUrl());
    await db.transaction().execute((trx) => trx.selectFrom('merchants').selectAll().execute());
    await close();
    const said = query.mock.calls.map(([text]) => String(text));
    query.mockRestore();
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter(outlivesItsTransaction)).toEqual([]);
  });

  it('lets PostgreSQL end its transaction after 30 s of idleness, and leaves the connection unchanged', async () => {
    const { db, close } = await open(await freshPostgresUrl());
    const asked = sql<{ idle_in_transaction_session_timeout: string }>`show idle_in_transaction_session_timeout`;
    const inside = await db.transaction().execute((trx) => asked.execute(trx));
    const outside = await asked.execute(db);
    expect([...inside.rows, ...outside.rows].flatMap(Object.values)).toEqual(['30s', '0']);
    await close();
  });
});

describe('three processes that start together on a new database', () => {
  it('find the newest schema, with each migration run once', async () => {
    const url = await emptyPostgresUrl();
    const opened = await Promise.all([open(url), open(url), open(url)]);
    const [first] = opened;
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(first.db);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(10);
    await Promise.all(opened.map(({ close }) => close()));
  });
});
