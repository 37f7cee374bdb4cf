import type { Recovery } from '../../../shared/errors/row';
import type { AivfType } from '../../../shared/lenders/lender';
import type { Comparison } from '../../../shared/rules/compare-offers';
import type { SentOtp as Sent, ShownFailure } from '../../identity';
import type { Failure } from '../../platform/api/failure';

/** An OTP that was sent, or a link. */
export interface SentOtp extends Sent {
  /** As '98XXXXX210'; null where the server has not told it (the lender's OTP). */
  readonly maskedMobile: string | null;
}

/** Why nothing more can be done here, with one way out.
 *  - `expired`: the order's time is over. - `cancelled`: by the shopper or because the shop started again.
 *  - `sessionExpired`: open it again from the shop. - `accountBlocked`: 403. - `incompatible`: no storage.
 *  - `linkInvalid`: the payment link or token opens nothing. - `elsewhere`: the lender led back to a tab of its own; the
 *  payment goes on in the shop's window. */
export type EndReason =
  | 'expired'
  | 'cancelled'
  | 'sessionExpired'
  | 'accountBlocked'
  | 'incompatible'
  | 'linkInvalid'
  | 'elsewhere';

/** What the shopper can do after a failure; the first is the primary button.
 *  - `sameAgain`: the step, or the same plan, once more. - `otherPlan`: plan selection, same lender first.
 *  - `otherLender`: plan selection. - `leave`: close, or back to the shop. */
export type RecoveryOption = Recovery | 'leave';

/** How the shop's machine waits for the phone. */
type LinkWait = 'sent' | 'opened' | 'paying';

/**
 * What is on the screen: exactly one, and everything it says that is not in the rest of the state. `failure` here is
 * shown inline, at the field or above the button; everything else that goes wrong is the screen 'failure', an end or
 * the modal 'errorBlockTransactionModal'. A `phase` other than the first one means that a call is on its way: the
 * button says so and takes no second click.
 */
export type Screen =
  /** Skeleton, until order, place and lenders are known. */
  | { readonly name: 'loading' }
  /** They could not be got. `retryAsked` tries again. */
  | { readonly name: 'startFailed'; readonly failure: Failure }
  /** Choose lender and plan. `refreshing`: the lenders are asked for again (the old ones, if any, stay). */
  | {
      readonly name: 'planSelection';
      readonly phase: 'choosing' | 'refreshing' | 'submitting';
      readonly failure: Failure | null;
      /** What is said in a note. */
      readonly notice: 'none' | 'applicationApproved';
    }
  /** What works where the verified customer cannot have what was wanted. `failure`: the lender has refused it; null where
   *  nobody has it on offer. `loading`: the lenders are asked for anew. */
  | {
      readonly name: 'nearest';
      readonly phase: 'choosing' | 'loading';
      readonly failure: Failure | null;
      /** The plan that was chosen; null where none was. */
      readonly wanted: {
        readonly lenderId: string;
        readonly lenderName: string;
        readonly months: number | null;
      } | null;
    }
  /** A part of the price at the shop and the rest on EMI: both, before anything is asked for. A refusal leads elsewhere. */
  | { readonly name: 'twoParts'; readonly phase: 'choosing' | 'submitting'; readonly failure: null }
  /** This one and `otp` are views of one machine: what happens on them is decided in `frames/identity`. */
  | { readonly name: 'verifyMobile'; readonly phase: 'entering' | 'sending'; readonly failure: ShownFailure | null }
  | {
      readonly name: 'otp';
      readonly phase: 'entering' | 'verifying' | 'resending';
      readonly sent: Sent;
      readonly failure: ShownFailure | null;
      readonly isTooShort?: true;
      readonly isUnticked?: true;
    }
  | {
      readonly name: 'secondFactor';
      readonly phase: 'entering' | 'checking';
      /** PIN: 4 masked cells. DOB: DD/MM/YYYY. PAN: 10 characters. */
      readonly aivfType: Exclude<AivfType, 'NONE'>;
      readonly failure: Failure | null;
    }
  /** `CheckoutState.kfs` has the statement, null while `loading` or when `failure` is why it is missing. */
  | {
      readonly name: 'kfs';
      readonly phase: 'reading' | 'loading' | 'agreeing';
      readonly failure: Failure | null;
      /** The statement was made anew and the consent taken off again. */
      readonly isChanged: boolean;
    }
  /** A view of the same machine, and `processing` is where it verifies. */
  | {
      readonly name: 'lenderOtp';
      readonly phase: 'entering' | 'resending';
      readonly sent: SentOtp;
      readonly failure: ShownFailure | null;
    }
  /** The lender's own page confirms. `ready`: the button leads there. `away`: it is open, this page waits and `statusAsked`
   *  looks. `asking`: the lender is asked what came of it. `isBlocked`: the browser did not open it. */
  | {
      readonly name: 'lenderHosted';
      readonly phase: 'ready' | 'away' | 'asking';
      readonly redirectUrl: string;
      readonly isBlocked: boolean;
    }
  /** The lender is asked to pay; nothing can be clicked. `sent`: the OTP to go back to where it was wrong; null after
   *  the lender's own page. */
  | { readonly name: 'processing'; readonly sent: SentOtp | null }
  /** 4008: 'We are still checking with {lender}'. `asking` while status is asked. Offer no second payment here. `asked`:
   *  how often it was. `sent`: the OTP to go back to where the lender was never asked. */
  | {
      readonly name: 'pending';
      readonly phase: 'waiting' | 'asking';
      readonly asked: number;
      readonly sent: SentOtp | null;
    }
  /** `CheckoutState.completion` has the payment. `leaving`: the shop was told. */
  | { readonly name: 'success'; readonly phase: 'shown' | 'leaving' }
  /** The payment, or its last try, failed. `options` is never empty. `noEmiStarted`: it is sure that no EMI has started. */
  | {
      readonly name: 'failure';
      readonly phase: 'shown' | 'retrying';
      readonly failure: Failure;
      readonly options: readonly RecoveryOption[];
      readonly noEmiStarted: boolean;
    }
  | { readonly name: 'ntbOffer'; readonly phase: 'choosing' | 'loading'; readonly failure: Failure | null }
  /** `isRestored`: it is back after a reload, without what is never kept. */
  | {
      readonly name: 'ntbApplication';
      readonly phase: 'entering' | 'submitting';
      readonly failure: Failure | null;
      readonly isRestored: boolean;
    }
  /** - `atLender`: the lender's page has still something to ask (`lenderWindowUrl`). - `checking`: it decides; polled.
   *  - `approved`: `plansAsked` goes on. - `rejected`: another lender or number. `lenderPage`: whether it is open beside
   *  this one, or was not opened by the browser. */
  | {
      readonly name: 'ntbStatus';
      readonly status: 'atLender' | 'checking' | 'approved' | 'rejected';
      readonly failure: Failure | null;
      readonly lenderPage: 'none' | 'open' | 'blocked';
    }
  /** The shop's machine: send the link to a phone, or go on here. */
  | { readonly name: 'paymentLink'; readonly phase: 'entering' | 'sending'; readonly failure: Failure | null }
  /** The shop's machine waits for the phone. */
  | {
      readonly name: 'splitLinkSend';
      readonly phase: 'waiting' | 'resending';
      readonly sent: SentOtp;
      readonly wait: LinkWait;
      readonly failure: Failure | null;
    }
  /** Another session owns the payment: it goes on in another window or on another device, and may be taken over from here.
   *  `isTakenOver`: it was this one's before. Polled, so that its end is seen here too. */
  | { readonly name: 'ownedElsewhere'; readonly isTakenOver: boolean }
  | { readonly name: 'ended'; readonly reason: EndReason; readonly failure: Failure | null };

