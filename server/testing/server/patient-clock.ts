import { FakeClock } from './fake-clock';

const A_LENDERS_TIME_MS = 5_000;

/** No lender is ever too slow: how long a call is held is the test's matter. */
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
