import { common } from '../../shared/words/en/common';
import { sharedApplication } from '../../shared/words/en/shared-application';
import type { Language } from '../../shared/words/language';
import { catalogue } from '../platform/i18n/catalogue';

const messagesOf = (files: Pick<Language, 'common' | 'sharedApplication'>) => ({
  ...files.common,
  ...files.sharedApplication,
});
export type Messages = ReturnType<typeof messagesOf>;

/** What the page of a shared application says. */
export const words = catalogue(
  messagesOf,
  { common, sharedApplication },
  import.meta.laterWords('common', 'sharedApplication'),
);
