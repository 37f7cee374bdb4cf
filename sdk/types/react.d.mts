// Public types of the React wrapper: the module `@kadam/sdk/react`, for React 18 and 19 and for Preact's compat layer.
import type { ClassAttributes, HTMLAttributes, ReactNode } from 'react';
import type {
  KadamEligibilityAttributes,
  KadamEligibilityElement,
  KadamPromoAttributes,
  KadamPromoElement,
  KadamPromoEvents,
} from './elements.mjs';
import type {
  CheckEligibilityOptions,
  CheckoutEvents,
  CheckoutSession,
  CommonOptions,
  EligibilityEvents,
  KadamApi,
  OpenCheckoutOptions,
  OpenSalesAppOptions,
  SalesAppSession,
  SessionEvents,
  WidgetEvents,
  WidgetOptions,
} from './kadam.mjs';

export type * from './kadam.mjs';

/** Events as props: `onClosed` is called for `closed`. A handler may be new at each render. */
export type Handlers<Events> = {
  readonly [Name in keyof Events & string as `on${Capitalize<Name>}`]?: (payload: Events[Name]) => void;
};

/** Options of one call. Those that `KadamProvider` has are optional. */
export type CallOptions<Options extends CommonOptions> = Omit<Options, keyof CommonOptions> & Partial<CommonOptions>;

/** Props of {@link KadamProvider}. */
export interface KadamProviderProps extends CommonOptions {
  /** The provider's origin, for example `https://pay.example`. It must not change while the page is open. */
  provider: string;
  /** The SDK that the page has already, for example `window.Kadam`. Default: one SDK per provider. */
  kadam?: KadamApi;
  children?: ReactNode;
}

/** Provides every widget and hook below it with the provider and the common options. */
export declare function KadamProvider(props: KadamProviderProps): ReactNode;

/** Returns the SDK of the nearest `KadamProvider`. Throws if there is none. */
export declare const useKadam: () => KadamApi;

/** A frame over the page that belongs to a component. It closes when the component unmounts. */
export interface Overlay<Options, Opened> {
  /** Opens the frame, or returns its session if it is open. Throws `OPTIONS_INVALID`. */
  open(options: Options): Opened;
  /** Ends the session with the reason `hostClosed`. */
  close(): void;
  /** Loads the frame in advance, for example on hover. */
  preload(): void;
  readonly status: 'closed' | 'opening' | 'open';
}

/** The checkout of one order, over the page. */
export declare const useCheckout: (
  handlers?: Handlers<CheckoutEvents>,
) => Overlay<CallOptions<OpenCheckoutOptions>, CheckoutSession>;

/** The sales app, over or next to the page. */
export declare const useSalesApp: (
  handlers?: Handlers<SessionEvents>,
) => Overlay<CallOptions<OpenSalesAppOptions>, SalesAppSession>;

/** Props of {@link KadamPromo}. */
export interface KadamPromoProps extends Handlers<Omit<KadamPromoEvents, 'eligibilityAsked'>> {
  /** The price in whole rupees, 1 to 99,99,999. */
  amount: number;
  /** `line` (default): next to a price. `boxed`: with a second line. `tag`: on a product card. */
  form?: 'line' | 'boxed' | 'tag';
  /** When the explanation is loaded in advance. Default `hover`. */
  preload?: 'hover' | 'idle' | 'none';
  className?: string;
  id?: string;
  /** Called when the shopper presses "Check eligibility" in the explanation. Return `false` to keep the eligibility check
   *  from opening over the page. */
  onEligibilityAsked?: () => unknown;
}

/** Shows the instalments of a price, as the element `<kadam-promo>`. */
export declare function KadamPromo(props: KadamPromoProps): ReactNode;

/** Attributes of the element that contains a widget. */
interface PlaceProps {
  className?: string;
  id?: string;
}

/** Props of {@link KadamEligibility}: options of `checkEligibility`, and its events as handlers. */
export type KadamEligibilityProps = PlaceProps &
  Omit<CallOptions<CheckEligibilityOptions>, 'container'> &
  Handlers<EligibilityEvents>;

/** The eligibility check inside the page. It follows `amount`; a change of any other option reopens it. */
export declare const KadamEligibility: (props: KadamEligibilityProps) => ReactNode;

/** Props of {@link KadamBenefits}: options of `mountBenefits`, and its events as handlers. */
export type KadamBenefitsProps = PlaceProps & Omit<CallOptions<WidgetOptions>, 'amount'> & Handlers<WidgetEvents>;

/** The benefits of card-less EMI, inside the page. */
export declare const KadamBenefits: (props: KadamBenefitsProps) => ReactNode;

/** Both elements in JSX. */
export interface KadamIntrinsicElements {
  'kadam-promo': KadamPromoAttributes & HTMLAttributes<KadamPromoElement> & ClassAttributes<KadamPromoElement>;
  'kadam-eligibility': KadamEligibilityAttributes &
    HTMLAttributes<KadamEligibilityElement> &
    ClassAttributes<KadamEligibilityElement>;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends KadamIntrinsicElements {}
  }
}
