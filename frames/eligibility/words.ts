import { common } from '../../shared/words/en/common';
import { eligibility } from '../../shared/words/en/eligibility';
import { identity } from '../../shared/words/en/identity';
import { lending } from '../../shared/words/en/lending';
import { nearest } from '../../shared/words/en/nearest';
import { terminal } from '../../shared/words/en/terminal';
import type { Language } from '../../shared/words/language';
import { identityMessages } from '../identity';
import { catalogue } from '../platform/i18n/catalogue';

type Files = Pick<Language, 'common' | 'eligibility' | 'identity' | 'lending' | 'nearest' | 'terminal'> & {
  readonly errors: Language['errors'] | null;
};
const messagesOf = (files: Files) => ({
  ...files.common,
  ...files.eligibility,
  ...files.terminal,
  eligible: { ...files.lending, ...files.eligibility.eligible },
  nearest: files.nearest,
  identity: identityMessages(files, files.errors),
});
export type Messages = ReturnType<typeof messagesOf>;

/** What the eligibility widget says. */
export const words = catalogue<Files, unknown, Messages>(
  messagesOf,
  { common, eligibility, identity, lending, nearest, terminal, errors: null },
  import.meta.laterWords('common', 'eligibility', 'identity', 'lending', 'nearest', 'terminal', 'errors'),
);
