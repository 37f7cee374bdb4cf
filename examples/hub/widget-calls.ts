import type { CheckoutOptions, ShopperOptions } from '../merchant/kadam';
import { commonOptions, givenOptions, type HubOptions, type Shop } from './options';

/** The options of the calls for shoppers, as the form has them; what was not given is not named. */
export const shopperOptions = (options: HubOptions, shop: Shop): ShopperOptions => ({
  merchantKey: shop.merchantKey,
  ...commonOptions(options, shop),
});

export const eligibilityOptions = (options: HubOptions, shop: Shop) => ({
  merchantKey: shop.merchantKey,
  ...givenOptions(options),
  ...commonOptions(options, shop),
});

/** Without the token, which the shop's server gives for each order. */
export const checkoutOptions = (options: HubOptions, shop: Shop): Omit<CheckoutOptions, 'checkoutToken'> => ({
  merchantKey: shop.merchantKey,
  ...(options.closesOnBack && { closeWidgetOnBack: true }),
  ...(!options.asksBeforeCancel && { closeIconConfig: { shouldShowCancellationPopup: false } }),
  ...commonOptions(options, shop),
});

/** What is told of each session, besides its end. */
export const widgetEvents = {
  eligibility: ['opened', 'checked', 'error'],
  checkout: ['opened', 'step', 'completed', 'otpCredential', 'error'],
  benefits: ['opened', 'action', 'error'],
  communication: ['opened', 'action', 'error'],
} as const;
