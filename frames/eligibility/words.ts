import { common } from '../../shared/words/en/common';
import { eligibility } from '../../shared/words/en/eligibility';
import { identity } from '../../shared/words/en/identity';
import { terminal } from '../../shared/words/en/terminal';
import type { Language } from '../../shared/words/language';
import { identityMessages } from '../identity';
import { catalogue } from '../platform/i18n/catalogue';

type FirstFiles = Pick<Language, 'common' | 'eligibility' | 'identity' | 'terminal'> & {
  readonly errors: Language['errors'] | null;
};
/** Of the results and of closing, which load late: English has them there (`result-words`). */
export type ResultFiles = Pick<Language, 'eligibility' | 'eligibilityResult' | 'lending' | 'nearest'>;
type LaterFiles = Omit<ResultFiles, keyof FirstFiles>;

const messagesOf = (files: FirstFiles | (FirstFiles & LaterFiles)) => ({
  ...files.common,
  ...files.eligibility,
  ...files.terminal,
  identity: identityMessages(files, files.errors),
  results: 'nearest' in files ? files : null,
});
export type Messages = Omit<ReturnType<typeof messagesOf>, 'results'> & { readonly results: ResultFiles | null };

/** What the eligibility widget says. */
export const words = catalogue<FirstFiles, LaterFiles, Messages>(
  messagesOf,
  { common, eligibility, identity, terminal, errors: null },
  import.meta.laterWords(
    'common',
    'eligibility',
    'eligibilityResult',
    'identity',
    'lending',
    'nearest',
    'terminal',
    'errors',
  ),
);
