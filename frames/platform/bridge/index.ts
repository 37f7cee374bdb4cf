export { connectToHost, type HostBridge, type HostHandlers } from './connect-to-host';
export { isFramed } from './is-framed';
