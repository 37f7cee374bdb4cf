import type { ShareSupport } from '../flow/state';

/** Words that are read only in parts that load late. */
export interface LateMessages {
  readonly ntb: {
    readonly title: string;
    readonly intro: (lender: string) => string;
    readonly name: string;
    readonly nameRequired: string;
    readonly email: string;
    readonly emailInvalid: string;
    readonly create: string;
    readonly creating: string;
    readonly readyTitle: (firstName: string) => string;
    readonly readyNote: string;
    readonly linkLabel: string;
    readonly copy: string;
    readonly whatsApp: string;
  };
  readonly shareInfo: {
    readonly title: string;
    readonly emiOn: (amountRupees: number) => string;
    readonly submit: string;
    readonly sharing: string;
    /** The spec's fall-back text; null where the browser shares by itself. */
    readonly note: (support: ShareSupport) => string | null;
    /** Text that goes with the picture. */
    readonly caption: (lender: string, amountRupees: number) => string;
  };
  readonly sessionExpired: { readonly title: string; readonly text: string; readonly close: string };
  readonly agentBlocked: { readonly title: string; readonly text: (product: string) => string; readonly close: string };
  readonly accountBlocked: {
    readonly title: string;
    /** Text before and behind the address: they enclose a link. */
    readonly before: string;
    readonly after: string;
    readonly goBack: string;
  };
  readonly incompatible: {
    readonly title: string;
    readonly text: string;
    readonly steps: readonly string[];
    readonly tryAgain: string;
  };
  readonly preEligibility: {
    readonly title: string;
    readonly intro: string;
    readonly submit: string;
    readonly checking: string;
    readonly eligibleTitle: string;
    readonly eligibleText: (lenderCount: number) => string;
    readonly goOn: string;
    readonly notEligibleTitle: string;
    /** `nearestRupees` null = no lender serves the store. */
    readonly notEligibleText: (amountRupees: number, nearestRupees: number | null) => string;
    readonly tryNearest: (nearestRupees: number) => string;
  };
  readonly supportScreen: {
    readonly title: string;
    readonly intro: string;
    readonly call: string;
    readonly email: string;
    readonly questionsTitle: string;
    readonly questions: readonly { readonly question: string; readonly answer: string }[];
  };
}
