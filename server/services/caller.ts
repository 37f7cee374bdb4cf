import type { Locale } from '../../shared/locales';
import type { Merchant } from '../store/merchants';
import type { Session } from '../store/sessions';
import type { Transaction } from '../store/transactions';

/** Who makes a call and from where. */
export interface Caller {
  readonly requestId: string;
  /** The address that it comes from. */
  readonly clientIp: string;
  /** Whom limits count: the address, or the network of one that its owner has too many of. */
  readonly client: string;
  /** The block of networks that an IPv6 address is in; null for an IPv4 address. */
  readonly block: string | null;
  /** The proof of work that the call brings; null without one. */
  readonly proof: string | null;
  /** What whoever calls reads; what is sent to a phone because of the call is in it too. */
  readonly language: Locale;
}

/** A sales call whose token, headers and agent have been checked. */
export interface SalesCaller extends Caller {
  readonly merchant: Merchant;
  readonly agentId: string;
}

/** A call of an agent at the telesales desk. */
export interface TelesalesCaller extends Caller {
  readonly merchant: Merchant;
  readonly agentId: string;
  /** Ends his session, and takes its cookie away. */
  leave(): Promise<void>;
}

/** A login that has begun, as its frame or browser gets it. Neither secret is stored. */
export interface BegunLogin {
  readonly token: string;
  /** Random; proves that the browser which shows it typed the OTP. */
  readonly loginId: string;
  readonly session: Session;
}

/** How the cookies of a browser follow what becomes of its session. */
export interface SiteLogin {
  /** Sends the cookies of a login that has begun. */
  began(login: BegunLogin): void;
  /** Takes the cookies of the session away. */
  ended(): void;
  /** Whether the browser has shown, within 30 min, the PIN of the session's own line with a lender, or whose it is: by its
   *  cookie, and by the header of the page that was told so. */
  isPinAuthenticated(lenderId: string): boolean;
  /** Sends the cookie of that proof, and returns what the page sends beside it; null for a guest. */
  pinAuthenticated(lenderId: string): string | null;
}

/** What a call of a page of the shopper's site has beside a frame's. */
interface SiteSide extends SiteLogin {
  /** Whose host it is; null for the provider's own. */
  readonly lenderId: string | null;
}

/** A call of a frame in a page of the merchant, or of a page of the shopper's site, which is the provider's own. */
export interface WidgetCaller extends Caller {
  readonly merchant: Merchant;
  /** The page that holds the frame, or the site's own; registered for the merchant. */
  readonly origin: string;
  /** Null before `app/widget/init`. */
  readonly session: Session | null;
  /** The payment that the session belongs to, as it was when the call came in; null for a widget's. */
  readonly txn: Transaction | null;
  /** Null for a frame. */
  readonly site: SiteSide | null;
}

/** A call of a page of the shopper's site. */
export interface SiteCaller extends WidgetCaller {
  readonly site: SiteSide;
}

/** A session that belongs to one transaction. */
export interface CheckoutSession extends Session {
  readonly txnUuid: string;
}

export const isCheckout = (session: Session): session is CheckoutSession => session.txnUuid !== null;

/** A call of a checkout. */
export interface CheckoutCaller extends WidgetCaller {
  readonly session: CheckoutSession;
  readonly txn: Transaction;
}

/** A call of the merchant's own page, made by its script. */
export interface PageCaller extends Caller {
  readonly merchant: Merchant;
}

/** A call of the merchant's own server. */
export interface MerchantCaller extends Caller {
  readonly merchant: Merchant;
}
