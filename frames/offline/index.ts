export { NoInternet } from './no-internet';
export { OfflineDialog } from './offline-dialog';
