export { createKadam } from './create-kadam';
export { KadamError } from './kadam-error';
export { sessionEvents } from './session-events';
