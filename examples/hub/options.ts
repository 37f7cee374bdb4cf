import { defaultLocale, type Locale } from '../../shared/locales';
import { products } from '../catalogue/products';
import { type AgentId, agents } from '../merchant/agents';
import type { SalesAppCall } from '../merchant/sales-session';

/** Form values: texts as typed, '' = not given. Each demo shows the fields of its call. */
export interface HubOptions {
  readonly type: AppType;
  readonly amount: string;
  readonly mobile: string;
  readonly primaryColour: string;
  readonly secondaryColour: string;
  /** The first value of each is the default. */
  readonly look: { readonly [Name in LookName]: (typeof looks)[Name][number] };
  readonly locale: Locale;
  readonly agentId: AgentId;
  readonly isTokenExpired: boolean;
  readonly promoForm: PromoForm;
  readonly placement: Placement;
  readonly appPlacement: AppPlacement;
  /** Confirmation before the checkout closes. */
  readonly asksBeforeCancel: boolean;
  /** Back closes the checkout instead of returning to the previous step. */
  readonly closesOnBack: boolean;
}

export const appTypes = ['EMI_HOME', 'PRE_ELIGIBILITY', 'ELIGIBILITY'] as const;
type AppType = (typeof appTypes)[number];

export const promoForms = ['line', 'boxed', 'tag'] as const;
type PromoForm = (typeof promoForms)[number];

export const placements = ['inline', 'modal'] as const;
type Placement = (typeof placements)[number];

export const appPlacements = ['middle', 'docked'] as const;
type AppPlacement = (typeof appPlacements)[number];

/** Theme options other than colours. */
export const looks = {
  scheme: ['light', 'dark', 'auto'],
  corners: ['round', 'soft', 'square'],
  density: ['comfortable', 'compact'],
  typeface: ['inter', 'system'],
} as const;
export const lookNames = ['scheme', 'corners', 'density', 'typeface'] as const satisfies (keyof typeof looks)[];
type LookName = (typeof lookNames)[number];

export const initialOptions: HubOptions = {
  type: 'EMI_HOME',
  amount: String(products['lumen-m2-kit'].pricePaise / 100),
  mobile: '',
  primaryColour: '#b93a0e',
  secondaryColour: '#e0774c',
  look: { scheme: 'light', corners: 'round', density: 'comfortable', typeface: 'inter' },
  locale: defaultLocale,
  agentId: agents[0].agentId,
  isTokenExpired: false,
  promoForm: 'line',
  placement: 'inline',
  appPlacement: 'middle',
  asksBeforeCancel: true,
  closesOnBack: false,
};

// Copies of the provider's limits: the SDK does not export them.
const AMOUNT_DIGITS = 7;
const MOBILE_DIGITS = 10;
/** Pasted digits beyond a mobile number stay visible, up to this many. */
const MOBILE_DIGITS_SHOWN = 20;

const digitsIn = (typed: string): string => typed.replace(/\D/g, '');

/** Digits only, cut to the length of the field. */
export const typedAmount = (typed: string): string => digitsIn(typed).slice(0, AMOUNT_DIGITS);
/** Digits only, without a leading +91, 0091 or zeros before ten digits. Cutting to ten digits would make another
 *  number. */
export const typedMobile = (typed: string): string =>
  digitsIn(typed)
    .replace(/^(?:0|91)+(?=[6-9]\d{9}$)/, '')
    .slice(0, MOBILE_DIGITS_SHOWN);

/** A number with fewer or more digits is not sent. */
export const isMobileUnfinished = ({ mobile }: HubOptions): boolean =>
  mobile.length > 0 && mobile.length !== MOBILE_DIGITS;

/** The merchant, as registered with the provider. */
export interface Shop {
  readonly merchantKey: string;
  readonly merchantURL: string;
}

/** Values of the look that differ from the default. */
export const chosenLook = ({ look }: HubOptions): Partial<HubOptions['look']> =>
  Object.fromEntries(lookNames.flatMap((name) => (look[name] === looks[name][0] ? [] : [[name, look[name]]])));

/** Options of every call, in reading order. */
export const commonOptions = (options: HubOptions, shop: Shop) => ({
  ...(options.locale !== defaultLocale && { locale: options.locale }),
  merchantTheme: {
    primaryCTAColor: options.primaryColour,
    secondaryCTAColor: options.secondaryColour,
    ...chosenLook(options),
  },
  merchantDetails: { merchantName: 'Zenmart', merchantURL: shop.merchantURL },
});

/** Amount and mobile, if complete. */
export function givenOptions({ amount: typed, mobile }: HubOptions): { amount?: number; mobile?: string } {
  const amount = Number(typed);
  return { ...(amount > 0 && { amount }), ...(mobile.length === MOBILE_DIGITS && { mobile }) };
}

/** Options of the sales app call; options that are not given are left out. */
export const sdkOptions = (options: HubOptions, shop: Shop): SalesAppCall => ({
  merchantKey: shop.merchantKey,
  type: options.type,
  icScope: 'sales',
  merchantAgentId: options.agentId,
  ...(options.appPlacement !== 'middle' && { placement: options.appPlacement }),
  ...givenOptions(options),
  ...commonOptions(options, shop),
});
