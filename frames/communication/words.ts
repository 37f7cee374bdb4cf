import { common } from '../../shared/words/en/common';
import { communication } from '../../shared/words/en/communication';
import type { Language } from '../../shared/words/language';
import { catalogue } from '../platform/i18n/catalogue';

const messagesOf = (files: Pick<Language, 'common' | 'communication'>) => ({ ...files.common, ...files.communication });
export type Messages = ReturnType<typeof messagesOf>;

/** What the communication screen says. */
export const words = catalogue(
  messagesOf,
  { common, communication },
  import.meta.laterWords('common', 'communication'),
);
