import { agent } from '../../shared/words/en/agent';
import { agentResult } from '../../shared/words/en/agent-result';
import { common } from '../../shared/words/en/common';
import type { Language } from '../../shared/words/language';
import { catalogue } from '../platform/i18n/catalogue';

type FirstFiles = Pick<Language, 'common' | 'agent' | 'agentResult'>;
/** Of screens that load late. */
export type DeferredFiles = Pick<
  Language,
  'agentDeferred' | 'agentOutbox' | 'agentSupport' | 'common' | 'lenderChoice' | 'lending' | 'nearest' | 'terminal'
>;
/** English has its deferred words where they are read (`deferred-messages`), and the server's sentences for errors; another
 *  language brings all of its own, once its first screen is there. */
type LaterFiles = Omit<DeferredFiles, keyof FirstFiles> & Pick<Language, 'errors'>;

const messagesOf = (files: FirstFiles | (FirstFiles & LaterFiles)) => ({
  ...files.agent,
  lang: files.common.lang,
  offline: files.common.offline,
  common: { ...files.common, ...files.agent.common },
  result: files.agentResult,
  error: { ...files.common.failed, ...files.agent.error, byName: 'errors' in files ? files.errors : null },
  deferred: 'errors' in files ? files : null,
});
export type Messages = Omit<ReturnType<typeof messagesOf>, 'deferred'> & { readonly deferred: DeferredFiles | null };

/** What the sales app says. */
export const salesWords = catalogue<FirstFiles, LaterFiles, Messages>(
  messagesOf,
  { common, agent, agentResult },
  import.meta.stagedWords(
    ['common', 'agent', 'agentResult'],
    ['errors', 'agentDeferred', 'agentOutbox', 'agentSupport', 'lenderChoice', 'lending', 'nearest', 'terminal'],
  ),
);
