export { createKadam } from './create-kadam';
export { KadamError } from './kadam-error';
export type {
  EndReason,
  KadamApi,
  KadamErrorInfo,
  OpenSalesAppOptions,
  SalesAppSession,
  SessionEnd,
  SessionEvents,
} from './types';
