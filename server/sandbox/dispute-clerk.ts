import { messagesIn } from '../../shared/messages/define-messages';
import { topicFacts } from '../../shared/rules/disputes/topics';
import type { AnsweringDesk } from '../services/disputes/desk';
import { lenderName } from '../services/offers';
import { disputeClerkMessages } from './dispute-clerk.messages';

/** The sandbox's clerk: answers a ticket after 20 s, assigns it to the lender or shop if one of them decides, and
 *  thanks for later messages. */
export const sandboxClerk: AnsweringDesk = {
  answersAfterMs: 20_000,
  answer({ topic, language, answeredAtMs }, purchase) {
    const { first, noted } = messagesIn(language, disputeClerkMessages);
    if (answeredAtMs !== null) return { text: noted, passedTo: null };
    const { decidedBy } = topicFacts(topic);
    if (!purchase || decidedBy === 'CARE') return { text: first.OTHER(), passedTo: null };
    const decider = decidedBy === 'LENDER' ? lenderName(purchase.lenderId) : purchase.merchantName;
    return { text: first[topic](decider), passedTo: decidedBy };
  },
};
