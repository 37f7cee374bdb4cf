import { brand } from '../../../shared/brand';
import { defineMessages } from '../../../shared/messages/define-messages';
import { claims } from '../../../shared/site/claims';

/** `/new-user-faq`. Names of questions are fragments (`#…`). */
export const newUserFaqMessages = defineMessages(
  {
    title: 'FAQ for new users',
    description: `Your first purchase with ${brand.name}: what you need, what the bank asks, and what you can do if no bank has approved you yet.`,
    heading: 'New here?',
    intro: 'What you need for a first purchase, and what to do if no bank has approved you yet.',
    questions: {
      need: {
        question: 'What do I need?',
        answer: [
          'The mobile number that your bank knows, and the phone that gets its messages. No card, no app and, where a lender has pre-approved you, no KYC or paperwork for customers whom the bank already knows.',
        ],
      },
      first: {
        question: 'What does the bank ask the first time?',
        answer: [
          'It wants to be sure that it is you: with an OTP, and some banks with a PIN, your date of birth or your PAN besides. We pass that on and keep no copy.',
        ],
      },
      autodebit: {
        question: 'How are the instalments paid?',
        answer: [
          'The lender auto-debits the linked savings account each month. You allow that once, and the days stand in the Key Facts Statement before you agree.',
        ],
      },
      approved: {
        question: 'No lender has pre-approved me. What can I do?',
        answer: [
          'Try the number that is linked to your savings account. You can also apply for a new credit line with some lenders, where the shop offers it; that takes about 4 minutes.',
        ],
      },
      apply: {
        question: 'What does an application ask for?',
        answer: [
          'Your name, e-mail address, date of birth, PAN and pincode. The lender that you choose may ask a credit bureau about you, and you agree to that first. We never decide on your credit.',
        ],
      },
      where: {
        question: 'Where can I shop?',
        answer: [
          `At ${claims.merchants} merchants: mobiles, laptops, electronics, fashion, furniture, travel, fitness, insurance. Choose ${brand.name} when you pay, online or at the till.`,
        ],
      },
      free: {
        question: 'What does it cost to look?',
        answer: ['Nothing. There is no fee for checking eligibility, and the check does not affect your credit score.'],
      },
    },
    more: 'All questions and answers',
  },
  import.meta.glob('/shared/messages/*/frames/shell/pages/new-user-faq.ts', { import: 'default' }),
);
