import type { ComponentType } from 'react';
import { lazyParts } from '../../platform/lazy/lazy-parts';
import type { ModalName, ScreenName } from '../flow/state';
import { LoadingScreen } from '../screens/loading';
import { PlanSelectionScreen } from '../screens/plan-selection';
import { StartFailedScreen } from '../screens/start-failed';
import { ErrorBlockTransactionModal } from '../sheets/error-block-transaction';
import type { ViewProps } from '../view';

/** One screen or modal. */
export type PartName = ScreenName | Exclude<ModalName, 'none'>;
type Part = ComponentType<ViewProps>;

/** In the first chunk: what the shopper sees first, and what must show without a network: the error modal also tells of
 *  a part that did not load (the offline dialog is part of the app itself). */
const eager: Partial<Record<PartName, Part>> = {
  loading: LoadingScreen,
  planSelection: PlanSelectionScreen,
  startFailed: StartFailedScreen,
  errorBlockTransactionModal: ErrorBlockTransactionModal,
};

const lazy: Partial<Record<PartName, () => Promise<Part>>> = {
  verifyMobile: async () => (await import('../screens/verify-mobile')).VerifyMobileScreen,
  otp: async () => (await import('../screens/otp')).OtpScreen,
  secondFactor: async () => (await import('../screens/second-factor')).SecondFactorScreen,
  kfs: async () => (await import('../screens/kfs')).KfsScreen,
  lenderOtp: async () => (await import('../screens/lender-otp')).LenderOtpScreen,
  lenderHosted: async () => (await import('../screens/lender-hosted')).LenderHostedScreen,
  processing: async () => (await import('../screens/processing')).ProcessingScreen,
  pending: async () => (await import('../screens/pending')).PendingScreen,
  success: async () => (await import('../screens/success')).SuccessScreen,
  failure: async () => (await import('../screens/failure')).FailureScreen,
  ntbOffer: async () => (await import('../screens/ntb-offer')).NtbOfferScreen,
  ntbApplication: async () => (await import('../screens/ntb-application')).NtbApplicationScreen,
  ntbStatus: async () => (await import('../screens/ntb-status')).NtbStatusScreen,
  paymentLink: async () => (await import('../screens/payment-link')).PaymentLinkScreen,
  splitLinkSend: async () => (await import('../screens/split-link-send')).SplitLinkSendScreen,
  lookingOn: async () => (await import('../screens/looking-on')).LookingOnScreen,
  ended: async () => (await import('../screens/ended')).EndedScreen,
  cancelTransactionModal: async () => (await import('../sheets/cancel-transaction')).CancelTransactionModal,
  helpTransactionModal: async () => (await import('../sheets/help-transaction')).HelpTransactionModal,
  aivfTransactionInfoModal: async () => (await import('../sheets/aivf-transaction-info')).AivfTransactionInfoModal,
  limitCheckDetailsModal: async () => (await import('../sheets/limit-check-details')).LimitCheckDetailsModal,
};

export const parts = lazyParts<PartName, ViewProps>(eager, lazy);
