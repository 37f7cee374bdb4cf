export { createKadam } from './create-kadam';
export { KadamError } from './kadam-error';
export type * from './types';
export type * from './window';
