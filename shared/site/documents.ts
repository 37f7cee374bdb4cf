import type { Kfs } from '../api/kfs';
import type { Locale } from '../locales';

/** Notices in place of a page. */
export type NoticeName =
  | 'unknownPage'
  | 'badAddress'
  | 'fault'
  | 'unavailable'
  | 'notBuilt'
  | 'noMerchant'
  | 'onlyFramed'
  | 'unknownMerchant'
  | 'deadLink'
  | 'closedStatement'
  | 'tooOften'
  | 'nothingToApprove'
  | 'nothingToFinish'
  | 'nothingToRegister';

/** Why an OTP was not sent, or does not open the statement. */
export type KfsCodeProblem =
  | { readonly kind: 'expired' | 'blocked' | 'tooSoon' | 'notSent' | 'busyNetwork' }
  | { readonly kind: 'wrong'; readonly triesLeft: number };

interface OfLender {
  readonly lenderName: string;
}
interface SandboxPurchase extends OfLender {
  readonly merchantName: string;
}

/** Pages of the simulated lenders. */
type SandboxPayment = SandboxPurchase &
  (
    | {
        readonly isDecided: false;
        readonly amountPaise: number;
        /** '98XXXXX210' */
        readonly maskedMobile: string;
        /** Null where we show the statement. */
        readonly kfs: Kfs | null;
        readonly approveAction: string;
        readonly declineAction: string;
      }
    | { readonly isDecided: true; readonly returnUrl: string }
  );
type SandboxMandate = OfLender &
  (
    | {
        readonly status: 'ASKED';
        readonly maskedMobile: string;
        readonly maxAmountPaise: number;
        readonly approveAction: string;
        readonly declineAction: string;
      }
    | { readonly status: 'REGISTERED' | 'DECLINED' | 'ENDED'; readonly returnUrl: string | null }
  );
type SandboxApplication = SandboxPurchase &
  (
    | {
        readonly status: 'OPEN';
        readonly maskedMobile: string;
        readonly finishAction: string;
        readonly withdrawAction: string;
      }
    | { readonly status: 'FINISHED' | 'WITHDRAWN' | 'CLOSED'; readonly returnUrl: string }
  );

interface DocumentContents {
  readonly notice: { readonly name: NoticeName };
  readonly kfs: {
    readonly kfs: Kfs;
    /** Page that checks a statement: its address, and the same as text. */
    readonly verifyUrl: string;
    readonly verifyAt: string;
    /** The statement as a PDF. */
    readonly fileUrl: string;
  };
  readonly 'kfs-code': {
    /** '98XXXXX210' */
    readonly maskedMobile: string;
    /** Addresses of the forms that have an OTP sent, and that open the statement. */
    readonly sendAction: string;
    readonly openAction: string;
    /** Null before the first OTP. `asked` names the browser that asked. */
    readonly sent: {
      readonly asked: string;
      readonly validMinutes: number;
      readonly problem: KfsCodeProblem | null;
    } | null;
  };
  readonly 'sandbox-application': SandboxApplication;
  readonly 'sandbox-mandate': SandboxMandate;
  readonly 'sandbox-payment': SandboxPayment;
  readonly 'telesales-entry': {
    readonly currentAgentId: string;
    readonly nextAgentId: string;
    /** Form that replaces the session of the current agent, and its hidden fields. */
    readonly action: string;
    readonly fields: Readonly<Record<string, string>>;
    readonly deskAddress: string;
  };
}

/** Pages without the site around them and without a script, each a `page.tsx` in `frames/shell/documents`. */
export type DocumentId = keyof DocumentContents;

/** Content of a document, and its language. */
export type DocumentView<Id extends DocumentId> = DocumentContents[Id] & { readonly locale: Locale };
