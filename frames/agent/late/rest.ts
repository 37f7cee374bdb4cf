// Chunk `agent-rest`: holds failures and rare cases.
// Loaded by `import('…/late/rest')` alone; a static import would move it into the first screen.

export { OutboxOffer } from '../outbox/outbox-offer';
export { OutboxSheet } from '../outbox/outbox-sheet';
export { runOutbox } from '../outbox/run-outbox';
export { AccountBlockedScreen } from '../screens/account-blocked';
export { AgentBlockedScreen } from '../screens/agent-blocked';
export { IncompatibleScreen } from '../screens/incompatible';
export { PreEligibilityScreen } from '../screens/pre-eligibility';
export { SessionExpiredScreen } from '../screens/session-expired';
export { SupportScreen } from '../screens/support';
export { sharePictureBy } from '../share/share-picture';
export { CloseQuestion } from '../sheets/close-question';
export { ErrorSheet } from '../sheets/error';
export { ShareInfoSheet } from '../sheets/share-info';
export { ShareNtbAppSheet } from '../sheets/share-ntb-app';
// Also all of `next`: a module of both is in the chunk of `next`.
export * from './next';
