import { type AgentId, agents } from '../merchant/agents';
import type { SalesAppCall } from '../merchant/sales-session';

/** What the form holds: texts as typed, '' = not given. Each demo shows the fields that its call has. */
export interface HubOptions {
  readonly type: AppType;
  readonly amount: string;
  readonly mobile: string;
  readonly primaryColour: string;
  readonly secondaryColour: string;
  readonly locale: 'en' | 'hi';
  readonly agentId: AgentId;
  readonly isTokenExpired: boolean;
  readonly promoForm: PromoForm;
  readonly placement: Placement;
  /** Asked before the checkout is closed. */
  readonly asksBeforeCancel: boolean;
  /** Back closes the checkout instead of going one step back. */
  readonly closesOnBack: boolean;
}

export const appTypes = ['EMI_HOME', 'PRE_ELIGIBILITY', 'ELIGIBILITY'] as const;
export type AppType = (typeof appTypes)[number];

export const promoForms = ['line', 'boxed', 'tag'] as const;
export type PromoForm = (typeof promoForms)[number];

export const placements = ['inline', 'modal'] as const;
export type Placement = (typeof placements)[number];

export const initialOptions: HubOptions = {
  type: 'EMI_HOME',
  amount: '36000',
  mobile: '',
  primaryColour: '#b93a0e',
  secondaryColour: '#e0774c',
  locale: 'en',
  agentId: agents[0].agentId,
  isTokenExpired: false,
  promoForm: 'line',
  placement: 'inline',
  asksBeforeCancel: true,
  closesOnBack: false,
};

const AMOUNT_DIGITS = 7;
export const MOBILE_DIGITS = 10;

/** Digits only, and no more than the field takes. */
export const typedAmount = (typed: string): string => typed.replace(/\D/g, '').slice(0, AMOUNT_DIGITS);
export const typedMobile = (typed: string): string => {
  const digits = typed.replace(/\D/g, '');
  return (digits.length === MOBILE_DIGITS + 2 ? digits.replace(/^91/, '') : digits).slice(0, MOBILE_DIGITS);
};

/** A number that has not all its digits is not passed on. */
export const isMobileUnfinished = ({ mobile }: HubOptions): boolean =>
  mobile.length > 0 && mobile.length < MOBILE_DIGITS;

/** The shop as the provider knows it. */
export interface Shop {
  readonly merchantKey: string;
  readonly merchantURL: string;
}

/** What every call is told, in the order it is read. */
export const commonOptions = (options: HubOptions, shop: Shop) => ({
  ...(options.locale !== 'en' && { locale: options.locale }),
  merchantTheme: { primaryCTAColor: options.primaryColour, secondaryCTAColor: options.secondaryColour },
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
  ...givenOptions(options),
  ...commonOptions(options, shop),
});
