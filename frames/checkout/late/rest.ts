// Chunk `checkout-rest`: holds failures and rare cases.
// Loaded by `import('…/late/rest')` alone; a static import would move it into the first screen.
export { EndedScreen } from '../screens/ended';
export { FailureScreen } from '../screens/failure';
export { LenderHostedScreen } from '../screens/lender-hosted';
export { NearestScreen } from '../screens/nearest';
export { NoPlansScreen } from '../screens/no-plans';
export { NtbApplicationScreen } from '../screens/ntb-application';
export { NtbOfferScreen } from '../screens/ntb-offer';
export { NtbStatusScreen } from '../screens/ntb-status';
export { OwnedElsewhereScreen } from '../screens/owned-elsewhere';
export { PaymentLinkScreen } from '../screens/payment-link';
export { PendingScreen } from '../screens/pending';
export { SplitLinkSendScreen } from '../screens/split-link-send';
export { SplitPaymentScreen } from '../screens/split-payment';
export { AivfTransactionInfoModal } from '../sheets/aivf-transaction-info';
export { CompareOffersModal } from '../sheets/compare-offers';
export { HelpTransactionModal } from '../sheets/help-transaction';
export { LimitCheckDetailsModal } from '../sheets/limit-check-details';
export { MoreTimeDialog } from '../sheets/more-time';
// Also all of `next`: a module of both is in the chunk of `next`.
export * from './next';
