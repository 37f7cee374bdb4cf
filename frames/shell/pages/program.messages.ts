import { brand } from '../../../shared/brand';
import { defineMessages } from '../../../shared/messages/define-messages';

/** Programs of a bank or shop with us. Other texts come from `siteHome`. */
export const programMessages = defineMessages(
  {
    title: 'Pay in small steps',
    description: 'What you pay a month, which bank has pre-approved you, and how to buy: in one page.',
    eyebrow: 'Card-less EMI',
    eyebrowAt: (merchant: string) => `Card-less EMI at ${merchant}`,
    heading: ['Choose it today.', 'Pay it in steps.'],
    lead: 'Your mobile number is enough. No card, no fee for checking, and no paperwork for customers whom the bank already knows.',
    /** For a merchant that takes new customers. */
    leadForNew:
      'Your mobile number is enough to check. No card and no fee. If no bank has pre-approved you yet, you can apply for a new credit line.',
    calculator: 'What fits your month?',
    steps: {
      nonApproved: {
        title: 'Not pre-approved yet',
        text: 'No bank has pre-approved this number yet. That costs nothing and leaves your credit score as it was.',
        way: 'Apply for a new credit line',
      },
      preApproved: {
        title: 'You are pre-approved',
        text: 'A bank has pre-approved you. Enter your number to see which one, and up to how much.',
        way: 'See my limit',
      },
      redirect: {
        title: 'You go on to your bank',
        text: `Your bank asks for the rest on its own page. ${brand.name} keeps no copy of what you enter there.`,
        way: 'See which bank it is',
      },
      registrationSuccess: {
        title: 'Your credit line is ready',
        text: 'You can pay with it at once: choose EMI and then card-less EMI at payment.',
        way: 'Start Shopping',
      },
      registrationFailure: {
        title: 'Your credit line was not opened',
        text: 'The bank has not opened it. Nothing was taken, and another bank may say yes.',
        way: 'Ask the other banks',
      },
    },
    costs: 'See what a month costs',
  },
  import.meta.glob('/shared/messages/*/frames/shell/pages/program.ts', { import: 'default' }),
);
