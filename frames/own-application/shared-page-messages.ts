import type { Locale } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { perLocale } from '../../shared/messages/per-locale';
import { ntbMessages } from './messages';
import { sharedApplicationMessages } from './shared.messages';

/** Messages for the holder of a link to an application. */
export const sharedMessagesOf = perLocale((locale: Locale) => {
  const own = messagesIn(locale, ntbMessages);
  return { ...messagesIn(locale, sharedApplicationMessages), ...own.shared, number: own.number };
});
export type SharedMessages = ReturnType<typeof sharedMessagesOf>;
