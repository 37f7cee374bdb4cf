import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Clock } from '../../platform/clock';
import { jobEnqueued } from '../../store/jobs';
import { type OpenDatabase, openDatabase } from '../../store/open';
import { writeAll } from '../../store/write';
import { postgresDatabase } from '../../testing/database/fresh-postgres';
import { memoryDatabase } from '../../testing/database/memory-database';
import { STARTS_WITHIN_MS } from '../../testing/server/test-server';
import { type Attempted, type JobRules, JobRunner } from './job-runner';

const LEASE_MS = 30_000;
const LONGEST_WAIT_MS = 60_000;

describe.each([
  { name: 'the embedded database', choose: memoryDatabase },
  { name: 'PostgreSQL', choose: () => postgresDatabase(5) },
])('jobs on $name', ({ choose }) => {
  let database: OpenDatabase;
  let nowMs = 1_000_000;
  const clock: Clock = { nowMs: () => nowMs, delay: async () => undefined };
  beforeAll(async () => {
    database = await openDatabase(await choose(), () => undefined);
  }, STARTS_WITHIN_MS);
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.deleteFrom('jobs').execute();
  });

  const runnerOf = (attempt: JobRules['attempt']): JobRunner => {
    const rules = { leaseMs: LEASE_MS, longestWaitMs: LONGEST_WAIT_MS, attempt };
    return new JobRunner({ db: database.db, clock }, { webhook: rules, statementLink: rules, voucherLink: rules });
  };
  const enqueue = (...payloads: readonly string[]) =>
    writeAll(
      database.db,
      payloads.map((payload) => jobEnqueued('webhook', payload, nowMs)),
    );
  const payloads = async (): Promise<string[]> =>
    (await database.db.selectFrom('jobs').select('payload').orderBy('payload').execute()).map((row) => row.payload);

  it('a successful job is deleted, and a failed one returns at its time with its attempts counted', async () => {
    await enqueue('a', 'b');
    const seen: [string, number][] = [];
    const runner = runnerOf(async ({ payload, attempts }, takenAtMs) => {
      seen.push([payload, attempts]);
      return { nextAtMs: payload === 'b' && attempts < 2 ? takenAtMs + 10_000 : null };
    });
    expect(await runner.run('webhook')).toBe(2);
    expect(await payloads()).toEqual(['b']);
    nowMs += 9_999;
    expect(await runner.run('webhook')).toBe(0);
    nowMs += 1;
    expect(await runner.run('webhook')).toBe(1);
    expect(await payloads()).toEqual([]);
    expect(seen.sort()).toEqual([
      ['a', 1],
      ['b', 1],
      ['b', 2],
    ]);
  });

  it('five processes that run 20 jobs at once try each job once', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `job-${n}`);
    await enqueue(...names);
    const tried: string[] = [];
    const attempt = async ({ payload }: { readonly payload: string }): Promise<Attempted> => {
      tried.push(payload);
      return { nextAtMs: null };
    };
    await Promise.all(Array.from({ length: 5 }, () => runnerOf(attempt).run('webhook')));
    expect(tried.sort()).toEqual(names.sort());
    expect(await payloads()).toEqual([]);
  });

  it('the jobs of a run start together, so that a slow one uses no time of another one’s lease', async () => {
    await enqueue('a', 'b', 'c');
    let begun = 0;
    const runner = runnerOf(async () => {
      begun += 1;
      await expect.poll(() => begun).toBe(3);
      return { nextAtMs: null };
    });
    expect(await runner.run('webhook')).toBe(3);
  });

  it('a job whose process was killed returns after its lease of 30 s', async () => {
    await enqueue('a');
    const killed = runnerOf(() => Promise.reject(new Error('killed')));
    await expect(killed.run('webhook')).rejects.toThrow('killed');
    const next = runnerOf(async () => ({ nextAtMs: null }));
    nowMs += LEASE_MS - 1;
    expect(await next.run('webhook')).toBe(0);
    nowMs += 1;
    expect(await next.run('webhook')).toBe(1);
  });

  it('an attempt that throws does not prevent other jobs of its run', async () => {
    await enqueue('a', 'b', 'c');
    const runner = runnerOf(async ({ payload }) => {
      if (payload === 'b') throw new Error('broken');
      return { nextAtMs: null };
    });
    await expect(runner.run('webhook')).rejects.toThrow('broken');
    expect(await payloads()).toEqual(['b']);
  });

  it('a process that slept past its lease does not end the next attempt', async () => {
    await enqueue('a');
    const slept = runnerOf(async () => {
      nowMs += LEASE_MS;
      await runnerOf(async () => ({ nextAtMs: nowMs + 10_000 })).run('webhook');
      return { nextAtMs: null };
    });
    await slept.run('webhook');
    expect(await payloads()).toEqual(['a']);
  });

  it('a job delayed by a clock that was an hour ahead is due once the clock is right', async () => {
    nowMs += 3_600_000;
    await enqueue('a');
    nowMs -= 3_600_000;
    expect(await runnerOf(async () => ({ nextAtMs: null })).run('webhook')).toBe(1);
  });
});
