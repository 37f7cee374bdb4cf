import { errorMessages } from '../../shared/errors/messages';
import { applicationConsentMessages } from '../../shared/legal/application-consent.messages';
import type { Locale } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { perLocale } from '../../shared/messages/per-locale';
import { identityMessages } from '../identity/messages';
import { commonMessages } from '../kit/common.messages';
import { declineReasonsMessages } from './decline-reasons.messages';
import { verifyDetailsMessages } from './messages';

/** What the page of a filed application says. */
export const messagesOf = perLocale((locale: Locale) => {
  const common = messagesIn(locale, commonMessages);
  const identity = messagesIn(locale, identityMessages);
  return {
    ...messagesIn(locale, verifyDetailsMessages),
    terms: identity.terms,
    otp: { ...identity.otp, attempts: common.attempts },
    reasons: messagesIn(locale, declineReasonsMessages),
    consent: messagesIn(locale, applicationConsentMessages).text,
    language: locale,
    newWindow: common.newWindow,
    optional: common.optional,
    errors: { text: common.failed.text, byName: messagesIn(locale, errorMessages) },
  };
});
export type Messages = ReturnType<typeof messagesOf>;
