import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JSONWebKeySet, jwtVerify } from 'jose';
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OTHER_MERCHANT } from '../sandbox/seed';
import { freshPostgresUrl } from '../testing/database/fresh-postgres';
import { memoryDatabase } from '../testing/database/memory-database';
import { checkoutSteps } from '../testing/payments/checkout-steps';
import { dataOf } from '../testing/sales/sales-steps';
import { FakeClock } from '../testing/server/fake-clock';
import { asInProduction } from '../testing/server/limits';
import { sealerOf, secretIn } from '../testing/server/sealing';
import { runToEnd, startProcess } from '../testing/server/server-process';
import {
  EXAMPLE_SECRET,
  MERCHANT_ORIGIN,
  STARTS_WITHIN_MS,
  startTestServer,
  type TestServer,
} from '../testing/server/test-server';
import { EmbeddedDatabase } from './embedded-database';
import { up as sealedSecrets } from './migrations/0045-sealed-secrets';
import { type DatabaseChoice, type OpenDatabase, openDatabase } from './open';
import type { Db } from './schema';
import { CLEAR_FOR_MS } from './seal-stored';

const KEY_A = '0a'.repeat(32);
const KEY_B = Buffer.alloc(32, 0x0b).toString('base64');
const KEY_C = '0c'.repeat(32);
const idOf = (keys: string): string => sealerOf(keys).keyId;
const AS_AGENT = { agentId: 'ZM-3071', scope: 'sales' };

const inFile = ['a', 'b', 'c'].map((letter) => ({
  merchantKey: `shop_${letter}`,
  name: `Shop ${letter}`,
  secret: `${letter}-secret-from-the-merchants-file-0123456789`,
  isNtbAllowed: true,
  origins: [MERCHANT_ORIGIN],
  lenderIds: ['402'],
  agents: [{ agentId: AS_AGENT.agentId, status: 'active' }],
}));
const merchantSecrets = [...inFile.map(({ secret }) => secret), EXAMPLE_SECRET, OTHER_MERCHANT.secret];

async function dump(db: Db): Promise<string> {
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const rows: string[] = [];
  for (const { name } of tables.rows) {
    const found = await sql<{ line: string | null }>`select f.value as line
      from ${sql.table(name)} t, jsonb_each_text(to_jsonb(t)) f`.execute(db);
    rows.push(...found.rows.map(({ line }) => line ?? ''));
  }
  return rows.join('\n');
}

/** Indexes of the secrets that the text contains, so that a failure prints none. */
const foundIn = (text: string, secrets: readonly string[]): number[] =>
  secrets.flatMap((secret, index) => (text.includes(secret) ? [index] : []));
/** The private half of a JSON Web Key, as JSON or as JSON in JSON. */
const hasPrivateJwk = (text: string): boolean => /\\?"d\\?":\\?"/.test(text);

const storedValues = async (db: Db): Promise<readonly string[]> => {
  const { rows } = await sql<{ value: string }>`select secret as value from merchants
    union all select private_jwk from signing_keys where private_jwk <> ''
    union all select value from settings where name = 'pepper'`.execute(db);
  return rows.map(({ value }) => value);
};
/** Sorted ids of the keys that sealed the stored values; `clear` for an unsealed one. */
const keysOf = async (db: Db): Promise<readonly string[]> =>
  [
    ...new Set((await storedValues(db)).map((value) => /^kadam-sealed:([a-p]{12}):/.exec(value)?.[1] ?? 'clear')),
  ].sort();

interface Place {
  readonly choice: DatabaseChoice;
  readonly db: Db;
  end(): Promise<void>;
}

async function onPostgres(): Promise<Place> {
  const choice = { kind: 'postgres', url: await freshPostgresUrl(), maxConnections: 4 } as const;
  const opened: OpenDatabase = await openDatabase(choice, () => undefined);
  return { choice, db: opened.db, end: opened.close };
}

async function onPglite(): Promise<Place> {
  const memory = await memoryDatabase();
  if (memory.kind !== 'memory') throw new Error('no embedded database');
  const database = new EmbeddedDatabase(memory.dump, () => undefined);
  const choice = { kind: 'opened', database } as const;
  const opened = await openDatabase(choice, () => undefined);
  const end = async (): Promise<void> => {
    await opened.close();
    await database.close();
  };
  return { choice, db: opened.db, end };
}

