import { agentDeferred } from '../../shared/words/en/agent-deferred';
import { agentOutbox } from '../../shared/words/en/agent-outbox';
import { agentSupport } from '../../shared/words/en/agent-support';
import { common } from '../../shared/words/en/common';
import { lenderChoice } from '../../shared/words/en/lender-choice';
import { lending } from '../../shared/words/en/lending';
import { nearest } from '../../shared/words/en/nearest';
import { terminal } from '../../shared/words/en/terminal';
import { perFiles } from '../platform/i18n/per-files';
import type { DeferredFiles, Messages } from './words';

const messagesOf = perFiles((files: DeferredFiles) => ({
  ...files.agentDeferred,
  ...files.terminal,
  lenders: { ...files.lending, ...files.lenderChoice, ...files.agentDeferred.lenders },
  details: { ...files.lending, ...files.agentDeferred.details },
  sessionExpired: { ...files.terminal.sessionExpired, ...files.agentDeferred.sessionExpired },
  supportScreen: files.agentSupport,
  outbox: files.agentOutbox,
  nearest: files.nearest,
  code: { ...files.agentDeferred.code, attempts: files.common.attempts },
}));
export type DeferredMessages = ReturnType<typeof messagesOf>;

const english: DeferredFiles = {
  agentDeferred,
  agentOutbox,
  agentSupport,
  common,
  lenderChoice,
  lending,
  nearest,
  terminal,
};

/** Words of a screen that loads late. Only such screens import this, so that the first one does not wait for words that it
 *  does not say. */
export const deferredMessages = ({ deferred }: Messages): DeferredMessages => messagesOf(deferred ?? english);
