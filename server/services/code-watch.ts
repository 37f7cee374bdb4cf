import { MINUTE_MS } from '../../shared/rules/duration';
import type { Metrics } from '../metrics';
import type { Clock } from '../ports';
import { countUse, type Limit } from '../store/rate-limits';
import type { CodePurpose, Db } from '../store/schema';

/** `refused`: no code was compared, as the attempts are used up. */
export type TypedResult = 'right' | 'wrong' | 'expired' | 'refused';

/** Codes of ours, which somebody can have sent to numbers that are not his. */
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
  /** Wrong codes in 10 minutes, over all processes, of which an operator hears. */
  readonly alarmAt: number;
  readonly report: (about: Readonly<Record<string, unknown>>, what: string) => void;
  readonly warn: (err: unknown, what: string) => void;
}

/** Watches how codes are typed, over all numbers and networks: whoever tries one code at many numbers is at no limit of any
 *  of them. */
export class CodeWatch {
  readonly #deps: WatchDeps;
  readonly #wrong: Limit;

  constructor(deps: WatchDeps) {
    this.#deps = deps;
    this.#wrong = { name: 'wrong-codes', uses: deps.alarmAt, windowMs: WINDOW_MINUTES * MINUTE_MS };
  }

  /** Counts a typed code. It reports the first time in a window that wrong codes reach the alarm, and each time that they
   *  have doubled. */
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
      // The code was compared, and its attempt is spent.
      warn(err, 'a wrong code could not be counted');
    }
  }
}
