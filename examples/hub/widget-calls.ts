import { sessionEvents } from '@kadam/sdk';
import type { OpenCheckoutOptions, WidgetOptions } from '../merchant/kadam';
import { commonOptions, givenOptions, type HubOptions, type Shop } from './options';

/** Options of the shopper calls from the form; options that are not given are left out. */
export const shopperOptions = (options: HubOptions, shop: Shop): WidgetOptions => ({
  merchantKey: shop.merchantKey,
  ...commonOptions(options, shop),
});

export const eligibilityOptions = (options: HubOptions, shop: Shop) => ({
  merchantKey: shop.merchantKey,
  ...givenOptions(options),
  ...commonOptions(options, shop),
});

/** Without the token, which the shop's server issues for each order. */
export const checkoutOptions = (options: HubOptions, shop: Shop): Omit<OpenCheckoutOptions, 'checkoutToken'> => ({
  merchantKey: shop.merchantKey,
  ...(options.closesOnBack && { closeWidgetOnBack: true }),
  ...(!options.asksBeforeCancel && { closeIconConfig: { shouldShowCancellationPopup: false } }),
  ...commonOptions(options, shop),
});

const besidesItsEnd = <Name extends string>(names: readonly Name[]): readonly Name[] =>
  names.filter((name) => name !== 'closed');

/** Reported events of each session, its end excluded. */
export const widgetEvents = {
  eligibility: besidesItsEnd(sessionEvents.eligibility),
  checkout: besidesItsEnd(sessionEvents.checkout),
  benefits: besidesItsEnd(sessionEvents.benefit),
  communication: besidesItsEnd(sessionEvents.communication),
};
