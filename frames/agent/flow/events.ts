import type { CloseReason } from '../../../shared/bridge/close-reasons';
import type { OtpTap } from '../../identity';
import type { Failure } from '../../platform/api/failure';
import type { CallFailed, CallSucceeded } from '../../platform/flow/calls';
import type { FrameEffect, FrameEvent } from '../../platform/flow/frame-effects';
import type { OutboxAction, OutboxItem, OutboxState } from '../outbox/outbox-item';
import type { SalesCalls } from './calls';
import type { Draft } from './draft';
import type { Route } from './routes';
import type { SharePicture } from './share-picture';
import type { LenderFilter, MerchantData, ShareSupport, VerifiedMobile } from './state';

/** Everything that can happen. The first block is what screens send. */
export type SalesEvent =
  // Amount: /sales-emi-home, the AMOUNT sheet, /sa-pre-eligibility-check
  | { readonly type: 'amountTyped'; readonly text: string }
  | { readonly type: 'amountSubmitted' }
  /** 'Show available lenders for ₹{amount}'. */
  | { readonly type: 'lendersForAmountAsked' }
  /** 'Edit', 'Edit amount', 'Update Amount'. */
  | { readonly type: 'amountEditAsked' }
  // Lenders
  | { readonly type: 'lenderSelected'; readonly lenderId: string }
  /** The list of lenders: for so many months, or those alone that have no-cost EMI. */
  | { readonly type: 'lendersNarrowed'; readonly by: Partial<LenderFilter> }
  /** 'Show Available Lenders' / 'Ok' of MIN_AMOUNT_NOT_MATCH. */
  | { readonly type: 'availableLendersAsked' }
  /** 'View EMI plans' / 'View {lender} plans' of the result sheet; null = the selected lender, else the list. */
  | { readonly type: 'plansAsked'; readonly lenderId: string | null }
  /** 'Use ₹{amount}' of the result sheet: what this lender has approved. */
  | { readonly type: 'approvedAmountAsked'; readonly lenderId: string }
  /** 'Check eligibility' on the details screen, the sheet's already-verified step and the pre-eligibility screen. */
  | { readonly type: 'eligibilityAsked' }
  // Mobile and share code
  | OtpTap
  /** 'Change' (keeps the digits for editing). */
  | { readonly type: 'mobileChangeAsked' }
  /** 'Change mobile number', 'Check another number' (empties it). */
  | { readonly type: 'anotherMobileAsked' }
  /** 'New customer' beside the number that was verified: it goes, and the screen stays. */
  | { readonly type: 'newCustomerAsked' }
  | { readonly type: 'preEligibilitySubmitted' }
  // New-to-bank application
  | { readonly type: 'ntbShareAsked'; readonly lenderId: string }
  | { readonly type: 'nameTyped'; readonly text: string }
  | { readonly type: 'emailTyped'; readonly text: string }
  | { readonly type: 'ntbSubmitted' }
  | { readonly type: 'whatsAppAsked' }
  | { readonly type: 'linkCopyAsked' }
  // Sharing EMI info
  | { readonly type: 'shareInfoAsked' }
  | { readonly type: 'shareAsked' }
  // Everywhere
  | { readonly type: 'supportAsked' }
  /** The top bar's back button and the browser's Back. */
  | { readonly type: 'back' }
  /** The close button of a sheet, its scrim, Esc, and 'Done'. */
  | { readonly type: 'sheetClosed' }
  /** The top bar's button. */
  | { readonly type: 'closeAsked'; readonly button: 'home' | 'close' }
  /** The one button of session-expired, agent-blocked, account-blocked ('Go back'), and of the ERROR sheet. */
  | { readonly type: 'exitAsked' }
  /** Esc where no sheet or dialog is open. */
  /** 'Close the sales app?': 'Close', and 'Keep working'. */
  | { readonly type: 'closeConfirmed' }
  | { readonly type: 'workKept' }
  | { readonly type: 'escapePressed' }
  | { readonly type: 'retryAsked' }
  | { readonly type: 'errorExitAsked' }
  // The outbox
  | { readonly type: 'outboxAction'; readonly act: OutboxAction }
  /** 'Open' and 'Ask for the code': the app goes on with that customer. */
  | { readonly type: 'outboxItemTaken'; readonly item: OutboxItem }
  /** 'Try Again' of the No-Internet and the incompatible screens. */
  | { readonly type: 'connectionRetried' }
  | { readonly type: 'storageRetried' }
  // From the platform
  | { readonly type: 'opened'; readonly open: OpenRequest }
  | { readonly type: 'tokenReceived'; readonly authToken: string }
  | { readonly type: 'tokenRefused' }
  /** At the host's till. Whole rupees. */
  | { readonly type: 'billChanged'; readonly amountRupees: number }
  | { readonly type: 'wentOffline' }
  | FrameEvent<TimerName>
  | { readonly type: 'outboxChanged'; readonly outbox: OutboxState }
  /** By the answer to an outbox item. */
  | { readonly type: 'sessionRefused'; readonly failure: Failure }
  | { readonly type: 'userUuidSeen'; readonly userUuid: string; readonly clientId: string | null }
  | CallSucceeded<SalesCalls>
  | CallFailed<SalesCalls>
  | { readonly type: 'shareEnded'; readonly result: 'shared' | 'dismissed' | 'downloaded' | 'unsupported' }
  | { readonly type: 'copyEnded'; readonly copied: boolean }
  | { readonly type: 'chunkFailed'; readonly failure: Failure };

/** What the host sent, mapped to the names of the state, with what this browser knows at that moment. */
export interface OpenRequest {
  readonly merchantData: MerchantData;
  /** '' where the host sent none. */
  readonly mobile: string;
  /** Whole rupees; null where the host sent none. */
  readonly amount: number | null;
  /** A text the host wants shown instead of the first screen; null = none. */
  readonly error: string | null;
  /** Address the page was opened at; null for one the sales app does not know. */
  readonly path: Route | null;
  /** The address had `initial=true`. */
  readonly isReset: boolean;
  readonly verifiedMobiles: readonly VerifiedMobile[];
  /** Unfinished work of the same merchant and agent; null = none. */
  readonly draft: Draft | null;
  /** The page was reloaded, so the whole draft stands; in a fresh frame only its amount does. */
  readonly isReload: boolean;
  readonly shareSupport: ShareSupport;
  readonly online: boolean;
  readonly nowMs: number;
}

/** - interstitial: the lenders take longer than a moment. - toast: the snackbar goes. - otpFailure: the failure at the number
 *  or its code goes. */
export type TimerName = 'interstitial' | 'toast' | 'otpFailure';

/** Everything the flow asks of its environment; each answer comes back as an event. */
export type SalesEffect =
  | FrameEffect<SalesCalls, TimerName>
  | { readonly type: 'refreshToken' }
  | { readonly type: 'closeApp'; readonly reason: CloseReason }
  | { readonly type: 'rememberVerified'; readonly verified: readonly VerifiedMobile[] }
  | { readonly type: 'clearDraft' }
  /** Loads what keeps work while there is no line, and then acts on it. */
  | { readonly type: 'actOnOutbox'; readonly act: OutboxAction | null }
  | { readonly type: 'share'; readonly picture: SharePicture; readonly support: ShareSupport }
  | { readonly type: 'openLink'; readonly url: string }
  | { readonly type: 'copyText'; readonly text: string };
