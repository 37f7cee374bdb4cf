import { defaultLocale, type Locale } from '../../shared/locales';
import { products } from '../catalogue/products';
import { type AgentId, agents } from '../merchant/agents';
import type { SalesAppCall } from '../merchant/sales-session';

/** What the form holds: texts as typed, '' = not given. Each demo shows the fields that its call has. */
export interface HubOptions {
  readonly type: AppType;
  readonly amount: string;
  readonly mobile: string;
  readonly primaryColour: string;
  readonly secondaryColour: string;
  /** Of each, the first word is what is meant where nothing is said. */
  readonly look: { readonly [Name in LookName]: (typeof looks)[Name][number] };
  readonly locale: Locale;
  readonly agentId: AgentId;
  readonly isTokenExpired: boolean;
  readonly promoForm: PromoForm;
  readonly placement: Placement;
  /** Of the sales app. */
  readonly appPlacement: AppPlacement;
  /** Asked before the checkout is closed. */
  readonly asksBeforeCancel: boolean;
  /** Back closes the checkout instead of going one step back. */
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

/** What a theme has besides colours. */
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

// Copies of the provider’s limits: the SDK exports none.
const AMOUNT_DIGITS = 7;
const MOBILE_DIGITS = 10;
/** More digits than a number has are kept, so that whoever pasted them sees them. */
const MOBILE_DIGITS_KEPT = 20;

const digitsIn = (typed: string): string => typed.replace(/\D/g, '');

/** Digits only, and no more than the field takes. */
export const typedAmount = (typed: string): string => digitsIn(typed).slice(0, AMOUNT_DIGITS);
/** Digits only, without +91, 0091 and zeros before ten of them. Cut to ten they would be another number. */
export const typedMobile = (typed: string): string =>
  digitsIn(typed)
    .replace(/^(?:0|91)+(?=[6-9]\d{9}$)/, '')
    .slice(0, MOBILE_DIGITS_KEPT);

/** A number that has fewer digits, or more, is not passed on. */
export const isMobileUnfinished = ({ mobile }: HubOptions): boolean =>
  mobile.length > 0 && mobile.length !== MOBILE_DIGITS;

/** The shop as the provider knows it. */
export interface Shop {
  readonly merchantKey: string;
  readonly merchantURL: string;
}

/** The words of the look that say something else than is meant anyway. */
export const chosenLook = ({ look }: HubOptions): Partial<HubOptions['look']> =>
  Object.fromEntries(lookNames.flatMap((name) => (look[name] === looks[name][0] ? [] : [[name, look[name]]])));

/** What every call is told, in the order it is read. */
export const commonOptions = (options: HubOptions, shop: Shop) => ({
  ...(options.locale !== defaultLocale && { locale: options.locale }),
  merchantTheme: {
    primaryCTAColor: options.primaryColour,
    secondaryCTAColor: options.secondaryColour,
    ...chosenLook(options),
  },
  merchantDetails: { merchantName: 'Zenmart', merchantURL: shop.merchantURL },
});

/** Amount and number, where they are given whole. */
export function givenOptions({ amount: typed, mobile }: HubOptions): { amount?: number; mobile?: string } {
  const amount = Number(typed);
  return { ...(amount > 0 && { amount }), ...(mobile.length === MOBILE_DIGITS && { mobile }) };
}

/** The options of the call that opens the sales app; what was not given is not named. */
export const sdkOptions = (options: HubOptions, shop: Shop): SalesAppCall => ({
  merchantKey: shop.merchantKey,
  type: options.type,
  icScope: 'sales',
  merchantAgentId: options.agentId,
  ...(options.appPlacement !== 'middle' && { placement: options.appPlacement }),
  ...givenOptions(options),
  ...commonOptions(options, shop),
});
