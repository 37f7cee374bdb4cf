import { localeOf } from '../../../shared/locales';
import { messagesIn, type Texts } from '../../../shared/messages/define-messages';
import { telesalesDeskMessages } from './messages';

export type DeskWords = Texts<typeof telesalesDeskMessages>;

/** In the language of the page around. */
export const deskWords = (lang: string): DeskWords => messagesIn(localeOf(lang), telesalesDeskMessages);
