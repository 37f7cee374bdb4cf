import { localeOf } from '../../../shared/locales';
import { messagesIn, type Texts } from '../../../shared/messages/define-messages';
import { commonMessages } from '../../kit/common.messages';
import { telesalesDeskMessages } from './messages';

export type DeskWords = Texts<typeof telesalesDeskMessages>;

/** In the language of the page around. */
export const deskWords = (lang: string): DeskWords => messagesIn(localeOf(lang), telesalesDeskMessages);
export const poweredBy = (lang: string): readonly string[] => messagesIn(localeOf(lang), commonMessages).poweredBy;
