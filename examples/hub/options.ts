import type { AgentId } from '../merchant/agents';
import type { SalesAppCall } from '../merchant/sales-session';

/** What the form holds: texts as typed, '' = not given. */
export interface HubOptions {
  readonly type: AppType;
  readonly amount: string;
  readonly mobile: string;
  readonly primaryColour: string;
  readonly secondaryColour: string;
  readonly locale: 'en' | 'hi';
  readonly agentId: AgentId;
  readonly isTokenExpired: boolean;
}

export const appTypes = [
  { type: 'EMI_HOME', note: 'starts with the amount' },
  { type: 'PRE_ELIGIBILITY', note: 'starts with the pre-check' },
  { type: 'ELIGIBILITY', note: 'one task: its sheet closes the app' },
] as const;
export type AppType = (typeof appTypes)[number]['type'];

export const initialOptions: HubOptions = {
  type: 'EMI_HOME',
  amount: '54990',
  mobile: '',
  primaryColour: '#b93a0e',
  secondaryColour: '#e0774c',
  locale: 'en',
  agentId: 'ZM-3071',
  isTokenExpired: false,
};

const AMOUNT_DIGITS = 7;
const MOBILE_DIGITS = 10;

/** Digits only, and no more than the field takes. */
export const typedAmount = (typed: string): string => typed.replace(/\D/g, '').slice(0, AMOUNT_DIGITS);
export const typedMobile = (typed: string): string => {
  const digits = typed.replace(/\D/g, '');
  return (digits.length === MOBILE_DIGITS + 2 ? digits.replace(/^91/, '') : digits).slice(0, MOBILE_DIGITS);
};

/** A number that has not all its digits is not passed on. */
export const isMobileUnfinished = ({ mobile }: HubOptions): boolean =>
  mobile.length > 0 && mobile.length < MOBILE_DIGITS;

/** The options of the SDK's call; what was not given is not named. */
export function sdkOptions(
  options: HubOptions,
  shop: { readonly merchantKey: string; readonly merchantURL: string },
): SalesAppCall {
  const { mobile } = options;
  const amount = Number(options.amount);
  return {
    merchantKey: shop.merchantKey,
    type: options.type,
    icScope: 'sales',
    merchantAgentId: options.agentId,
    ...(amount > 0 && { amount }),
    ...(mobile.length === MOBILE_DIGITS && { mobile }),
    ...(options.locale !== 'en' && { locale: options.locale }),
    merchantTheme: { primaryCTAColor: options.primaryColour, secondaryCTAColor: options.secondaryColour },
    merchantDetails: { merchantName: 'Zenmart', merchantURL: shop.merchantURL },
  };
}
