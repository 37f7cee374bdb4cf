import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { perLocale } from '../../../shared/messages/per-locale';
import { telesalesDeskMessages } from '../desk/messages';
import { telesalesMessages } from './messages';

/** Messages of payments at the desk, and of the desk around them. */
export const paymentMessagesOf = perLocale((locale: Locale) => ({
  ...messagesIn(locale, telesalesDeskMessages),
  ...messagesIn(locale, telesalesMessages),
}));
export type PaymentMessages = ReturnType<typeof paymentMessagesOf>;
