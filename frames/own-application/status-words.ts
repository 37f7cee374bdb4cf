import { common } from '../../shared/words/en/common';
import { siteNtb } from '../../shared/words/en/site-ntb';
import type { Language } from '../../shared/words/language';
import { catalogue } from '../platform/i18n/catalogue';

type Files = Pick<Language, 'common' | 'siteNtb'> & { readonly errors: Language['errors'] | null };

const messagesOf = ({ common: shared, siteNtb: own, errors }: Files) => ({
  status: own.status,
  lender: own.lender,
  errors: { text: shared.failed.text, byName: errors },
});
export type StatusMessages = ReturnType<typeof messagesOf>;

/** What is said of an application that was filed. */
export const statusWords = catalogue<Files, unknown, StatusMessages>(
  messagesOf,
  { common, siteNtb, errors: null },
  import.meta.laterWords('common', 'siteNtb', 'errors'),
);
