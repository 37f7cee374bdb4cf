export { connect, type Host, type HostHandlers } from './connect';
export { isFramed } from './is-framed';