describe.each([
  ['PostgreSQL', onPostgres],
  ['PGlite', onPglite],
])('secrets in a database on %s', (name, place) => {
  let at: Place;
  let folder: string;
  let clock: FakeClock;
  const running: TestServer[] = [];
  // The first embedded database of a run is created, all others are copies.
  beforeAll(async () => void (place === onPglite && (await memoryDatabase())), 2 * STARTS_WITHIN_MS);
  beforeEach(async () => {
    at = await place();
    clock = new FakeClock();
    folder = mkdtempSync(join(tmpdir(), 'kadam-sealed-'));
    writeFileSync(join(folder, 'merchants.json'), JSON.stringify({ revision: 1, merchants: inFile }));
  }, STARTS_WITHIN_MS);
  afterEach(async () => {
    for (const server of running.splice(0)) await server.close();
    await at.end();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(keys: string): Promise<TestServer> {
    const env = { KADAM_SEAL_KEY: keys, KADAM_MERCHANTS: join(folder, 'merchants.json') };
    const server = await startTestServer({ database: at.choice, env, clock });
    running.push(server);
    return server;
  }
  async function stop(server: TestServer): Promise<void> {
    running.splice(running.indexOf(server), 1);
    await server.close();
  }
  const whyNot = (keys: string): Promise<string> =>
    start(keys).then(
      () => 'started',
      (error: unknown) => (error instanceof Error ? error.message : 'another fault'),
    );
  const initAs = (server: TestServer, merchantKey: string, secret: string) =>
    server.call('init', undefined, { token: { ...AS_AGENT, merchantKey, secret } });
  const keySet = async (server: TestServer): Promise<JSONWebKeySet> =>
    (await server.request('GET', '/.well-known/jwks.json')).body as unknown as JSONWebKeySet;

  async function signedResult(server: TestServer): Promise<string> {
    const checkout = await checkoutSteps(() => server).open();
    const canceled = await checkout.post('/app/payment/cancel');
    return String(dataOf(canceled).signedResult);
  }

  async function asBefore() {
    const server = await start(KEY_A);
    const { keys } = await keySet(server);
    await stop(server);
    const sealer = sealerOf(KEY_A);
    const open = async (
      table: string,
      key: string,
      column: string,
      place: (row: string) => Parameters<typeof sealer.open>[0],
    ) => {
      const { rows } = await sql<{ row: string; value: string }>`
        select ${sql.ref(key)} as row, ${sql.ref(column)} as value from ${sql.table(table)}`.execute(at.db);
      const secrets: string[] = [];
      for (const { row, value } of rows.filter((each) => each.value.startsWith('kadam-sealed:'))) {
        const secret = sealer.open(place(row), value);
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${secret} where ${sql.ref(key)} = ${row}`.execute(
          at.db,
        );
        secrets.push(secret);
      }
      return secrets;
    };
    const merchants = await open('merchants', 'merchant_key', 'secret', (row) => ({ column: 'merchants.secret', row }));
    const jwks = await open('signing_keys', 'key_id', 'private_jwk', (row) => ({
      column: 'signing_keys.private_jwk',
      row,
    }));
    const pepper = await open('settings', 'name', 'value', (row) => ({ column: 'settings.value', row }));
    await at.db.transaction().execute((trx) => sealedSecrets(trx as unknown as Kysely<unknown>));
    const [own] = keys;
    return { ofProcess: [...jwks, ...pepper], secrets: [...merchants, ...jwks, ...pepper], keyId: String(own?.kid) };
  }

  it('are sealed: no table has a secret of merchants, the key of results or the pepper in clear', async () => {
    const server = await start(KEY_A);
    await signedResult(server);
    expect((await initAs(server, 'shop_b', inFile[1]?.secret ?? '')).status).toBe(200);
    const text = await dump(at.db);
    // Public values are found, so the search reads the rows.
    expect(foundIn(text, ['Shop b', 'shop_c', 'zenmart_sandbox', 'kid'])).toEqual([0, 1, 2, 3]);
    expect(foundIn(text, merchantSecrets)).toEqual([]);
    expect(hasPrivateJwk(text)).toBe(false);
    expect(await keysOf(at.db)).toEqual([idOf(KEY_A)]);
    expect(foundIn(server.logs(), [...merchantSecrets, KEY_A])).toEqual([]);
  });

  it('in clear are sealed at the start, and the key of results keeps its id', {
    tags: ['long'],
  }, async () => {
    const { secrets, ofProcess, keyId } = await asBefore();
    expect([ofProcess.length, secrets.length > 6]).toEqual([2, true]);
    const before = await dump(at.db);
    expect(foundIn(before, secrets)).toEqual(secrets.map((_, index) => index));
    expect(hasPrivateJwk(before)).toBe(true);
    const server = await start(KEY_A);
    expect(server.logs()).toMatch(new RegExp(`"sealKey":"${idOf(KEY_A)}","count":\\d+,"msg":"secrets sealed"`));
    if (name === 'PostgreSQL') {
      // Processes of the previous build read only merchants' secrets in clear, for an hour.
      expect(server.logs()).toContain('secrets of merchants stay in clear for processes of the previous build');
      const during = await dump(at.db);
      expect(hasPrivateJwk(during)).toBe(false);
      expect(foundIn(during, ofProcess)).toEqual([]);
      expect(await keysOf(at.db)).toEqual(['clear', idOf(KEY_A)].sort());
      const { rows } = await sql<{
        secret: string;
      }>`select secret from merchants where merchant_key = 'shop_a'`.execute(at.db);
      expect(rows[0]?.secret === inFile[0]?.secret).toBe(true);
      expect((await initAs(server, 'shop_a', inFile[0]?.secret ?? '')).status).toBe(200);
      await stop(server);
      clock.advance(CLEAR_FOR_MS - 1);
      await stop(await start(KEY_A));
      expect(await keysOf(at.db)).toEqual(['clear', idOf(KEY_A)].sort());
      clock.advance(1);
      await start(KEY_A);
    }
    const after = await dump(at.db);
    expect(foundIn(after, secrets)).toEqual([]);
    expect(hasPrivateJwk(after)).toBe(false);
    expect(await keysOf(at.db)).toEqual([idOf(KEY_A)]);
    const last = running.at(-1);
    if (!last) throw new Error('no server');
    expect((await keySet(last)).keys.map(({ kid }) => kid)).toEqual([keyId]);
    expect((await initAs(last, 'shop_a', inFile[0]?.secret ?? '')).status).toBe(200);
  });

  it('survive a restart: an earlier result is verified, and the same key signs on', {
    tags: ['long'],
  }, async () => {
    const first = await start(KEY_A);
    const result = await signedResult(first);
    await stop(first);
    const second = await start(KEY_A);
    const keys = await keySet(second);
    expect(keys.keys).toHaveLength(1);
    for (const each of [result, await signedResult(second)]) {
      const { payload } = await jwtVerify(each, createLocalJWKSet(keys), { currentDate: new Date(clock.nowMs()) });
      expect(payload.status).toBe('CANCELED');
    }
  });

  it('change to another key: "A B" opens values of both, "B A" reseals all with B, "B" continues alone, "A" does not start', {
    tags: ['long'],
  }, async () => {
    const first = await start(KEY_A);
    const result = await signedResult(first);
    await stop(first);
    await stop(await start(`${KEY_A} ${KEY_B}`));
    expect(await keysOf(at.db)).toEqual([idOf(KEY_A)]);
    const turned = await start(`${KEY_B}, ${KEY_A}`);
    expect(await keysOf(at.db)).toEqual([idOf(KEY_B)]);
    await stop(turned);
    const alone = await start(KEY_B);
    await jwtVerify(result, createLocalJWKSet(await keySet(alone)), { currentDate: new Date(clock.nowMs()) });
    for (const { merchantKey, secret } of inFile) expect((await initAs(alone, merchantKey, secret)).status).toBe(200);
    await stop(alone);
    const why = await whyNot(KEY_A);
    expect(why).toMatch(
      new RegExp(`is sealed by the key ${idOf(KEY_B)}, which is not among the keys of KADAM_SEAL_KEY`),
    );
    expect(foundIn(why, [...merchantSecrets, KEY_A, KEY_B])).toEqual([]);
    expect(await keysOf(at.db)).toEqual([idOf(KEY_B)]);
  });

  it('of a merchant that were changed, swapped or sealed by an unknown key are 503 for that merchant alone, and logged', {
    tags: ['long'],
  }, async () => {
    const server = await start(KEY_A);
    const sealedFor = async (merchantKey: string): Promise<string> => {
      const row = await at.db
        .selectFrom('merchants')
        .select('secret')
        .where('merchant_key', '=', merchantKey)
        .executeTakeFirstOrThrow();
      return row.secret;
    };
    const write = (merchantKey: string, secret: string) =>
      at.db.updateTable('merchants').set({ secret }).where('merchant_key', '=', merchantKey).execute();
    const [a, b] = [await sealedFor('shop_a'), await sealedFor('shop_b')];
    const changed = `${a.slice(0, -4)}${a.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
    const foreign = sealerOf(KEY_C).seal({ column: 'merchants.secret', row: 'shop_a' }, inFile[0]?.secret ?? '');
    const cases = [
      [changed, `was changed or moved since the key ${idOf(KEY_A)} sealed it`],
      [b, `was changed or moved since the key ${idOf(KEY_A)} sealed it`],
      [foreign, `is sealed by the key ${idOf(KEY_C)}, which is not among the keys of KADAM_SEAL_KEY`],
    ] as const;
    for (const [value, why] of cases) {
      await write('shop_a', value);
      clock.advance(5_000);
      for (const secret of [inFile[0]?.secret ?? '', inFile[1]?.secret ?? '', value]) {
        const answer = await initAs(server, 'shop_a', secret);
        expect([answer.status, answer.body?.code, answer.body?.retry]).toEqual([503, 503, true]);
        expect(foundIn(answer.text, [...merchantSecrets, 'stack', 'seal', idOf(KEY_C)])).toEqual([]);
      }
      expect(server.logs()).toContain(why);
      expect((await initAs(server, 'shop_b', inFile[1]?.secret ?? '')).status).toBe(200);
    }
    expect(foundIn(server.logs(), merchantSecrets)).toEqual([]);
    // A higher revision of the file restores the secret.
    await stop(server);
    await write('shop_a', changed);
    writeFileSync(join(folder, 'merchants.json'), JSON.stringify({ revision: 2, merchants: inFile }));
    const repaired = await start(KEY_A);
    expect((await initAs(repaired, 'shop_a', inFile[0]?.secret ?? '')).status).toBe(200);
  });

  it.each(['signing_keys', 'settings'] as const)(
    'in %s that were changed end the start with a sentence',
    { tags: ['long'] },
    async (table) => {
      await stop(await start(KEY_A));
      const column = table === 'settings' ? 'value' : 'private_jwk';
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = left(${sql.ref(column)}, -4) || 'AAAA'
      where ${sql.ref(column)} like 'kadam-sealed:%'`.execute(at.db);
      expect(await whyNot(KEY_A)).toMatch(
        new RegExp(
          `^The value of ${table}\\.${column} in the row \\S+ was changed or moved since the key ${idOf(KEY_A)} sealed it\\.$`,
        ),
      );
    },
  );

  it('lost with their key are replaced: the documented statements lead to a start with a new key', {
    tags: ['long'],
  }, async () => {
    const first = await start(KEY_A);
    const result = await signedResult(first);
    await stop(first);
    const documented = /```sql\n(update signing_keys[\s\S]*?)```/.exec(readFileSync('docs/operations.md', 'utf8'))?.[1];
    for (const statement of (documented ?? 'none').split(';').filter((each) => each.trim() !== ''))
      await sql.raw(statement).execute(at.db);
    writeFileSync(join(folder, 'merchants.json'), JSON.stringify({ revision: 2, merchants: inFile }));
    const server = await start(KEY_B);
    const keys = await keySet(server);
    expect(keys.keys).toHaveLength(2);
    await jwtVerify(result, createLocalJWKSet(keys), { currentDate: new Date(clock.nowMs()) });
    await jwtVerify(await signedResult(server), createLocalJWKSet(keys), { currentDate: new Date(clock.nowMs()) });
    expect(await secretIn(at.db, 'shop_a', sealerOf(KEY_B))).toBe(inFile[0]?.secret);
    expect(await keysOf(at.db)).toEqual([idOf(KEY_B)]);
  });
});

describe('a secret stored in clear while a process runs', () => {
  let at: Place;
  beforeAll(async () => {
    at = await onPostgres();
  }, STARTS_WITHIN_MS);
  afterAll(() => at.end());

  it('is sealed by the process, which does not reseal values of its other keys', async () => {
    const { sealStored } = await import('./seal-stored');
    const [both, other] = [sealerOf(`${KEY_A} ${KEY_B}`), sealerOf(KEY_B)];
    const jwk = JSON.stringify(await exportJWK((await generateKeyPair('ES256', { extractable: true })).privateKey));
    const insert = (key_id: string, private_jwk: string) =>
      at.db.insertInto('signing_keys').values({ key_id, private_jwk, public_jwk: '{}', created_at_ms: 1 }).execute();
    await insert('clear', jwk);
    await insert('other', other.seal({ column: 'signing_keys.private_jwk', row: 'other' }, jwk));
    const work = { nowMs: 1, isShared: true } as const;
    expect(await sealStored(at.db, both, { ...work, renews: false })).toEqual({ count: 1, clearUntilMs: null });
    expect(await keysOf(at.db)).toEqual([idOf(KEY_A), idOf(KEY_B)].sort());
    expect(await sealStored(at.db, both, { ...work, renews: true })).toEqual({ count: 1, clearUntilMs: null });
    expect(await keysOf(at.db)).toEqual([idOf(KEY_A)]);
    expect(hasPrivateJwk(await dump(at.db))).toBe(false);
  });
});

describe('process', () => {
  const production = {
    ...asInProduction,
    KADAM_MODE: 'production',
    KADAM_PUBLIC_URL: 'https://kadam.example',
    KADAM_SMS_URL: 'https://sms.example/send',
  };
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kadam-seal-process-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('in production without a seal key exits with 1 and a sentence that names KADAM_SEAL_KEY, also with --migrate-only', async () => {
    const env = { ...production, KADAM_DATA: join(folder, 'none'), KADAM_SEAL_KEY: '' };
    for (const args of [[], ['--migrate-only']]) {
      const { code, stderr } = await runToEnd(env, args);
      expect([code, stderr]).toEqual([
        1,
        'The environment is not valid:\n  KADAM_SEAL_KEY: is needed with KADAM_MODE=production, or KADAM_SEAL_KEY_FILE: the key that seals secrets in the database\n',
      ]);
    }
  });

  it("without the database's key exits with 1 and names the key’s id, without a stack", async () => {
    const env = { ...production, DATABASE_URL: await freshPostgresUrl() };
    const first = await startProcess({ ...env, KADAM_SEAL_KEY: KEY_A });
    expect(await first.end('SIGTERM')).toBe(0);
    const { code, stdout, stderr } = await runToEnd({ ...env, KADAM_SEAL_KEY: KEY_B });
    expect([code, stdout.includes('"stack"')]).toEqual([1, false]);
    expect(stderr).toMatch(
      new RegExp(`^The value of \\S+ in the row \\S+ is sealed by the key ${idOf(KEY_A)}, .*\\n$`),
    );
  });

  it('of the sandbox creates one key for 4 processes that start at once on one data folder and one PostgreSQL', {
    tags: ['long'],
  }, async () => {
    const data = join(folder, 'shared');
    const url = await freshPostgresUrl();
    const env = { KADAM_DATA: data, DATABASE_URL: url, KADAM_SEAL_KEY: '', KADAM_DATABASE_POOL: '3' };
    const processes = await Promise.all(Array.from({ length: 4 }, () => startProcess(env)));
    const opened = await openDatabase({ kind: 'postgres', url, maxConnections: 1 }, () => undefined);
    expect(await keysOf(opened.db)).toEqual([idOf(readFileSync(join(data, 'seal.key'), 'utf8'))]);
    await opened.close();
    for (const each of processes) expect(await each.end('SIGTERM')).toBe(0);
  });
});
