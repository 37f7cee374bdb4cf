export { offlineEn } from './en';
export { offlineHi } from './hi';
export type { OfflineMessages } from './messages';
export { NoInternet } from './no-internet';
export { OfflineDialog } from './offline-dialog';
export { useConnection } from './use-connection';
