import { messagesIn } from '../../shared/messages/define-messages';
import { perLocale } from '../../shared/messages/per-locale';
import { commonMessages } from '../kit/common.messages';
import { terminalMessages } from '../kit/terminal.messages';
import { lenderChoiceMessages } from '../lending/lender-choice.messages';
import { lendingMessages } from '../lending/messages';
import { nearestMessages } from '../lending/nearest.messages';
import { agentOutboxMessages } from './outbox/messages';
import type { Messages } from './page-messages';
import { agentScreensMessages } from './screens/messages';
import { agentSupportMessages } from './screens/support/messages';

const messagesOf = perLocale((locale) => ({
  ...messagesIn(locale, agentScreensMessages),
  ...messagesIn(locale, terminalMessages),
  lenders: {
    ...messagesIn(locale, lendingMessages),
    ...messagesIn(locale, lenderChoiceMessages),
    ...messagesIn(locale, agentScreensMessages).lenders,
  },
  details: { ...messagesIn(locale, lendingMessages), ...messagesIn(locale, agentScreensMessages).details },
  sessionExpired: {
    ...messagesIn(locale, terminalMessages).sessionExpired,
    ...messagesIn(locale, agentScreensMessages).sessionExpired,
  },
  supportScreen: messagesIn(locale, agentSupportMessages),
  outbox: messagesIn(locale, agentOutboxMessages),
  nearest: messagesIn(locale, nearestMessages),
  code: { ...messagesIn(locale, agentScreensMessages).code, attempts: messagesIn(locale, commonMessages).attempts },
}));
export type DeferredMessages = ReturnType<typeof messagesOf>;

/** Messages of screens that load late. Only such screens import this, so that the first one does not wait for texts that it
 *  does not show. */
export const deferredMessages = ({ locale }: Pick<Messages, 'locale'>): DeferredMessages => messagesOf(locale);
