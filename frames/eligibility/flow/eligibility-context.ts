import { ScreenContext } from '../../platform/flow/screen-context';
import type { EligibilityCalls } from './calls';
import type { EligibilityEffect } from './events';
import type { EligibilityState, Screen } from './state';

/** What the rules of the eligibility widget work on. */
export class EligibilityContext extends ScreenContext<EligibilityCalls, Screen, EligibilityState, EligibilityEffect> {
  /** What is asked about: the page's amount, where it has one. */
  get amountBody(): { amount?: number } {
    const { amount } = this.state;
    return amount === null ? {} : { amount };
  }
}
