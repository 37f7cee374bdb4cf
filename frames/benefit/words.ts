import { benefit } from '../../shared/words/en/benefit';
import { common } from '../../shared/words/en/common';
import type { Language } from '../../shared/words/language';
import { catalogue } from '../platform/i18n/catalogue';

const messagesOf = (files: Pick<Language, 'common' | 'benefit'>) => ({ ...files.common, ...files.benefit });
export type Messages = ReturnType<typeof messagesOf>;

/** What the benefit screen says. */
export const words = catalogue(messagesOf, { common, benefit }, import.meta.laterWords('common', 'benefit'));
