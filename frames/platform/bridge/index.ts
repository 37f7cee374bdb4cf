export {
  type Connection,
  connect,
  type EarlyHost,
  type Host,
  type HostHandlers,
  type IncomingHandlers,
} from './connect';
export { isFramed } from './is-framed';
