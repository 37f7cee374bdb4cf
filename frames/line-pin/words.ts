import { common } from '../../shared/words/en/common';
import { siteActivation } from '../../shared/words/en/site-activation';
import { sitePin } from '../../shared/words/en/site-pin';
import type { Language } from '../../shared/words/language';
import { catalogue } from '../platform/i18n/catalogue';

type Files = Pick<Language, 'common' | 'siteActivation' | 'sitePin'> & { readonly errors: Language['errors'] | null };

const messagesOf = (files: Files) => ({
  ...files.sitePin,
  otp: { ...files.siteActivation.otp, attempts: files.common.attempts },
  over: files.siteActivation.over,
  attempts: files.common.attempts,
  errors: { text: files.common.failed.text, byName: files.errors },
});
export type Messages = ReturnType<typeof messagesOf>;

/** What changing a PIN says. */
export const words = catalogue<Files, unknown, Messages>(
  messagesOf,
  { common, siteActivation, sitePin, errors: null },
  import.meta.laterWords('common', 'siteActivation', 'sitePin', 'errors'),
);
