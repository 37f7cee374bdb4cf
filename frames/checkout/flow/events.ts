import type { TicketTopic } from '../../../shared/api/support-ticket';
import type { CheckoutCloseReason } from '../../../shared/bridge/close-reasons';
import type { Locale } from '../../../shared/locales';
import type { PaymentStatus, PaymentStep } from '../../../shared/rules/payment-flow/steps';
import type { OtpTap } from '../../identity';
import type { ApplicationField } from '../../new-to-bank';
import type { CodeEffect } from '../../platform/otp/code-listener';
import type { FrameEvent } from '../../platform/page/frame-flow';
import type { CheckoutState, Entry, HostConfig, MerchantData } from './state';

/** Everything that can happen. The first block is what screens send. An event that does not fit the present screen
 *  changes nothing. */
export type CheckoutEvent =
  // planSelection
  /** 'Change' beside the lender: lenderChoiceModal. */
  | { readonly type: 'lendersAsked' }
  // lenderChoiceModal
  | { readonly type: 'allLendersAsked' }
  /** Plans of so many months; the chosen lender's is chosen with them. */
  | { readonly type: 'monthsAsked'; readonly months: number }
  // lenderChoiceModal, compareOffersModal
  | { readonly type: 'lenderChosen'; readonly lenderId: string }
  // lenderChoiceModal
  /** 'Compare two offers', and back to choosing one. */
  | { readonly type: 'pickingToggled'; readonly isPicking: boolean }
  /** One to be compared, or no longer. */
  | { readonly type: 'offerPicked'; readonly lenderId: string }
  /** 'Compare': the two picked lenders' plans of so many months. */
  | { readonly type: 'comparisonAsked'; readonly months: number }
  | { readonly type: 'planChosen'; readonly emiPlanId: string }
  // planSelection, twoParts
  /** 'Continue'. */
  | { readonly type: 'planSubmitted' }
  /** Opens limitCheckDetailsModal. */
  | { readonly type: 'limitCheckAsked'; readonly lenderId: string }
  // verifyMobile; the tenth digit does not submit
  | { readonly type: 'termsToggled'; readonly isAccepted: boolean }
  | { readonly type: 'whatsappToggled'; readonly isAccepted: boolean }
  // otp, whose fifth digit submits by itself; lenderOtp, whose does not: it pays, so the button is pressed
  | OtpTap
  /** The edit icon, on any step before the lender is asked to pay; keeps the digits. */
  | { readonly type: 'mobileEditAsked' }
  // secondFactor
  | { readonly type: 'aivfTyped'; readonly text: string }
  | { readonly type: 'aivfSubmitted' }
  /** 'Forgot PIN?', 'Why is this needed?': aivfTransactionInfoModal. */
  | { readonly type: 'aivfInfoAsked' }
  // kfs; the download is a plain link to `kfs.printUrl`
  | { readonly type: 'kfsConsentToggled'; readonly isAccepted: boolean }
  | { readonly type: 'kfsSubmitted' }
  // lenderHosted
  | { readonly type: 'lenderPageAsked' }
  // pending, splitLinkSend, ntbStatus, success with a mandate under way: 'Check again'
  | { readonly type: 'statusAsked' }
  // success
  | { readonly type: 'finishAsked' }
  /** 'Set up auto-debit': opens the page on which the mandate is registered. */
  | { readonly type: 'mandateAsked' }
  // failure, startFailed, kfs without a statement, compareOffersModal without offers, errorBlockTransactionModal
  | { readonly type: 'retryAsked' }
  /** 'Choose another plan', 'Choose another lender', 'Change plan' of the strip. */
  | { readonly type: 'plansAsked' }
  // nearest
  /** One of the plans that work instead. `financedAmount`: for a part of the price alone, whole rupees. */
  | {
      readonly type: 'planTaken';
      readonly lenderId: string;
      readonly emiPlanId: string;
      readonly financedAmount?: number;
    }
  /** An application with the lender that is named. */
  | { readonly type: 'applicationTaken'; readonly lenderId: string }
  // ntbOffer, ntbApplication, ntbStatus
  | { readonly type: 'ntbLenderChosen'; readonly lenderId: string }
  /** 'Apply with {lender}'. */
  | { readonly type: 'ntbApplyAsked' }
  /** 'Try another number': empties it. */
  | { readonly type: 'anotherMobileAsked' }
  | { readonly type: 'ntbFieldTyped'; readonly field: ApplicationField; readonly text: string }
  /** The language in which the box was ticked; null unticks it. */
  | { readonly type: 'ntbConsentToggled'; readonly language: Locale | null }
  | { readonly type: 'ntbSubmitted' }
  /** Opens the lender's window. */
  | { readonly type: 'ntbLenderPageAsked' }
  /** After a rejection: the offer again, without that lender. */
  | { readonly type: 'ntbOtherLenderAsked' }
  | { readonly type: 'appLinkAsked' }
  | { readonly type: 'questionOpened' }
  | { readonly type: 'questionSent'; readonly topic: TicketTopic; readonly message: string }
  // paymentLink, splitLinkSend
  | { readonly type: 'linkMobileTyped'; readonly text: string }
  | { readonly type: 'linkSendAsked' }
  /** 'Pay on this device'. */
  | { readonly type: 'continueHereAsked' }
  // ownedElsewhere
  /** 'Continue here', 'Take it back'. */
  | { readonly type: 'takeOverAsked' }
  // Everywhere
  /** The top bar's back button and the browser's Back. */
  | { readonly type: 'back' }
  /** The top bar's close button. */
  | { readonly type: 'closeAsked' }
  | { readonly type: 'helpAsked' }
  /** Close button, scrim and Esc of a modal, 'Continue with EMI' of the cancel one. */
  | { readonly type: 'modalClosed' }
  /** 'Cancel payment'. */
  | { readonly type: 'cancelConfirmed' }
  /** The button of 'failure' (option `leave`) and of 'ended'. */
  | { readonly type: 'exitAsked' }
  // moreTime
  | { readonly type: 'moreTimeAsked' }
  /** 'Continue without', Esc. */
  | { readonly type: 'moreTimeDeclined' }
  | { readonly type: 'snackbarDismissed' }
  /** 'Try Again' of 'incompatible'. */
  | { readonly type: 'storageRetried' }
  // From the platform
  | FrameEvent<OpenRequest>
  /** WebOTP read a code from an SMS; it goes to the OTP field that is on the screen. */
  | { readonly type: 'otpRead'; readonly code: string }
  /** Whether the browser opened the lender's page. */
  | { readonly type: 'lenderPageOpened'; readonly isOpen: boolean }
  /** The shopper looks at this page again after the lender's, or that one says that it is done. */
  | { readonly type: 'lenderReturned' };

