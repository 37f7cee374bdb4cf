import { sharedApplication } from '../../shared/words/en/shared-application';
import { siteNtb } from '../../shared/words/en/site-ntb';
import type { Language } from '../../shared/words/language';
import { catalogue } from '../platform/i18n/catalogue';

const messagesOf = (files: Pick<Language, 'sharedApplication' | 'siteNtb'>) => ({
  ...files.sharedApplication,
  ...files.siteNtb.shared,
  number: files.siteNtb.number,
});
export type SharedMessages = ReturnType<typeof messagesOf>;

/** What is said to whoever holds the link of an application. */
export const sharedWords = catalogue(
  messagesOf,
  { sharedApplication, siteNtb },
  import.meta.laterWords('sharedApplication', 'siteNtb'),
);
