import type { Locale } from '../shared/locales';
import hi from '../shared/messages/hi/sdk';

const english = {
  close: 'Close',
  title: 'Card-less EMI',
  opening: 'Getting your EMI plans',
  failed: 'EMI did not open',
  unpaid: 'Nothing has been paid.',
  retry: 'Try again',
  payElse: 'Pay another way',
};
export type SdkTexts = typeof english;

/** Texts of the panel. The SDK contains every language. */
export const sdkMessages: Readonly<Record<Locale, SdkTexts & { readonly open?: never }>> = { en: english, hi };
