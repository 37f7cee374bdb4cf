import { errorMessages } from '../../shared/errors/messages';
import type { Locale } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { perLocale } from '../../shared/messages/per-locale';
import { commonMessages } from '../kit/common.messages';
import { activationMessages } from './messages';

/** What an activation says. */
export const messagesOf = perLocale((locale: Locale) => {
  const { offline, attempts, failed } = messagesIn(locale, commonMessages);
  return {
    ...messagesIn(locale, activationMessages),
    locale,
    offline,
    attempts,
    errors: { text: failed.text, byName: messagesIn(locale, errorMessages) },
  };
});
export type Messages = ReturnType<typeof messagesOf>;
