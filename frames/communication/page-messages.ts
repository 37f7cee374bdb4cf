import type { Locale } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { perLocale } from '../../shared/messages/per-locale';
import { commonMessages } from '../kit/common.messages';
import { communicationMessages } from './messages';

/** What the communication screen says. */
export const messagesOf = perLocale((locale: Locale) => {
  return { ...messagesIn(locale, commonMessages), ...messagesIn(locale, communicationMessages) };
});
export type Messages = ReturnType<typeof messagesOf>;
