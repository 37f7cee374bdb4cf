import { Gauge } from 'prom-client';
import type { BuildInfo } from '../../platform/build-info';
import type { Clock } from '../../platform/clock';
import type { Metrics } from '../../platform/metrics';
import { withTimeout } from '../../platform/with-timeout';
import { jobs } from '../../services/payments/background';
import type { OpenDatabase } from '../../store/open';
import { waitingDeliveries } from '../../store/webhooks';

/** Maximum reported backlog. */
const DELIVERIES_COUNTED = 10_000;
/** A slower database is reported by `/readyz`; the other metrics do not wait for it. */
const COUNTED_WITHIN_MS = 5_000;

interface ObservedDeps extends Pick<OpenDatabase, 'db' | 'connections'> {
  readonly clock: Clock;
  /** Null if the build has no info. */
  readonly build: BuildInfo | null;
  readonly warn: (err: unknown, what: string) => void;
}

/** Adds metrics that are read per request. Returns a function that records a completed job run. */
export function observeState({ registry }: Metrics, deps: ObservedDeps): (job: string) => void {
  const { clock } = deps;
  const registers = [registry];

  const { version = 'unknown', commit } = deps.build ?? {};
  new Gauge({ name: 'kadam_build_info', help: 'Always 1', labelNames: ['version', 'commit'], registers }).set(
    { version, commit: commit ?? 'unknown' },
    1,
  );

  new Gauge({
    name: 'kadam_database_connections',
    help: 'Connections of this process to the database, and calls that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(deps.connections() ?? {})) this.set({ state }, count);
    },
  });

  const doneAtMs = new Map(jobs.map((job): [string, number] => [job, clock.nowMs()]));
  new Gauge({
    name: 'kadam_job_since_success_seconds',
    help: 'Time since a job of the background last ended a round without an error',
    labelNames: ['job'],
    registers,
    collect() {
      for (const [job, atMs] of doneAtMs) this.set({ job }, (clock.nowMs() - atMs) / 1000);
    },
  });

  // Both gauges of a request share one query.
  let underWay: Promise<CountedDeliveries | null> | null = null;
  const counted = (): Promise<CountedDeliveries | null> => {
    underWay ??= countedDeliveries(deps).finally(() => {
      underWay = null;
    });
    return underWay;
  };
  new Gauge({
    name: 'kadam_webhooks_waiting',
    help: `Webhooks still to be delivered, counted up to ${DELIVERIES_COUNTED}`,
    registers,
    async collect() {
      this.set((await counted())?.count ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'kadam_webhook_oldest_seconds',
    help: 'Age of the oldest webhook that is still to be delivered; 0 without one',
    registers,
    async collect() {
      const deliveries = await counted();
      const nowMs = clock.nowMs();
      this.set(deliveries ? (nowMs - (deliveries.oldestAtMs ?? nowMs)) / 1000 : Number.NaN);
    },
  });
  return (job) => doneAtMs.set(job, clock.nowMs());
}

type CountedDeliveries = Awaited<ReturnType<typeof waitingDeliveries>>;

/** Null if the database does not answer in time. */
async function countedDeliveries({ db, clock, warn }: ObservedDeps): Promise<CountedDeliveries | null> {
  try {
    return await withTimeout<CountedDeliveries | null>(
      clock,
      COUNTED_WITHIN_MS,
      () => waitingDeliveries(db, DELIVERIES_COUNTED),
      (late) => {
        late.catch((err: unknown) => warn(err, 'waiting webhooks could not be counted'));
        return null;
      },
    );
  } catch (err) {
    warn(err, 'waiting webhooks could not be counted');
    return null;
  }
}
