import type { PlanCost } from '../../../shared/api/sales';
import type { OfflineMessages } from '../../offline';
import type { ScreenName, SnackbarKind } from '../flow/state';

/** Words of every screen's frame and of the steps up to the number and its OTP: what the first chunk needs. */
export interface StepMessages {
  /** Page titles by screen, also spoken on arrival. */
  readonly titles: Readonly<Record<ScreenName, string>>;
  readonly common: {
    readonly back: string;
    readonly close: string;
    readonly help: string;
    readonly retry: string;
    readonly optional: string;
    readonly poweredBy: string;
    /** Second line of the top bar: 'EMI with Kadam'. */
    readonly emiWith: (product: string) => string;
    readonly code: (code: number | string) => string;
    /** '(opens in a new window)', spoken behind a link. */
    readonly newWindow: string;
    readonly wait: string;
    /** '4:32' is put behind it. */
    readonly timer: string;
    readonly backTo: (merchant: string) => string;
  };
  readonly money: {
    readonly perMonth: string;
    /** '₹9,516/mo' as one text. */
    readonly monthly: (emi: number) => string;
    /** All instalments and fees. */
    readonly total: (totalPaise: number) => string;
    readonly months: (count: number) => string;
    readonly forMonths: (count: number) => string;
    /** '₹57,096'. */
    readonly amount: (amount: number) => string;
    readonly first: string;
    readonly last: string;
    /** '₹9,516/mo for 6 months'. */
    readonly plan: (emi: number, months: number) => string;
    /** 'Banyan Bank · ₹57,330.82 in all'. */
    readonly lenderAndTotal: (lender: string, totalPaise: number) => string;
    /** '21 Dec 2026'. */
    readonly day: (day: string) => string;
    /** '21 Dec – 21 May'. */
    readonly days: (first: string, last: string) => string;
  };
  readonly order: {
    /** The first of `count` things. */
    readonly items: (name: string, count: number) => string;
    readonly number: (orderId: string) => string;
    readonly changePlan: string;
    /** '+91 98765 43210' of ten digits, '+91 98XXXXX210' of a masked number. */
    readonly mobile: (mobile: string) => string;
    readonly changeMobile: string;
  };
  readonly plans: {
    readonly finding: string;
    readonly lender: string;
    readonly plan: string;
    /** '13.00% a year · Interest ₹2,106 · Fee ₹234.82'. */
    readonly rateAndCosts: (percent: number, cost: PlanCost) => string;
    readonly notAvailable: string;
    readonly noRate: (lender: string) => string;
    readonly noCost: string;
    /** A day is put behind it. */
    readonly firstEmi: string;
    readonly lastEmi: string;
    /** How a no-cost plan comes about: what it costs, and who takes it off. */
    readonly noCostNote: (interestPaise: number, discountPaise: number) => string;
    /** When it is paid. */
    readonly fee: (feesPaise: number) => string;
    readonly limits: (lender: string) => string;
    readonly outOfRange: (lender: string, min: number, max: number) => string;
    readonly chooseAnother: string;
    readonly choose: string;
    readonly continue: string;
    readonly chosenPlanGone: string;
    readonly applicationApproved: string;
    readonly emptyTitle: (amount: number) => string;
    /** `nearest` null = no lender serves the shop. */
    readonly emptyText: (nearest: number | null) => string;
  };
  readonly mobile: {
    readonly heading: string;
    readonly intro: string;
    readonly label: string;
    readonly prefix: string;
    readonly placeholder: string;
    readonly send: string;
    readonly sending: string;
    readonly noFee: string;
    readonly agree: string;
    readonly terms: string;
    readonly whatsapp: string;
    readonly invalid: string;
  };
  readonly otp: {
    readonly heading: string;
    readonly sentOn: string;
    readonly label: string;
    readonly change: string;
    readonly notGot: string;
    readonly resendIn: string;
    readonly resend: string;
    readonly resending: string;
    readonly noMore: string;
    /** Null unless 1 to 3 are left. */
    readonly attempts: (remaining: number | null) => string | null;
    readonly verify: string;
    readonly verifying: string;
  };
  readonly startFailed: { readonly title: string; readonly text: string };
  readonly offline: OfflineMessages;
  readonly snackbars: Readonly<Record<SnackbarKind, string>>;
}
