import { errorMessages } from '../../shared/errors/messages';
import type { Locale } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { perLocale } from '../../shared/messages/per-locale';
import { commonMessages } from '../kit/common.messages';
import { agentMessages } from './messages';
import { agentResultMessages } from './screens/user-eligibility-info/messages';

/** What the sales app says. */
export const messagesOf = perLocale((locale: Locale) => {
  const own = messagesIn(locale, agentMessages);
  const common = messagesIn(locale, commonMessages);
  return {
    ...own,
    locale,
    offline: common.offline,
    common: { ...common, ...own.common },
    result: messagesIn(locale, agentResultMessages),
    error: { ...common.failed, ...own.error, byName: messagesIn(locale, errorMessages) },
  };
});
export type Messages = ReturnType<typeof messagesOf>;
