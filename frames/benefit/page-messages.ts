import type { Locale } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { perLocale } from '../../shared/messages/per-locale';
import { commonMessages } from '../kit/common.messages';
import { benefitMessages } from './messages';

/** What the benefit screen says. */
export const messagesOf = perLocale((locale: Locale) => {
  return { ...messagesIn(locale, commonMessages), ...messagesIn(locale, benefitMessages) };
});
export type Messages = ReturnType<typeof messagesOf>;
