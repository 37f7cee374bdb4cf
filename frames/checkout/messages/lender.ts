import type { PlanCost } from '../../../shared/api/sales';

type Factor = 'PIN' | 'DOB' | 'PAN';

/** Words of the steps with the lender, up to the placed order. */
export interface LenderMessages {
  readonly factor: {
    readonly byType: Readonly<
      Record<
        Factor,
        {
          readonly heading: (lender: string) => string;
          readonly intro: (lender: string) => string;
          readonly label: string;
          /** In the field; '' where cells are drawn. */
          readonly placeholder: string;
          /** Opens the explanation. */
          readonly ask: string;
          readonly safety: string;
          readonly infoTitle: string;
          readonly info: (lender: string) => readonly string[];
        }
      >
    >;
    readonly continue: string;
    readonly checking: string;
    readonly understood: string;
  };
  readonly kfs: {
    readonly heading: string;
    readonly from: (lender: string) => string;
    readonly loading: string;
    readonly changed: string;
    readonly apr: string;
    readonly cost: string;
    readonly loanAmount: string;
    readonly purchaseAmount: string;
    readonly discount: string;
    readonly rate: string;
    readonly rateValue: (percent: number) => string;
    readonly totalInterest: string;
    readonly gstOnInterest: string;
    readonly fee: (name: string) => string;
    readonly feeBy: Readonly<Record<'LENDER' | 'THIRD_PARTY', string>>;
    readonly feeEvery: Readonly<Record<'ONE_TIME' | 'RECURRING', string>>;
    /** Under the schedule: when the fees are paid. */
    readonly feeDue: (feesPaise: number) => string;
    readonly totalPayable: string;
    readonly monthly: string;
    readonly monthlyValue: (emiPaise: number, count: number) => string;
    /** The same where tax on the interest is paid with each. */
    readonly monthlyTaxed: (emiPaise: number, count: number) => string;
    readonly coolingOff: string;
    readonly coolingOffDays: (days: number) => string;
    readonly coolingOffRight: (days: number) => string;
    readonly schedule: string;
    /** `hasGst`: the last column has the tax on the interest in it. */
    heads(hasGst: boolean): readonly [due: string, emi: string, principal: string, interest: string];
    readonly seeAll: (count: number) => string;
    readonly seeLess: string;
    readonly more: string;
    readonly proposal: string;
    readonly validUntil: string;
    /** The base of the APR, and nothing that anybody is paid. */
    readonly netDisbursed: (hasFees: boolean) => string;
    readonly disbursal: string;
    readonly disbursalValue: (merchant: string) => string;
    readonly fees: string;
    readonly charges: string;
    readonly rights: string;
    readonly recovery: string;
    readonly transfer: string;
    readonly grievance: string;
    readonly download: string;
    readonly consent: (loanPaise: number, lender: string) => string;
    readonly agree: string;
    readonly agreeing: string;
  };
  readonly lenderOtp: {
    readonly heading: (lender: string) => string;
    readonly sentOn: (lender: string) => string;
    /** The lender makes the shopper wait for the first OTP of this payment. */
    readonly notSent: (lender: string) => string;
    readonly firstOtp: { readonly hint: string; readonly waiting: string; readonly send: string };
    readonly what: (emi: number, months: number, cost: PlanCost) => string;
    readonly pay: (amount: number) => string;
  };
  readonly hosted: {
    readonly heading: (lender: string) => string;
    readonly text: (lender: string) => string;
    readonly points: (lender: string) => readonly [bank: string, back: string];
    readonly go: (lender: string) => string;
    readonly awayHeading: (lender: string) => string;
    readonly awayText: string;
    /** 'I have confirmed'. */
    readonly done: string;
    readonly again: string;
    /** The browser did not open the page. */
    readonly blocked: string;
    readonly returned: (lender: string) => string;
    readonly returnedText: string;
  };
  readonly processing: {
    readonly heading: (lender: string) => string;
    readonly text: string;
    readonly verified: string;
    readonly approving: (amount: number) => string;
    readonly placing: string;
  };
  readonly pending: {
    readonly heading: (lender: string) => string;
    readonly text: (amount: number) => string;
    /** After a few answers without a result. */
    readonly mayClose: (merchant: string) => string;
    readonly check: string;
    readonly checking: string;
  };
  readonly lookingOn: {
    /** Another window or device has verified the number, and this one never had. */
    readonly elsewhere: { readonly title: string; readonly text: string; readonly here: string };
    /** This one had, and another took the payment over. */
    readonly takenOver: { readonly title: string; readonly text: string; readonly here: string };
  };
  readonly success: {
    readonly heading: string;
    readonly firstEmi: (emi: number, day: string, cost: PlanCost) => string;
    readonly lender: string;
    readonly repayment: string;
    readonly account: (account: string) => string;
    /** The mandate is registered. */
    readonly autoDebit: string;
    /** It is not, and what that means until it is. */
    readonly noAutoDebit: (lender: string) => string;
    readonly setUp: string;
    readonly openingPage: string;
    readonly pageOpen: (lender: string) => string;
    readonly pageBlocked: string;
    readonly haveSetUp: string;
    readonly looking: string;
    readonly openAgain: string;
    /** All instalments and fees, and what of them is not the price. */
    readonly inAll: string;
    readonly interest: string;
    readonly gstOnInterest: string;
    readonly fees: string;
    readonly txnId: string;
    readonly times: (months: number) => string;
    readonly leaving: string;
  };
}
