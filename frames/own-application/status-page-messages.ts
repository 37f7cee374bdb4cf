import { errorMessages } from '../../shared/errors/messages';
import type { Locale } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { perLocale } from '../../shared/messages/per-locale';
import { commonMessages } from '../kit/common.messages';
import { ntbMessages } from './messages';

/** What is said of an application that was filed. */
export const statusMessagesOf = perLocale((locale: Locale) => {
  const { status, lender } = messagesIn(locale, ntbMessages);
  return {
    status,
    lender,
    errors: { text: messagesIn(locale, commonMessages).failed.text, byName: messagesIn(locale, errorMessages) },
  };
});
export type StatusMessages = ReturnType<typeof statusMessagesOf>;
