import type { IdentityMessages } from '../../identity';
import type { OfflineMessages } from '../../offline';

/** Every word of the eligibility widget in one language. Amounts are whole rupees. */
export interface Messages {
  /** For the page's `lang`. */
  readonly lang: string;
  readonly title: string;
  readonly close: string;
  readonly offline: OfflineMessages;
  readonly identity: IdentityMessages;
  readonly loading: string;
  readonly verify: {
    /** 'EMI from ₹2,641/mo'; null = the amount is not known or nobody finances it. */
    readonly heading: (emiRupees: number | null) => string;
    readonly intro: string;
    readonly cardOffers: string;
    readonly watch: string;
  };
  readonly checking: { readonly heading: string };
  readonly eligible: {
    readonly heading: string;
    readonly change: string;
    readonly listLabel: string;
    readonly tenures: (fewest: number, most: number) => string;
    readonly from: string;
    readonly monthly: (emiRupees: number) => string;
    readonly perMonth: string;
    readonly noCost: string;
    /** Where the lender has no plan for the amount. */
    readonly range: (minRupees: number, maxRupees: number) => string;
    readonly showAll: (count: number) => string;
    readonly buy: string;
    /** Where nobody who has approved the shopper has a plan for the price. */
    readonly upTo: (limitRupees: number) => string;
    readonly isAbove: (amountRupees: number) => string;
    readonly startsAt: (leastRupees: number) => string;
    readonly isBelow: (amountRupees: number) => string;
  };
  readonly notEligible: {
    readonly heading: string;
    readonly text: (product: string) => string;
    readonly mayApply: string;
    /** 'Checked +91 98XXXXX210. Your credit score is not affected.' `mobile` stands in it as it is given. */
    readonly checked: (mobile: string) => string;
    readonly apply: string;
    readonly tryAnother: string;
  };
  readonly error: {
    readonly heading: string;
    readonly text: string;
    readonly offline: string;
    readonly tryAgain: string;
  };
  readonly checkError: { readonly heading: string };
  readonly blocked: { readonly heading: string; readonly text: (email: string) => string; readonly goBack: string };
  readonly incompatible: { readonly heading: string; readonly text: string; readonly tryAgain: string };
}
