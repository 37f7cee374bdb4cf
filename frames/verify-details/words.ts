import { localeOf } from '../../shared/locales';
import { applicationConsent } from '../../shared/words/en/application-consent';
import { common } from '../../shared/words/en/common';
import { declineReasons } from '../../shared/words/en/decline-reasons';
import { identity } from '../../shared/words/en/identity';
import { siteVerifyDetails } from '../../shared/words/en/site-verify-details';
import type { Language } from '../../shared/words/language';
import { catalogue } from '../platform/i18n/catalogue';

type Files = Pick<Language, 'common' | 'identity' | 'siteVerifyDetails' | 'declineReasons' | 'applicationConsent'> & {
  readonly errors: Language['errors'] | null;
};

const messagesOf = ({ common: shared, siteVerifyDetails: own, ...files }: Files) => ({
  ...own,
  terms: files.identity.terms,
  otp: { ...files.identity.otp, attempts: shared.attempts },
  reasons: files.declineReasons,
  consent: files.applicationConsent.text,
  language: localeOf(shared.lang),
  newWindow: shared.newWindow,
  optional: shared.optional,
  errors: { text: shared.failed.text, byName: files.errors },
});
export type Messages = ReturnType<typeof messagesOf>;

/** What the page of a filed application says. */
export const words = catalogue<Files, unknown, Messages>(
  messagesOf,
  { common, identity, siteVerifyDetails, declineReasons, applicationConsent, errors: null },
  import.meta.laterWords('common', 'identity', 'siteVerifyDetails', 'declineReasons', 'applicationConsent', 'errors'),
);
