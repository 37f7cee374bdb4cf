import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../shared/rules/duration';
import { Experiments } from '../../rules/experiments';
import { tidy } from '../../store/housekeeping';
import { postgresDatabase } from '../../testing/database/fresh-postgres';
import { memoryDatabase } from '../../testing/database/memory-database';
import { asInProduction } from '../../testing/server/limits';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';

let kadam: TestServer;
const begin = async (database: Parameters<typeof startTestServer>[0] = {}) => {
  const started = await startTestServer({
    ...database,
    ports: {
      experiments: Experiments.parse([
        { name: 'rail', shares: { B: 50 }, startsAt: '2020-01-01T00:00:00+05:30', endsAt: '2099-01-01T00:00:00+05:30' },
        {
          name: 'over',
          shares: { B: 100 },
          startsAt: '2020-01-01T00:00:00+05:30',
          endsAt: '2020-02-01T00:00:00+05:30',
        },
      ]),
    },
  });
  return started;
};
const ask = (clientId: string, experiment = 'rail', ip?: string) =>
  kadam.request('GET', `/app/experiments/user/variant?experiment=${experiment}&clientId=${clientId}`, {
    ...(ip === undefined ? {} : { ip }),
  });
const variantOf = async (clientId: string) => (await ask(clientId)).body?.data?.variant;
const seen = async () =>
  (await kadam.server.db.selectFrom('event_log').select('details').where('type', '=', 'experimentSeen').execute()).map(
    ({ details }) => (typeof details === 'string' ? JSON.parse(details) : details),
  );

describe.each([
  ['the embedded database', memoryDatabase],
  ['PostgreSQL', () => postgresDatabase(5)],
] as const)('the variant of an experiment on %s', (_name, choose) => {
  let before = 0;
  beforeAll(async () => {
    kadam = await begin({ database: await choose() });
  }, STARTS_WITHIN_MS);
  afterAll(() => kadam.close());
  beforeEach(async () => {
    before = (await seen()).length;
  });

  // @req API-094
  it('is the same for a client at each call, and is counted once, without the client id', async () => {
    const first = await variantOf('client-0001');
    expect([await variantOf('client-0001'), await variantOf('client-0001')]).toEqual([first, first]);
    const counted = (await seen()).slice(before);
    expect(counted).toEqual([{ experiment: 'rail', variant: first, hashedClient: expect.any(String) }]);
    expect(JSON.stringify(counted)).not.toContain('client-0001');
  });

  it('of one client is counted once if 5 calls arrive at the same time', async () => {
    await Promise.all(Array.from({ length: 5 }, () => ask('client-0002')));
    expect(await seen()).toHaveLength(before + 1);
  });

  it('of 40 clients is counted 40 times, with the variants that they saw', async () => {
    const variants: unknown[] = [];
    for (let index = 0; index < 40; index += 1) variants.push(await variantOf(`client-many-${index}`));
    expect(new Set(variants)).toEqual(new Set(['control', 'B']));
    expect((await seen()).slice(before).map(({ variant }) => variant)).toEqual(variants);
  });

  it('is still counted once after housekeeping 90 days later', async () => {
    await ask('client-0003');
    kadam.clock.advance(90 * DAY_MS);
    await tidy(kadam.server.db, kadam.clock.nowMs());
    await ask('client-0003');
    expect(await seen()).toHaveLength(before + 1);
  });

  it.each(['over', 'unknown'])('of the experiment "%s" is the control, and is not counted', async (experiment) => {
    expect((await ask('client-0004', experiment)).body?.data).toEqual({
      experiment,
      variant: 'control',
      isRunning: false,
    });
    expect(await seen()).toHaveLength(before);
  });

  it.each(['short', 'with space', `x${'y'.repeat(64)}`])('with the client id "%s" is refused with 400', async (id) => {
    expect((await ask(encodeURIComponent(id))).status).toBe(400);
    expect(await seen()).toHaveLength(before);
  });
});

describe('a network that asks for many clients', () => {
  beforeAll(async () => {
    kadam = await begin({ env: asInProduction });
  }, STARTS_WITHIN_MS);
  afterAll(() => kadam.close());

  it('adds 300 a minute to the log, and each client has its variant all the same', async () => {
    const answers = [];
    for (let index = 0; index < 301; index += 1) answers.push((await ask(`client-net-${index}`)).status);
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await seen()).toHaveLength(300);
    kadam.clock.advance(61_000);
    await ask('client-net-300');
    expect(await seen()).toHaveLength(301);
  });
});
