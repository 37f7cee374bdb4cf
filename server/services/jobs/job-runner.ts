import type { Clock } from '../../platform/clock';
import { type Job, jobSettled, takeJobs } from '../../store/jobs';
import type { JobKind } from '../../store/payment-schema';
import type { Db } from '../../store/schema';
import { type Write, writeAll } from '../../store/write';
import { SWEEP_BATCH_SIZE } from '../payments/sweep-batch-size';

export interface Attempted {
  readonly nextAtMs: number | null;
  /** Written in one statement with the end of the attempt. */
  readonly writes?: readonly Write[];
  noted?(): void;
}

export interface JobRules {
  /** Longer than an attempt takes, so that only a dead process loses its job to another. */
  readonly leaseMs: number;
  readonly longestWaitMs: number;
  attempt(job: Job, takenAtMs: number): Promise<Attempted>;
}

/** Runs due jobs. Safe in any number of processes: each job is leased to one. A process killed between an attempt and
 *  its record may cause a second attempt; no job is lost. */
export class JobRunner {
  readonly #deps: { readonly db: Db; readonly clock: Clock };
  readonly #rules: Readonly<Record<JobKind, JobRules>>;

  constructor(deps: { readonly db: Db; readonly clock: Clock }, rules: Readonly<Record<JobKind, JobRules>>) {
    this.#deps = deps;
    this.#rules = rules;
  }

  /** Runs the due jobs of a kind; returns their number. An attempt that throws keeps its lease and does not prevent the
   *  other jobs; its error is thrown at the end. */
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
    // In parallel: slow attempts in sequence would outlast the leases of later jobs.
    await Promise.all(jobs.map((job) => runOne(job).catch((error: unknown) => void errors.push(error))));
    if (errors.length > 0) throw errors[0];
    return jobs.length;
  }
}
