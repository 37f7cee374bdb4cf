import { defineMessages } from '../../shared/messages/define-messages';
/** A question to support about an application. */
export const applicationQuestionMessages = defineMessages(
  {
    open: 'Ask about this application',
    heading: 'Ask about this application',
    topic: 'It is about',
    topics: { STATUS: 'How it stands', REJECTION: 'The refusal', DETAILS: 'My details', OTHER: 'Something else' },
    message: 'Your question',
    missing: 'Please write your question',
    send: 'Send question',
    sending: 'Sending…',
    sent: (ticketId: string) => `Your question has the number ${ticketId}. We answer by SMS or phone.`,
  },
  import.meta.glob('/shared/messages/*/frames/new-to-bank/question.ts', { import: 'default' }),
);
