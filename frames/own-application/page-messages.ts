import { errorMessages } from '../../shared/errors/messages';
import { applicationConsentMessages } from '../../shared/legal/application-consent.messages';
import type { Locale } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { perLocale } from '../../shared/messages/per-locale';
import { otherFlowsMessages } from '../checkout/other-flows.messages';
import { commonMessages } from '../kit/common.messages';
import type { ApplicationMessages } from '../new-to-bank';
import { ntbMessages } from './messages';

/** What an application of one’s own says. */
export const messagesOf = perLocale((locale: Locale) => {
  const { optional, failed } = messagesIn(locale, commonMessages);
  const form: ApplicationMessages = {
    ...messagesIn(locale, otherFlowsMessages).ntb,
    consent: messagesIn(locale, applicationConsentMessages).text,
    language: locale,
  };
  return {
    ...messagesIn(locale, ntbMessages),
    form,
    optional,
    errors: { text: failed.text, byName: messagesIn(locale, errorMessages) },
  };
});
export type Messages = ReturnType<typeof messagesOf>;
