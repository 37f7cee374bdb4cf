import { localeOf } from '../../shared/locales';
import { applicationConsent } from '../../shared/words/en/application-consent';
import { common } from '../../shared/words/en/common';
import { otherFlows } from '../../shared/words/en/other-flows';
import { siteNtb } from '../../shared/words/en/site-ntb';
import type { Language } from '../../shared/words/language';
import type { ApplicationWords } from '../new-to-bank';
import { catalogue } from '../platform/i18n/catalogue';

type Files = Pick<Language, 'common' | 'siteNtb' | 'otherFlows' | 'applicationConsent'> & {
  readonly errors: Language['errors'] | null;
};

function messagesOf(files: Files) {
  const { common: shared, siteNtb: own, otherFlows: flows, applicationConsent: consent } = files;
  const form: ApplicationWords = {
    ...flows.ntb,
    consent: consent.text,
    language: localeOf(shared.lang),
  };
  return {
    ...own,
    form,
    optional: shared.optional,
    errors: { text: shared.failed.text, byName: files.errors },
  };
}
export type Messages = ReturnType<typeof messagesOf>;

/** What an application of one's own says. */
export const words = catalogue<Files, unknown, Messages>(
  messagesOf,
  { common, siteNtb, otherFlows, applicationConsent, errors: null },
  import.meta.laterWords('common', 'siteNtb', 'otherFlows', 'applicationConsent', 'errors'),
);
