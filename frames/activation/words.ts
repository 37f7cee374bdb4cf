import { common } from '../../shared/words/en/common';
import { siteActivation } from '../../shared/words/en/site-activation';
import type { Language } from '../../shared/words/language';
import { catalogue } from '../platform/i18n/catalogue';

type Files = Pick<Language, 'common' | 'siteActivation'> & { readonly errors: Language['errors'] | null };

const messagesOf = (files: Files) => ({
  ...files.siteActivation,
  lang: files.common.lang,
  offline: files.common.offline,
  attempts: files.common.attempts,
  errors: { text: files.common.failed.text, byName: files.errors },
});
export type Messages = ReturnType<typeof messagesOf>;

/** What an activation says. */
export const words = catalogue<Files, unknown, Messages>(
  messagesOf,
  { common, siteActivation, errors: null },
  import.meta.laterWords('common', 'siteActivation', 'errors'),
);