export type ScreenName = Screen['name'];
export type ScreenOf<Name extends ScreenName> = Extract<Screen, { name: Name }>;

/** Which lenders are shown, and for how many months. */
interface LenderList {
  readonly view: 'best' | 'all';
  readonly months: number | null;
}

/** The five modals of a transaction (S1§3, S2§4, TXN-030..035), and what chooses a lender, alone or out of two. */
export type Modal =
  | { readonly name: 'none' }
  /** `canceling`: the server is asked. */
  | {
      readonly name: 'cancelTransactionModal';
      readonly phase: 'asking' | 'canceling';
      readonly failure: Failure | null;
    }
  | { readonly name: 'helpTransactionModal' }
  /** `canRetry`: 'Retry' is offered beside 'Close'. */
  | {
      readonly name: 'errorBlockTransactionModal';
      readonly failure: Failure;
      readonly canRetry: boolean;
    }
  /** What the second factor is and why it is asked. */
  | { readonly name: 'aivfTransactionInfoModal'; readonly aivfType: AivfType }
  /** Limits of a lender for this shopper. `lenderLogo` null shows a monogram; `userMobileNum` is masked, null before it
   *  is verified. */
  | {
      readonly name: 'limitCheckDetailsModal';
      readonly lenderId: string;
      readonly lenderLogo: string | null;
      readonly userMobileNum: string | null;
    }
  /** The best lenders, or all of them. `months`: those asked for here; null = those of the chosen plan. `picked`: who is to
   *  be compared, at most two; null = one is to be chosen. */
  | ({ readonly name: 'lenderChoiceModal' } & LenderList & { readonly picked: readonly string[] | null })
  /** Two offers side by side. `offers` null: on their way, or `failure` is why they are not there. */
  | ({
      readonly name: 'compareOffersModal';
      readonly picked: readonly [string, string];
      readonly offers: Comparison['offers'] | null;
      readonly failure: Failure | null;
    } & LenderList);
export type ModalName = Modal['name'];
