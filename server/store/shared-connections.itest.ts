import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { emptyPostgresUrl, freshPostgresUrl } from '../testing/database/fresh-postgres';
import { outlivesItsTransaction } from '../testing/database/statements';
import { openDatabase } from './open';

const open = (url: string) => openDatabase({ kind: 'postgres', url, maxConnections: 2 }, () => undefined);

/** What a process says of itself when it connects, by name. */
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
  // Length and version of the protocol, then names and values in turn, each ended by a NUL.
  return packet
    .subarray(8)
    .toString('utf8')
    .split('\0')
    .filter((text, place) => place % 2 === 0 && text !== '')
    .sort();
}

describe('a process whose connections are lent out by a pooler, transaction by transaction', () => {
  it('asks for nothing when it connects but a user, a database and UTF-8, which every pooler passes on', async () => {
    expect(await greetingOf(open)).toEqual(['client_encoding', 'database', 'user']);
  });

  it('migrates and begins transactions without a statement that outlives one', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const { db, close } = await open(await emptyPostgresUrl());
    await db.transaction().execute((trx) => trx.selectFrom('merchants').selectAll().execute());
    await close();
    const said = query.mock.calls.map(([text]) => String(text));
    query.mockRestore();
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter(outlivesItsTransaction)).toEqual([]);
  });

  it('has PostgreSQL end a transaction of its own that is idle for 30 s, and leaves the connection as it was', async () => {
    const { db, close } = await open(await freshPostgresUrl());
    const asked = sql<{ idle_in_transaction_session_timeout: string }>`show idle_in_transaction_session_timeout`;
    const inside = await db.transaction().execute((trx) => asked.execute(trx));
    const outside = await asked.execute(db);
    expect([...inside.rows, ...outside.rows].flatMap(Object.values)).toEqual(['30s', '0']);
    await close();
  });
});

describe('three processes that start together on a new database', () => {
  it('all find it at the newest schema, which each migration has made once', async () => {
    const url = await emptyPostgresUrl();
    const opened = await Promise.all([open(url), open(url), open(url)]);
    const [first] = opened;
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(first.db);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(10);
    await Promise.all(opened.map(({ close }) => close()));
  });
});
