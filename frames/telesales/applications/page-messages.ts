import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { perLocale } from '../../../shared/messages/per-locale';
import { commonMessages } from '../../kit/common.messages';
import { applicationFieldsMessages } from '../../new-to-bank/fields.messages';
import { telesalesDeskMessages } from '../desk/messages';
import { telesalesNtbMessages } from './messages';

/** Messages of applications at the desk, of the desk around them, and of the form as an agent reads it. */
export const applicationsMessagesOf = perLocale((locale: Locale) => {
  const { fields, issues, placeholders } = messagesIn(locale, applicationFieldsMessages);
  const { form, ...own } = messagesIn(locale, telesalesNtbMessages);
  return {
    ...messagesIn(locale, telesalesDeskMessages),
    ...own,
    form: { fields: { ...fields, ...form.fields }, issues: { ...issues, ...form.issues }, placeholders },
    optional: messagesIn(locale, commonMessages).optional,
  };
});
export type ApplicationsMessages = ReturnType<typeof applicationsMessagesOf>;
