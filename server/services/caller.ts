import type { Merchant } from '../store/merchants';
import type { Session } from '../store/sessions';

/** Who makes a call and from where. */
export interface Caller {
  readonly requestId: string;
  /** The address that it comes from. */
  readonly clientIp: string;
  /** Whom limits count: the address, or the network of one that its owner has too many of. */
  readonly client: string;
}

/** A sales call whose token, headers and agent have been checked. */
export interface SalesCaller extends Caller {
  readonly merchant: Merchant;
  readonly agentId: string;
}

/** A call of a frame in a page of the merchant. */
export interface WidgetCaller extends Caller {
  readonly merchant: Merchant;
  /** The page that holds the frame; registered for the merchant. */
  readonly origin: string;
  /** Null before `app/widget/init`. */
  readonly session: Session | null;
}

/** A session that belongs to one transaction. */
export interface CheckoutSession extends Session {
  readonly txnUuid: string;
}

/** A call of a checkout. */
export interface CheckoutCaller extends WidgetCaller {
  readonly session: CheckoutSession;
}

/** A call of the merchant's own page, made by its script. */
export interface PageCaller extends Caller {
  readonly merchant: Merchant;
}

/** A call of the merchant's own server. */
export interface MerchantCaller extends Caller {
  readonly merchant: Merchant;
}
