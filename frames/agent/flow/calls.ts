import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import type * as sales from '../../../shared/api/sales';
import type { Failure } from '../../platform/api/failure';

/** The seven calls of the sales app. Source: S2§7. */
export type SalesEndpoints = {
  init: typeof sales.init;
  getEmiDetails: typeof sales.getEmiDetails;
  preEligibility: typeof sales.preEligibility;
  sendShareCode: typeof sales.sendShareCode;
  verifyShareCode: typeof sales.verifyShareCode;
  checkEligibility: typeof sales.checkEligibility;
  shareNtbApplication: typeof sales.shareNtbApplication;
};
export type CallName = keyof SalesEndpoints;

/** none | initiated | success | error. Source: S2§4. */
export type CallState<Data> =
  | { readonly status: 'none' }
  | { readonly status: 'initiated' }
  | { readonly status: 'success'; readonly data: Data }
  | { readonly status: 'error'; readonly failure: Failure };

/** One request on its way. Answers with another `requestId` are stale and dropped. `intent` numbers what the agent
 *  meant: a repeat after a lost answer keeps it, and with it the idempotency key. `attempt` 2 = already repeated with
 *  a fresh auth token. */
export type PendingCall = {
  [Name in CallName]: {
    readonly call: Name;
    readonly body: RequestOf<SalesEndpoints[Name]>;
    readonly requestId: number;
    readonly intent: number;
    readonly attempt: 1 | 2;
  };
}[CallName];

/** The answer to a call. Times in `data` are epoch ms of this device's clock. */
export type CallAnswer = {
  [Name in CallName]: { readonly call: Name; readonly data: ResponseOf<SalesEndpoints[Name]> };
}[CallName];