/** What the host or the address sent, with what this browser knows at that moment. */
export interface OpenRequest {
  readonly entry: Entry;
  readonly merchant: MerchantData;
  readonly config: HostConfig;
  readonly isProviderOrigin: boolean;
  /** '' where the host sent none. */
  readonly mobile: string;
  /** null = the merchant has not said; the box is then unticked. */
  readonly isWhatsappConsentAccepted: boolean | null;
  /** The cancellation popup is to be open from the start. */
  readonly showCancellationPopup: boolean;
  /** A session of this tab for the same transaction is still there: no new one is asked for. */
  readonly hasSession: boolean;
  /** Unfinished work of the same transaction; null without. */
  readonly draft: Draft | null;
  /** Random id of this browser; null without one. */
  readonly clientId: string | null;
  readonly online: boolean;
}

/** What a reload gives back, kept in the frame's session storage: nothing secret. */
export interface Draft {
  readonly mobile: string;
  readonly isTermsAccepted: boolean;
  readonly isWhatsappConsentAccepted: boolean;
  readonly linkMobile: string;
  readonly lenderId: string | null;
  readonly emiPlanId: string | null;
  readonly userName: string;
  readonly email: string;
  readonly pincode: string;
  /** Whose form was being filled; null where none. */
  readonly ntbLenderId: string | null;
}

/** - snackbar: it goes. - otpFailure: its words go. - poll: ask again. - timeLow: the shopper is asked for more time. -
 *  orderEnd: the order's time is over. */
export type TimerName = 'snackbar' | 'otpFailure' | 'poll' | 'timeLow' | 'orderEnd';

/** Everything the flow asks of its environment; each answer comes back as an event. */
export type CheckoutEffect =
  /** The OTP field of the screen. */
  | CodeEffect
  /** A report of a step for the timeline; whether it arrives changes nothing. */
  | {
      readonly type: 'trackStage';
      readonly step: PaymentStep;
      readonly status: PaymentStatus;
      readonly orderDetailsCompletedInSeconds: number | null;
    }
  | { readonly type: 'rememberSession'; readonly sessionToken: string; readonly sessionId: string | undefined }
  /** Tells the host page that a step is done, has failed or was cancelled. */
  | {
      readonly type: 'emitStep';
      readonly step: PaymentStep;
      readonly status: Exclude<PaymentStatus, 'INITIATED'>;
    }
  /** Tells the host page what came of the payment. */
  | { readonly type: 'emitResult' }
  /** Asks the host to close, or, on a full page, goes to the shop's address. */
  | { readonly type: 'close'; readonly reason: CheckoutCloseReason; readonly outcome: CheckoutState['outcome'] }
  /** Opens the lender's own page: beside a frame, in place of a full page. */
  | { readonly type: 'goToLender'; readonly url: string };
