// Public types of the elements `<kadam-promo>` and `<kadam-eligibility>`, and of the module `@kadam/sdk/elements`.
import type { CommonOptions, EligibilityEvents, KadamApi, KadamErrorInfo, WidgetEnd } from './kadam.mjs';

type Theme = Required<NonNullable<CommonOptions['merchantTheme']>>;

/** Attributes of both elements. */
interface CommonElementAttributes {
  /** Your public key. */
  'merchant-key': string;
  /** Your name as the shopper sees it, at most 80 characters. Default: the host of your page. */
  'merchant-name'?: string;
  /** Language: `en` (default), `hi`, a longer tag such as `hi-IN`, or `auto`. */
  locale?: NonNullable<CommonOptions['locale']>;
  /** A colour such as `#007E3F`. */
  'primary-cta-color'?: string;
  /** A colour such as `#007E3F`. */
  'secondary-cta-color'?: string;
  /** Colour scheme of the frames that the element opens. The promo line itself inherits from your page. */
  scheme?: Theme['scheme'];
  /** Corners of the frames that the element opens. */
  corners?: Theme['corners'];
  /** Density of the frames that the element opens. */
  density?: Theme['density'];
  /** Typeface of the frames that the element opens. */
  typeface?: Theme['typeface'];
}

/** Attributes of `<kadam-promo>`. */
export interface KadamPromoAttributes extends CommonElementAttributes {
  /** The price in whole rupees, 1 to 99,99,999. */
  amount: number | string;
  /** `line` (default): next to a price. `boxed`: with a second line. `tag`: on a product card. */
  form?: 'line' | 'boxed' | 'tag';
  /** When the explanation is loaded in advance. `hover` (default): pointer or focus on the element. `idle`: once the page
   *  is idle. `none`: only when it is opened. */
  preload?: 'hover' | 'idle' | 'none';
}

/** Attributes of `<kadam-eligibility>`. */
export interface KadamEligibilityAttributes extends CommonElementAttributes {
  /** The price in whole rupees, 1 to 99,99,999. */
  amount?: number | string;
  /** The shopper's mobile number, ten digits, to be prefilled. */
  mobile?: string;
}

/** One instalment plan. */
export interface PromoPlan {
  /** Whole rupees per month. */
  readonly emi: number;
  readonly tenureMonths: number;
  /** Percent per year. */
  readonly interestRate: number;
  /** All instalments and fees in rupees, with at most two decimals. */
  readonly totalPayable: number;
  /** The same in whole paise. */
  readonly totalPayablePaise: number;
  /** The part of the total that is fees, with tax, in whole paise; 0 if the lender charges none. */
  readonly feesPaise: number;
}

/** Figures of the promo line. */
export interface PromoTerms {
  /** Whole rupees. */
  readonly amount: number;
  /** The plan with the lowest EMI; null if no lender finances the amount. */
  readonly lowest: PromoPlan | null;
  /** The no-cost plan with the lowest EMI; null if there is none. */
  readonly noCost: PromoPlan | null;
}

/** Empty payload: the name of the event is the whole message. */
type Empty = Readonly<Record<string, never>>;

/** Events of `<kadam-promo>`: CustomEvents with the payload in `detail`. They do not bubble. */
export interface KadamPromoEvents {
  /**
   * Fired when the line has its figures, also if no lender finances the amount and nothing is displayed.
   *
   * Payload: the figures.
   *
   * Then nothing is expected of your page.
   */
  shown: PromoTerms;
  /**
   * Fired when the explanation is open.
   *
   * Payload: empty.
   *
   * Then nothing is expected of your page.
   */
  opened: Empty;
  /**
   * Fired when the shopper presses "Check eligibility" in the explanation.
   *
   * Payload: empty.
   *
   * Then the eligibility check opens over the page. Call `preventDefault()` to show a check of your own instead.
   */
  eligibilityAsked: Empty;
  /**
   * Fired when the explanation has closed.
   *
   * Payload: how its session ended.
   *
   * Then nothing is expected of your page.
   */
  closed: WidgetEnd;
  /**
   * Fired when an attribute is missing or wrong, when the figures could not be loaded, or when the explanation failed.
   *
   * Payload: code and message; `field` names the attribute.
   *
   * Then the line stays hidden, or the explanation shows the failure.
   */
  error: KadamErrorInfo;
}

/** Events of `<kadam-eligibility>`: those of its session, as CustomEvents with the payload in `detail`. */
export type KadamEligibilityEvents = EligibilityEvents;

/** An element that dispatches the CustomEvents `Events`. */
export interface KadamElement<Events> extends HTMLElement {
  addEventListener<Name extends keyof Events>(
    type: Name,
    listener: (this: this, event: CustomEvent<Events[Name]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof Events>(
    type: Name,
    listener: (this: this, event: CustomEvent<Events[Name]>) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** `<kadam-promo>`: what a price costs in instalments. */
export type KadamPromoElement = KadamElement<KadamPromoEvents>;

/** `<kadam-eligibility>`: the eligibility check inside the page. */
export type KadamEligibilityElement = KadamElement<KadamEligibilityEvents>;

/** Defines both elements. `provider` is an origin such as `https://pay.example`; `kadam` is the SDK of the page, created
 *  if it is not given. Does nothing on a server, or when it is called again. */
export declare function defineElements(given: { provider: string; kadam?: KadamApi }): void;

declare global {
  interface HTMLElementTagNameMap {
    'kadam-promo': KadamPromoElement;
    'kadam-eligibility': KadamEligibilityElement;
  }
}

// biome-ignore lint/complexity/noUselessEmptyExport: without it every declaration of this file is exported
export {};
