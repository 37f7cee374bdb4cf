import { common } from '../../shared/words/en/common';
import { eligibility } from '../../shared/words/en/eligibility';
import { eligibilityResult } from '../../shared/words/en/eligibility-result';
import { identity } from '../../shared/words/en/identity';
import { siteAccount } from '../../shared/words/en/site-account';
import { siteEntry } from '../../shared/words/en/site-entry';
import { siteResults } from '../../shared/words/en/site-results';
import { terminal } from '../../shared/words/en/terminal';
import type { Language } from '../../shared/words/language';
import { identityMessages } from '../identity';
import { catalogue } from '../platform/i18n/catalogue';

type Files = Pick<
  Language,
  'common' | 'eligibility' | 'eligibilityResult' | 'identity' | 'siteAccount' | 'siteEntry' | 'siteResults' | 'terminal'
> & { readonly errors: Language['errors'] | null };

const messagesOf = (files: Files) => ({
  ...files.common,
  accountBlocked: files.terminal.accountBlocked,
  checking: files.eligibility.checking,
  checkError: files.eligibility.checkError,
  eligible: files.eligibilityResult.eligible,
  identity: identityMessages(files, files.errors),
  account: files.siteAccount,
  entry: files.siteEntry,
  results: files.siteResults,
});
export type Messages = ReturnType<typeof messagesOf>;

/** What My Account says. */
export const words = catalogue<Files, unknown, Messages>(
  messagesOf,
  { common, eligibility, eligibilityResult, identity, siteAccount, siteEntry, siteResults, terminal, errors: null },
  import.meta.laterWords(
    'common',
    'eligibility',
    'eligibilityResult',
    'identity',
    'siteAccount',
    'siteEntry',
    'siteResults',
    'terminal',
    'errors',
  ),
);
