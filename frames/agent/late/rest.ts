// Chunk `agent-rest`: holds failures and rare cases.
// Loaded by `import('…/late/rest')` alone; a static import would move it into the first screen.

export { OutboxOffer } from '../outbox/outbox-offer';
export { OutboxSheet } from '../outbox/outbox-sheet';
export { runOutbox } from '../outbox/run-outbox';
export { AccountBlockedScreen } from '../screens/account-blocked/account-blocked';
export { AgentBlockedScreen } from '../screens/agent-blocked/agent-blocked';
export { CloseQuestion } from '../screens/close-question/close-question';
export { ErrorSheet } from '../screens/error/error';
export { IncompatibleScreen } from '../screens/incompatible/incompatible';
export { PreEligibilityScreen } from '../screens/pre-eligibility/pre-eligibility';
export { SessionExpiredScreen } from '../screens/session-expired/session-expired';
export { ShareInfoSheet } from '../screens/share-info/share-info';
export { ShareNtbAppSheet } from '../screens/share-ntb-app/share-ntb-app';
export { SupportScreen } from '../screens/support/support';
export { sharePictureBy } from '../share/share-picture';
// Also all of `next`: a module of both is in the chunk of `next`.
export * from './next';
