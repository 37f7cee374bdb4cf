import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvedMobiles, type HeardAnswer, Shopper } from '../../server/testing/account/shopper';
import { startPostgres, type TestPostgres } from '../../server/testing/database/postgres';
import { type ServerProcess, startProcess } from '../../server/testing/server/server-process';
import { ofPostgres, ofProcess } from './support/processor-time';

const SECRET = 'process-test-secret-0123456789abcdef';
const PAYMENTS = Number(process.env.KADAM_CPU_PAYMENTS ?? 240);
/** Warm-up: a new process compiles its code. */
const FIRST_PAYMENTS = 60;
const AT_ONCE = 8;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const say = (line: string): void => void process.stdout.write(`\n${line}\n`);

describe('processor time', () => {
  it(`of ${PAYMENTS} paid orders, each in a whole checkout over HTTP`, async () => {
    const url = await postgres.createDatabase();
    const server = await startServer(url);
    const mobiles = approvedMobiles(FIRST_PAYMENTS + PAYMENTS);
    let answeredBytes = 0;
    const hear = ({ text }: HeardAnswer): void => {
      answeredBytes += Buffer.byteLength(text);
    };
    const pay = (from: number, to: number) =>
      inTurns(mobiles.slice(from, to), async (mobile) => {
        const { end } = await new Shopper([server.url], SECRET, { hear }).checkOut(mobile, `CPU-${mobile}`);
        expect(end).toBe('paid');
      });
    const spent = async () => ({
      serverMs: ofProcess(server.child.pid ?? 0),
      databaseMs: ofPostgres(postgres.pid()),
      answeredBytes,
      ...(await written(url)),
    });
    await pay(0, FIRST_PAYMENTS);
    const before = await spent();
    await pay(FIRST_PAYMENTS, FIRST_PAYMENTS + PAYMENTS);
    const after = await spent();
    await server.end('SIGTERM');
    const each = (what: keyof typeof after) => ((after[what] - before[what]) / PAYMENTS).toFixed(1);
    say(
      `one of ${PAYMENTS} payments: server ${each('serverMs')} ms, database ${each('databaseMs')} ms, answers ${each('answeredBytes')} bytes, write-ahead log ${each('loggedBytes')} bytes, tables and indexes ${each('tableBytes')} bytes`,
    );
  });

  it('of reads, compared with a bare fastify with one query', async () => {
    const DATABASE_URL = await postgres.createDatabase();
    const server = await startServer(DATABASE_URL);
    const bare = await startProcess({ DATABASE_URL }, 'test/costs/support/bare-server.mjs');
    const shopper = new Shopper([server.url], SECRET);
    await shopper.open('READ-1');
    const read = (path: string) => ({ of: server, call: () => shopper.get(path) });
    const samples = await inLoops(
      new Map([
        ['fastify alone', { of: bare, call: () => new Shopper([bare.url], SECRET).get('/one') }],
        ...['/app/payment/order-info', '/app/payment/txn-status', '/auth/identify-user'].map(
          (path) => [path, read(path)] as const,
        ),
      ]),
    );
    await Promise.all([server.end('SIGTERM'), bare.end('SIGTERM')]);
    const [[, least] = [], ...others] = samples;
    if (!least) throw new Error('nothing to compare with');
    say(`fastify alone: server ${least.serverMs.toFixed(3)} ms, database ${least.databaseMs.toFixed(3)} ms`);
    for (const [name, { serverMs, databaseMs }] of others)
      say(
        `${name}: server ${serverMs.toFixed(3)} ms, × ${(serverMs / least.serverMs).toFixed(2)}; database ${databaseMs.toFixed(3)} ms; both × ${((serverMs + databaseMs) / (least.serverMs + least.databaseMs)).toFixed(2)}`,
      );
  });
});

/** The built server; its log is discarded, as in production. */
const startServer = (DATABASE_URL: string): Promise<ServerProcess> =>
  startProcess({
    DATABASE_URL,
    KADAM_EXAMPLE_SECRET: SECRET,
    KADAM_DATABASE_POOL: '8',
    LOG_LEVEL: 'info',
  });

/** Bytes that a database has written so far: WAL, and data files. */
async function written(url: string): Promise<{ readonly loggedBytes: number; readonly tableBytes: number }> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ logged: string; size: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as logged, pg_database_size(current_database()) as size`,
  );
  await client.end();
  return { loggedBytes: Number(rows[0]?.logged), tableBytes: Number(rows[0]?.size) };
}

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const next = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

interface Read {
  readonly of: ServerProcess;
  readonly call: () => Promise<unknown>;
}
interface Cost {
  readonly serverMs: number;
  readonly databaseMs: number;
}

const LOOPS = 8;
const CALLS_OF_A_LOOP = 1_000;

/** Cost of one call, ms: minimum of several loops, calls in turn, after a warm-up loop. */
async function inLoops(reads: ReadonlyMap<string, Read>): Promise<ReadonlyMap<string, Cost>> {
  const least = new Map<string, Cost>();
  for (let loop = 0; loop < LOOPS; loop += 1)
    for (const [name, { of, call }] of reads) {
      const spent = () => [ofProcess(of.child.pid ?? 0), ofPostgres(postgres.pid())] as const;
      const [serverFrom, databaseFrom] = spent();
      for (let time = 0; time < CALLS_OF_A_LOOP; time += 1) await call();
      const [serverTo, databaseTo] = spent();
      if (loop === 0) continue;
      const serverMs = (serverTo - serverFrom) / CALLS_OF_A_LOOP;
      const databaseMs = (databaseTo - databaseFrom) / CALLS_OF_A_LOOP;
      const so = least.get(name);
      least.set(name, {
        serverMs: Math.min(serverMs, so?.serverMs ?? serverMs),
        databaseMs: Math.min(databaseMs, so?.databaseMs ?? databaseMs),
      });
    }
  return least;
}
