export {
  type BootstrapHost,
  type Connection,
  connect,
  type Host,
  type HostHandlers,
  type IncomingHandlers,
} from './connect';
export { isFramed } from './is-framed';
