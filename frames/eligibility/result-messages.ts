import { messagesIn } from '../../shared/messages/define-messages';
import { perLocale } from '../../shared/messages/per-locale';
import { lendingMessages } from '../lending/messages';
import { nearestMessages } from '../lending/nearest.messages';
import { eligibilityMessages } from './messages';
import type { Messages } from './page-messages';
import { eligibilityResultMessages } from './result.messages';

const messagesOf = perLocale((locale) => ({
  appLink: messagesIn(locale, eligibilityResultMessages).appLink,
  closeQuestion: messagesIn(locale, eligibilityResultMessages).closeQuestion,
  eligible: { ...messagesIn(locale, lendingMessages), ...messagesIn(locale, eligibilityResultMessages).eligible },
  notEligible: {
    ...messagesIn(locale, eligibilityMessages).notEligible,
    ...messagesIn(locale, eligibilityResultMessages).notEligible,
  },
  nearest: messagesIn(locale, nearestMessages),
}));

/** Messages of what loads late. Only that imports this, so that the first screen does not wait for words that it does not
 *  say. */
export const resultMessages = ({ locale }: Pick<Messages, 'locale'>): ReturnType<typeof messagesOf> =>
  messagesOf(locale);
