import { sessionEvents } from '@kadam/sdk';
import type { OpenCheckoutOptions, WidgetOptions } from '../merchant/kadam';
import { commonOptions, givenOptions, type HubOptions, type Shop } from './options';

/** The options of the calls for shoppers, as the form has them; what was not given is not named. */
export const shopperOptions = (options: HubOptions, shop: Shop): WidgetOptions => ({
  merchantKey: shop.merchantKey,
  ...commonOptions(options, shop),
});

export const eligibilityOptions = (options: HubOptions, shop: Shop) => ({
  merchantKey: shop.merchantKey,
  ...givenOptions(options),
  ...commonOptions(options, shop),
});

/** Without the token, which the shop's server gives for each order. */
export const checkoutOptions = (options: HubOptions, shop: Shop): Omit<OpenCheckoutOptions, 'checkoutToken'> => ({
  merchantKey: shop.merchantKey,
  ...(options.closesOnBack && { closeWidgetOnBack: true }),
  ...(!options.asksBeforeCancel && { closeIconConfig: { shouldShowCancellationPopup: false } }),
  ...commonOptions(options, shop),
});

const besidesItsEnd = <Name extends string>(names: readonly Name[]): readonly Name[] =>
  names.filter((name) => name !== 'closed');

/** What is told of each session, besides its end. */
export const widgetEvents = {
  eligibility: besidesItsEnd(sessionEvents.eligibility),
  checkout: besidesItsEnd(sessionEvents.checkout),
  benefits: besidesItsEnd(sessionEvents.benefit),
  communication: besidesItsEnd(sessionEvents.communication),
};
