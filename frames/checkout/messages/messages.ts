import type { CheckoutErrorName } from './error-name';
import type { LateMessages } from './late';
import type { StepMessages } from './steps';

/** Every word of the checkout in one language. Amounts are rupees (they may carry paise) unless said otherwise, days
 *  are 'YYYY-MM-DD'; the catalogue does the grouping and the dates. `lender` is '' where none is chosen. Exact strings:
 *  S1§2.4, S1§5, S1§8, S2§5, S2§8. */
export interface Messages extends StepMessages {
  /** For the page's `lang`. */
  readonly lang: string;
  /** null = English, whose late words travel with the late parts (see `late-words`); a language that is loaded on
   *  request brings all of its own. */
  readonly late: LateMessages | null;
  readonly errors: {
    /** Title and text where a failure brings none of its own. */
    readonly title: string;
    readonly text: string;
    /** Words for each row of `shared/errors` that can occur here; null = the server's own words, which are the rows'
     *  English ones. */
    readonly byName: Readonly<Record<CheckoutErrorName, string>> | null;
  };
}
