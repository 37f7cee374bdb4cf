import { FakeClock } from './fake-clock';

const A_LENDERS_TIME_MS = 5_000;

/** Lenders never time out: a test decides how long a call is held. */
export class PatientClock extends FakeClock {
  constructor() {
    super();
    const usual = this.delay;
    this.delay = (waitMs, signal) =>
      waitMs < A_LENDERS_TIME_MS
        ? usual(waitMs, signal)
        : new Promise((resolve) => signal?.addEventListener('abort', () => resolve()));
  }
}
