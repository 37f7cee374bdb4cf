import { localeOf } from '../../shared/locales';
import { messagesIn, type Texts } from '../../shared/messages/define-messages';
import { vouchersMessages } from './messages';

export type VoucherWords = Texts<typeof vouchersMessages>;

/** In the language of the page around. */
export const wordsIn = (lang: string): VoucherWords => messagesIn(localeOf(lang), vouchersMessages);
