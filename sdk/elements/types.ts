import type { CommonOptions, EligibilityEvents, KadamErrorInfo, WidgetEnd } from '../types';
import type { PromoTerms } from './promo-terms';

type Look = Required<NonNullable<CommonOptions['merchantTheme']>>;

/** Attributes of every element, beside `merchant-key`. `amount`: whole rupees. */
interface CommonElementAttributes {
  'merchant-key': string;
  locale?: NonNullable<CommonOptions['locale']>;
  /** Two colours like `#007E3F`. */
  'primary-cta-color'?: string;
  'secondary-cta-color'?: string;
  /** As in `merchantTheme`: of the frames that the element opens. The line by a price has the looks of your page. */
  scheme?: Look['scheme'];
  corners?: Look['corners'];
  density?: Look['density'];
  typeface?: Look['typeface'];
  /** What people see of you; your host where it is not said. */
  'merchant-name'?: string;
}

/** Attributes of `<kadam-promo>`. */
export interface KadamPromoAttributes extends CommonElementAttributes {
  amount: number | string;
  /** `line` (default): by a price. `boxed`: with a second line. `tag`: on a card. */
  form?: 'line' | 'boxed' | 'tag';
  /** When the explanation is loaded ahead: when a pointer or the focus comes near (default), when the page is idle, or
   *  not at all. */
  preload?: 'hover' | 'idle' | 'none';
}

/** Attributes of `<kadam-eligibility>`. */
export interface KadamEligibilityAttributes extends CommonElementAttributes {
  amount?: number | string;
  /** The shopper's mobile, ten digits, to be filled in. */
  mobile?: string;
}

type Empty = Readonly<Record<string, never>>;

/** CustomEvents of `<kadam-promo>`, and their `detail`. */
export interface KadamPromoEvents {
  /** The line stands there; also where no lender finances the amount (`lowest` is null). */
  shown: PromoTerms;
  /** The explanation is open. */
  opened: Empty;
  /** The shopper has pressed 'Check eligibility' in it. Unless it is prevented, the check opens over the page. */
  eligibilityAsked: Empty;
  closed: WidgetEnd;
  /** `field` names the attribute that is missing or wrong. */
  error: KadamErrorInfo;
}

/** CustomEvents of `<kadam-eligibility>`, and their `detail`: those of the session. */
export type KadamEligibilityEvents = EligibilityEvents;

/** An element that dispatches `Events`. None of them bubbles. */
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

export type KadamPromoElement = KadamElement<KadamPromoEvents>;
export type KadamEligibilityElement = KadamElement<KadamEligibilityEvents>;

declare global {
  interface HTMLElementTagNameMap {
    'kadam-promo': KadamPromoElement;
    'kadam-eligibility': KadamEligibilityElement;
  }
}
