import { localeOf } from '../../../shared/locales';
import { messagesIn, type Texts } from '../../../shared/messages/define-messages';
import { commonMessages } from '../../kit/common.messages';
import { applicationFieldsMessages } from '../../new-to-bank/fields.messages';
import { type DeskWords, deskWords } from '../desk';
import { telesalesNtbMessages } from './messages';

export type NtbWords = DeskWords &
  Omit<Texts<typeof telesalesNtbMessages>, 'form'> & {
    readonly form: Texts<typeof applicationFieldsMessages>;
    readonly optional: string;
  };

/** In the language of the page around, with those of the desk and of the form, as who fills it in for somebody reads it. */
export function wordsIn(lang: string): NtbWords {
  const locale = localeOf(lang);
  const { fields, issues, placeholders } = messagesIn(locale, applicationFieldsMessages);
  const { form: otherwise, ...words } = messagesIn(locale, telesalesNtbMessages);
  return {
    ...deskWords(lang),
    ...words,
    form: {
      fields: { ...fields, ...otherwise.fields },
      issues: { ...issues, ...otherwise.issues },
      placeholders,
    },
    optional: messagesIn(locale, commonMessages).optional,
  };
}
