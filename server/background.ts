import type { Services } from './open-services';
import { observeState } from './routes/operations/observed-state';
import { type PaymentWork, paymentWork, startPaymentWork } from './services/payments/background';
import { startHousekeeping } from './store/housekeeping';

export interface Background {
  /** The jobs, for a test that runs one itself. */
  readonly work: PaymentWork;
  /** Waits for running work. */
  stop(): Promise<void>;
}

/** Without `runsJobs` only housekeeping starts. */
export function startBackground(services: Services, runsJobs: boolean): Background {
  const { db, clock, logger, warn, catalogue, storedAssets } = services;
  const noteDone = observeState(services.metrics, { ...services, build: services.started.build });
  const stopHousekeeping = startHousekeeping(db, clock, logger, () => services.sealClear({ renews: false }));
  const work = paymentWork(services, () => services.debits(services));
  const stops: (() => Promise<void>)[] = [];
  if (runsJobs) {
    stops.push(startPaymentWork(work, warn, noteDone), catalogue.watch());
    if (services.isShared) stops.push(storedAssets.start(warn));
  }
  return {
    work,
    async stop() {
      for (const stop of stops) await stop();
      await stopHousekeeping();
    },
  };
}
