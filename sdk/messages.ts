import type { Locale } from '../shared/locales';
import hi from '../shared/messages/hi/sdk';

const english = {
  close: 'Close',
  /** Name of the overlay and its frame, for screen readers, and under the shop's. */
  title: 'Card-less EMI',
  opening: 'Getting your EMI plans',
  failed: 'EMI did not open',
  unpaid: 'Nothing has been paid.',
  retry: 'Try again',
  payElse: 'Pay another way',
};
export type SdkTexts = typeof english;

/** What the shop's page shows while no frame is up. The SDK contains every language. */
export const sdkMessages: Readonly<Record<Locale, SdkTexts & { readonly open?: never }>> = { en: english, hi };
