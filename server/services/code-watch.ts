import { MINUTE_MS } from '../../shared/rules/duration';
import type { Clock } from '../platform/clock';
import type { Metrics } from '../platform/metrics';
import { countUse, type Limit } from '../store/rate-limits';
import type { CodePurpose, Db } from '../store/schema';

/** `refused`: no code was compared, as the attempts are used up. */
export type TypedResult = 'right' | 'wrong' | 'expired' | 'refused';

/** True if an attacker can have such a code sent to other users' numbers. */
const sprayed: Readonly<Record<CodePurpose, boolean>> = {
  login: true,
  statement: true,
  shareCode: true,
  lenderOtp: false,
  lineOtp: false,
  pinOtp: false,
};

const WINDOW_MINUTES = 10;

interface WatchDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, 'codesTyped'>;
  /** Number of wrong codes in 10 minutes, over all processes, for an alarm. */
  readonly alarmAt: number;
  readonly report: (about: Readonly<Record<string, unknown>>, what: string) => void;
  readonly warn: (err: unknown, what: string) => void;
}

/** Counts typed codes over all numbers and networks: an attacker who tries one code at many numbers reaches none of
 *  their limits. */
export class CodeWatch {
  readonly #deps: WatchDeps;
  readonly #wrong: Limit;

  constructor(deps: WatchDeps) {
    this.#deps = deps;
    this.#wrong = { name: 'wrong-codes', uses: deps.alarmAt, windowMs: WINDOW_MINUTES * MINUTE_MS };
  }

  /** Counts a typed code. Reports in a window when wrong codes reach the alarm level, and at each doubling. */
  async typed(purpose: CodePurpose, result: TypedResult): Promise<void> {
    const { db, clock, metrics, alarmAt, report, warn } = this.#deps;
    metrics.codesTyped.inc({ purpose, result });
    if (result !== 'wrong' || !sprayed[purpose]) return;
    try {
      const wrongCodes = await countUse(db, { limit: this.#wrong, who: '' }, clock.nowMs());
      const times = wrongCodes / alarmAt;
      if (times >= 1 && Number.isInteger(Math.log2(times)))
        report({ wrongCodes, minutes: WINDOW_MINUTES }, 'many wrong codes are typed');
    } catch (err) {
      // The code is already checked and its attempt counted, so the call continues.
      warn(err, 'a wrong code could not be counted');
    }
  }
}
