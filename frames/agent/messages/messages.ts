import type { PlanCost, RefusedHere } from '../../../shared/api/sales';
import type { SalesAppErrorName } from '../../../shared/errors/sales-app';
import type { OfflineMessages } from '../../offline';
import type { BottomSheetData, Outcome, Route, ToastKind } from '../flow/state';
import type { LateMessages } from './late';

/** What a result is about; '' and 0 where there is none. `amountRupees` was asked about, `nextLender` finances it,
 *  `lessLender` has approved `lessRupees` instead. `isApproved`: the lender that was asked has approved the customer.
 *  `refusedHere`: why it lends the customer nothing (more) at this store; null where that is not the reason. */
export interface ResultAbout {
  readonly lender: string;
  readonly mobile: string;
  readonly nextLender: string;
  readonly canApply: boolean;
  readonly isApproved: boolean;
  readonly amountRupees: number;
  readonly lessLender: string;
  readonly lessRupees: number;
  readonly refusedHere: RefusedHere['errorName'] | null;
}

/** Every word of the sales app in one language. Amounts are whole rupees unless said otherwise; the catalogue does
 *  the grouping. A language is one file of this type. Exact strings: S2§2, S2§5, S2§8. */
export interface Messages {
  /** null = English, whose late words travel with the late parts (see `late-words`); a language that is loaded on
   *  demand brings them along. */
  readonly late: LateMessages | null;
  /** For the page's `lang`. */
  readonly lang: string;
  /** Page titles by address, also spoken on arrival. */
  readonly titles: Readonly<Record<Route | 'accountBlocked' | 'incompatible', string>>;
  readonly common: {
    readonly back: string;
    readonly close: string;
    readonly home: string;
    readonly support: string;
    readonly retry: string;
    readonly exit: string;
    readonly done: string;
    readonly optional: string;
    readonly loading: string;
    readonly poweredBy: string;
    /** Second line of the top bar: 'EMI with Kadam'. */
    readonly emiWith: (product: string) => string;
    readonly dismiss: string;
    /** 'Code 4070'. */
    readonly code: (code: number | string) => string;
  };
  readonly amount: {
    readonly heading: string;
    readonly intro: string;
    readonly label: string;
    readonly sheetTitle: string;
    readonly submit: string;
    readonly calculating: string;
    readonly lenderRange: (lender: string, minRupees: number, maxRupees: number) => string;
    readonly invalid: string;
    readonly belowMin: (minRupees: number) => string;
    readonly aboveMax: (maxRupees: number) => string;
    readonly showLenders: (amountRupees: number) => string;
    /** The strip at the foot of the amount screen, two lines. */
    readonly lendersCount: (lenderCount: number) => string;
    readonly mobileIsAll: string;
  };
  readonly lenders: {
    readonly purchaseAmount: string;
    readonly edit: string;
    readonly editLabel: string;
    readonly finding: string;
    readonly heading: (lenderCount: number) => string;
    readonly needsHigher: string;
    readonly needsLower: string;
    readonly range: (minRupees: number, maxRupees: number) => string;
    readonly from: string;
    readonly perMonth: string;
    /** '₹3,431/mo' as one text. */
    readonly monthly: (emiRupees: number) => string;
    readonly min: (minRupees: number) => string;
    readonly max: (maxRupees: number) => string;
    readonly noCost: string;
    readonly emptyTitle: (amountRupees: number) => string;
    readonly emptyStartsAt: (minRupees: number) => string;
    readonly emptyGoesUpTo: (maxRupees: number) => string;
    readonly emptyPlain: string;
    readonly updateAmount: string;
  };
  readonly details: {
    readonly finances: (minRupees: number, maxRupees: number) => string;
    readonly plansFor: (amountRupees: number) => string;
    readonly editAmount: string;
    readonly months: (count: number) => string;
    /** '13.00% a year · Interest ₹2,106 · Fee ₹234.82'. */
    readonly rateAndCosts: (percent: number, cost: PlanCost) => string;
    /** All instalments and fees. */
    readonly total: (totalPaise: number) => string;
    readonly notAvailable: string;
    readonly noRate: (lender: string) => string;
    readonly share: string;
    readonly checkEligibility: string;
  };
  /** The customer who was verified: whose check the next one is. */
  readonly customer: { readonly label: string; readonly another: string };
  readonly mobile: {
    readonly heading: string;
    readonly note: string;
    readonly label: string;
    readonly prefix: string;
    readonly free: string;
    readonly send: string;
    readonly sending: string;
    readonly alreadyVerified: string;
    readonly checkEligibility: string;
    readonly checking: string;
    readonly invalid: string;
    /** Behind a block: when codes are sent again, epoch ms; said as the time of this device. */
    readonly againAt: (atMs: number) => string;
  };
  readonly code: {
    readonly heading: string;
    readonly label: string;
    readonly sentTo: string;
    /** '+91-98765 43210' of ten digits. */
    readonly number: (mobile: string) => string;
    readonly change: string;
    readonly askCustomer: string;
    /** '0:24' is put behind it: 'Resend in'. */
    readonly resendIn: string;
    readonly resend: string;
    readonly resending: string;
    /** 'Last N attempt(s) remaining'; null unless `remaining` is 1 to 3. */
    readonly attempts: (remaining: number | null) => string | null;
    readonly verify: string;
    readonly verifying: string;
  };
  readonly result: {
    /** Words of the result sheet, by message key. */
    readonly byOutcome: Readonly<Record<Outcome, (about: ResultAbout) => BottomSheetData>>;
    readonly preApproved: string;
    readonly preApprovedWith: string;
    readonly canApply: string;
    readonly canApplyWith: string;
    readonly viewPlans: string;
    readonly viewLenderPlans: (lender: string) => string;
    readonly shareApplication: string;
    readonly anotherNumber: string;
    readonly changeMobile: string;
    readonly noScoreEffect: string;
  };
  readonly mismatch: {
    readonly belowTitle: string;
    readonly aboveTitle: string;
    readonly belowMin: (lender: string, amountRupees: number, minRupees: number) => string;
    readonly aboveMax: (lender: string, amountRupees: number, maxRupees: number) => string;
    readonly others: string;
    readonly showLenders: string;
    readonly ok: string;
    readonly updateAmount: string;
    readonly rangeLabel: (amountRupees: number, lender: string, minRupees: number, maxRupees: number) => string;
  };
  readonly interstitial: BottomSheetData;
  readonly error: {
    readonly title: string;
    readonly text: string;
    /** Words for each row of `shared/errors` that can occur here; null = the server's own words, which are the rows'
     *  English ones. */
    readonly byName: Readonly<Record<SalesAppErrorName, string>> | null;
    readonly initTitle: string;
    readonly closeApp: string;
  };
  readonly offline: OfflineMessages;
  readonly toasts: Readonly<Record<ToastKind, string>>;
}
