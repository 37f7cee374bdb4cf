import type { Locale } from '../../shared/locales';
import type { Merchant } from '../store/merchants';
import type { Session } from '../store/sessions';
import type { Transaction } from '../store/transactions';

export interface Caller {
  readonly requestId: string;
  readonly clientIp: string;
  readonly client: string;
  /** Block of networks of an IPv6 address; null for IPv4. */
  readonly block: string | null;
  /** Proof of work in the request; null if none. */
  readonly proof: string | null;
  /** Language of the caller; messages sent because of the call use it too. */
  readonly language: Locale;
}

export interface SalesCaller extends Caller {
  readonly merchant: Merchant;
  readonly agentId: string;
}

export interface TelesalesCaller extends Caller {
  readonly merchant: Merchant;
  readonly agentId: string;
  leave(): Promise<void>;
}

/** A new login for its frame or browser. Neither secret is stored. */
export interface BegunLogin {
  readonly token: string;
  readonly loginId: string;
  readonly session: Session;
}

export interface SiteLogin {
  began(login: BegunLogin): void;
  ended(): void;
  /** True if the browser proved the PIN of the session's line with a lender, or its owner, within 30 min: by its
   *  cookie, and by the header of the page. */
  isPinAuthenticated(lenderId: string): boolean;
  /** Sets the cookie of that proof, and returns the value that the page sends with it; null for a guest. */
  pinAuthenticated(lenderId: string): string | null;
}

/** Additions of a site call to a frame's. */
interface SiteSide extends SiteLogin {
  /** Lender of the host; null for the main site. */
  readonly lenderId: string | null;
}

/** A call of a frame in a merchant's page, or of a page of the shopper's site, whose merchant is the provider. */
export interface WidgetCaller extends Caller {
  readonly merchant: Merchant;
  readonly origin: string;
  /** Null before `app/widget/init`. */
  readonly session: Session | null;
  /** Payment of the session at the time of the call; null for a widget. */
  readonly txn: Transaction | null;
  /** Null for a frame. */
  readonly site: SiteSide | null;
}

export interface SiteCaller extends WidgetCaller {
  readonly site: SiteSide;
}

export interface CheckoutSession extends Session {
  readonly txnUuid: string;
}

export const isCheckout = (session: Session): session is CheckoutSession => session.txnUuid !== null;

export interface CheckoutCaller extends WidgetCaller {
  readonly session: CheckoutSession;
  readonly txn: Transaction;
}

/** A call of the merchant's own page, made by its script. */
export interface PageCaller extends Caller {
  readonly merchant: Merchant;
}

export interface MerchantCaller extends Caller {
  readonly merchant: Merchant;
}
