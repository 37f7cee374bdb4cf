import type { Clock } from '../../platform/clock';
import { type Job, jobSettled, takeJobs } from '../../store/jobs';
import type { JobKind } from '../../store/payment-schema';
import type { Db } from '../../store/schema';
import { type Write, writeAll } from '../../store/write';
import { SWEEP_BATCH_SIZE } from '../payments/sweep-batch-size';

/** Result of an attempt. */
export interface Attempted {
  /** When it is tried again; null = never. */
  readonly nextAtMs: number | null;
  /** Written in one statement with the end of the attempt. */
  readonly writes?: readonly Write[];
  /** Called once that is written. */
  noted?(): void;
}

export interface JobRules {
  /** Longer than an attempt takes, so that only a process that died gives a job to another. */
  readonly leaseMs: number;
  readonly longestWaitMs: number;
  /** One attempt. `takenAtMs`: when this round took the job. */
  attempt(job: Job, takenAtMs: number): Promise<Attempted>;
}

/** Runs due jobs. Any number of processes may do so at once: each job is leased to one. A process that is killed between an
 *  attempt and its note may have it done twice, and no job is lost. */
export class JobRunner {
  readonly #deps: { readonly db: Db; readonly clock: Clock };
  readonly #rules: Readonly<Record<JobKind, JobRules>>;

  constructor(deps: { readonly db: Db; readonly clock: Clock }, rules: Readonly<Record<JobKind, JobRules>>) {
    this.#deps = deps;
    this.#rules = rules;
  }

  /** Tries the jobs of a kind that are due; returns how many. An attempt that throws keeps its lease and keeps no other job
   *  of the round from being tried; then its error is thrown. */
  async run(kind: JobKind): Promise<number> {
    const { db, clock } = this.#deps;
    const { leaseMs, longestWaitMs, attempt } = this.#rules[kind];
    const nowMs = clock.nowMs();
    const lease = { nowMs, untilMs: nowMs + leaseMs, longestWaitMs, atMost: SWEEP_BATCH_SIZE };
    const jobs = await takeJobs(db, kind, lease);
    const errors: unknown[] = [];
    const runOne = async (job: Job): Promise<void> => {
      const { nextAtMs, writes = [], noted } = await attempt(job, nowMs);
      await writeAll(db, [...writes, jobSettled(job, nextAtMs)]);
      noted?.();
    };
    // At once: one after the other, slow attempts would outlast the leases of the jobs behind them.
    await Promise.all(jobs.map((job) => runOne(job).catch((error: unknown) => void errors.push(error))));
    if (errors.length > 0) throw errors[0];
    return jobs.length;
  }
}
