import { localeOf } from '../../../shared/locales';
import { messagesIn, type Texts } from '../../../shared/messages/define-messages';
import { type DeskWords, deskWords } from '../desk';
import { telesalesMessages } from './messages';

export type TelesalesWords = Texts<typeof telesalesMessages> & DeskWords;

/** In the language of the page around, with those of the desk. */
export const wordsIn = (lang: string): TelesalesWords => ({
  ...deskWords(lang),
  ...messagesIn(localeOf(lang), telesalesMessages),
});
