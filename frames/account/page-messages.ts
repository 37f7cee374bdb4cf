import type { Locale } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { perLocale } from '../../shared/messages/per-locale';
import { eligibilityMessages } from '../eligibility/messages';
import { eligibilityResultMessages } from '../eligibility/result.messages';
import { identityMessagesOf } from '../identity';
import { commonMessages } from '../kit/common.messages';
import { terminalMessages } from '../kit/terminal.messages';
import { entryMessages } from './entry.messages';
import { accountMessages } from './messages';
import { resultsMessages } from './results.messages';

export const messagesOf = perLocale((locale: Locale) => {
  const { checking, checkError } = messagesIn(locale, eligibilityMessages);
  return {
    ...messagesIn(locale, commonMessages),
    accountBlocked: messagesIn(locale, terminalMessages).accountBlocked,
    checking,
    checkError,
    eligible: messagesIn(locale, eligibilityResultMessages).eligible,
    identity: identityMessagesOf(locale),
    account: messagesIn(locale, accountMessages),
    entry: messagesIn(locale, entryMessages),
    results: messagesIn(locale, resultsMessages),
  };
});
export type Messages = ReturnType<typeof messagesOf>;
