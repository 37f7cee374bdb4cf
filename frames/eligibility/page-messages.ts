import type { Locale } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { perLocale } from '../../shared/messages/per-locale';
import { identityMessagesOf } from '../identity';
import { commonMessages } from '../kit/common.messages';
import { terminalMessages } from '../kit/terminal.messages';
import { eligibilityMessages } from './messages';

/** What the eligibility widget says. */
export const messagesOf = perLocale((locale: Locale) => {
  return {
    ...messagesIn(locale, commonMessages),
    ...messagesIn(locale, eligibilityMessages),
    ...messagesIn(locale, terminalMessages),
    identity: identityMessagesOf(locale),
  };
});
export type Messages = ReturnType<typeof messagesOf>;
