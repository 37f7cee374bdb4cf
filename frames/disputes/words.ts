import { localeOf } from '../../shared/locales';
import { messagesIn, type Texts } from '../../shared/messages/define-messages';
import { disputesMessages } from './messages';

export type DisputeWords = Texts<typeof disputesMessages>;

/** In the language of the page around. */
export const wordsIn = (lang: string): DisputeWords => messagesIn(localeOf(lang), disputesMessages);
