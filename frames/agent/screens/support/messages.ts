import { defineMessages } from '../../../../shared/messages/define-messages';
/** The support screen of the sales app. */
export const agentSupportMessages = defineMessages(
  {
    title: 'How can we help?',
    intro: 'Support for store teams.',
    call: 'Call support',
    hours: 'Monday to Saturday, 9 am to 9 pm',
    email: 'Email support',
    questionsTitle: 'Common questions',
    questions: [
      {
        question: 'Customer did not get the code',
        answer: 'Wait 30 seconds, then tap Resend. Check that the number has 10 digits and starts with 6 to 9.',
      },
      {
        question: 'Which lenders are available?',
        answer: 'Enter the purchase amount. The list shows every lender of your store that finances it.',
      },
      {
        question: 'How do I share an application?',
        answer:
          'Check the customer’s eligibility. If the customer can apply, tap Share application and send the link on WhatsApp.',
      },
      {
        question: 'Does checking affect credit score?',
        answer: 'No. The check is free and leaves the credit score as it is.',
      },
    ],
  },
  import.meta.glob('/shared/messages/*/frames/agent/screens/support.ts', { import: 'default' }),
);
