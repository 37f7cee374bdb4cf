import type { ConsentLanguage, EndReason, LinkWait, NtbField } from '../flow/state';

interface Standing {
  readonly title: (lender: string) => string;
  readonly text: (lender: string) => string;
}

/** Words of applications, payment links, ends and modals: everything beside the straight way. */
export interface BesideMessages {
  readonly ntb: {
    readonly heading: string;
    readonly intro: (mobile: string) => string;
    readonly choose: string;
    readonly from: (emi: number, least: number, most: number) => string;
    readonly limit: (max: number) => string;
    /** `isHosted`: the chosen lender asks the rest on its own page. */
    readonly points: (lender: string, isHosted: boolean) => readonly [papers: string, age: string, page: string];
    readonly apply: (lender: string) => string;
    readonly another: string;
    readonly noneTitle: string;
    readonly noneText: string;
    readonly formHeading: (lender: string) => string;
    readonly formIntro: string;
    /** The form is back after a reload, without what is never kept. */
    readonly restored: string;
    /** Under the fields: what becomes of what was typed. */
    readonly notKept: (lender: string) => string;
    /** The language of `consent`, for the record. */
    readonly language: ConsentLanguage;
    readonly consent: (lender: string) => string;
    readonly fields: Readonly<Record<NtbField, string>>;
    readonly faults: Readonly<Record<NtbField, string>>;
    readonly dayPlaceholder: string;
    readonly submit: string;
    readonly submitting: string;
    readonly standing: Readonly<Record<'atLender' | 'checking' | 'approved' | 'rejected', Standing>>;
    readonly openLender: (lender: string) => string;
    readonly pageBlocked: string;
    readonly check: string;
    readonly seePlans: string;
    readonly otherLender: string;
  };
  readonly link: {
    readonly heading: string;
    readonly intro: string;
    readonly label: string;
    readonly send: string;
    readonly sending: string;
    readonly here: string;
    readonly waiting: Readonly<Record<LinkWait, string>>;
    readonly waitingText: string;
    readonly sent: (mobile: string) => string;
    readonly opened: string;
    readonly paying: string;
    readonly notGot: string;
    readonly resendIn: string;
    readonly resend: string;
  };
  readonly ended: Readonly<
    Record<Exclude<EndReason, 'accountBlocked'>, { readonly title: string; readonly text: string }>
  > & {
    readonly steps: readonly string[];
    readonly tryAgain: string;
    readonly blockedTitle: string;
    /** Text before and behind the address: they enclose a link. */
    readonly blockedBefore: string;
    readonly blockedAfter: string;
    readonly goBack: string;
  };
  readonly cancel: {
    readonly title: string;
    readonly text: (amount: number, merchant: string) => string;
    readonly stay: string;
    readonly confirm: string;
    readonly canceling: string;
    /** While the lender has still to answer. */
    readonly pending: {
      readonly title: string;
      readonly text: (lender: string, merchant: string) => string;
      readonly stay: string;
      readonly confirm: string;
    };
  };
  readonly help: {
    readonly title: string;
    readonly intro: string;
    readonly call: string;
    readonly email: string;
    readonly quote: (txnId: string) => string;
    readonly questions: readonly { readonly question: string; readonly answer: string }[];
  };
  readonly limits: {
    readonly title: (lender: string) => string;
    readonly mobile: string;
    readonly purchase: string;
    readonly range: (min: number, max: number) => string;
    readonly tenures: string;
    readonly tenuresValue: (least: number, most: number) => string;
    readonly your: string;
    readonly fits: string;
    readonly below: (short: number) => string;
    readonly above: (over: number) => string;
    readonly understood: string;
  };
}
