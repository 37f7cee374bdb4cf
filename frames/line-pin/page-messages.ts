import { errorMessages } from '../../shared/errors/messages';
import type { Locale } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { perLocale } from '../../shared/messages/per-locale';
import { activationMessages } from '../activation/messages';
import { commonMessages } from '../kit/common.messages';
import { pinMessages } from './messages';

/** What changing a PIN says. */
export const messagesOf = perLocale((locale: Locale) => {
  const { attempts, failed } = messagesIn(locale, commonMessages);
  const { otp, over } = messagesIn(locale, activationMessages);
  return {
    ...messagesIn(locale, pinMessages),
    otp: { ...otp, attempts },
    over,
    attempts,
    errors: { text: failed.text, byName: messagesIn(locale, errorMessages) },
  };
});
export type Messages = ReturnType<typeof messagesOf>;
