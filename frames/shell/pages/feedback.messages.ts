import { defineMessages } from '../../../shared/messages/define-messages';
import { commonMessages } from '../../kit/common.messages';

export const feedbackMessages = defineMessages(
  {
    title: 'How was it?',
    description: 'Tell us how it was, from 1 to 5, and what we should keep or change.',
    intro: 'One tap is enough. Words help more.',
    rating: {
      legend: 'From 1, bad, to 5, very good',
      names: { 1: '1, bad', 2: '2 of 5', 3: '3 of 5', 4: '4 of 5', 5: '5, very good' },
      bad: 'Bad',
      good: 'Very good',
      missing: 'Choose from 1 to 5',
    },
    message: 'What should we keep or change?',
    optional: '(optional)',
    count: (typed: number, most: number) => `${typed} of ${most}`,
    mobile: { label: 'Mobile number', hint: 'yours, only if we may call you', invalid: 'Mobile Number is Invalid' },
    send: 'Send',
    sending: 'Sending…',
    failed: 'It was not sent. What you wrote is still here; please try again.',
    tooMany: 'Too many came from your network just now. Please try again in an hour.',
    offline: commonMessages.english.offline.text,
    intercepted: commonMessages.english.intercepted,
    sent: {
      heading: 'Thank you',
      text: 'We read every one of these.',
      again: 'Say something else',
      home: 'To the home page',
    },
    notFor: 'Not for complaints about money.',
    raise: 'Raise a dispute',
    answered: ' gets a dated answer.',
  },
  import.meta.glob('/shared/messages/*/frames/shell/pages/feedback.ts', { import: 'default' }),
);
