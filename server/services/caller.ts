import type { Merchant } from '../store/merchants';

/** Who makes a call and from where. */
export interface Caller {
  readonly requestId: string;
  readonly clientIp: string;
}

/** A sales call whose token, headers and agent have been checked. */
export interface SalesCaller extends Caller {
  readonly merchant: Merchant;
  readonly agentId: string;
}
