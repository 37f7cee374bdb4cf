import { formatRupees as rupees } from '../../../shared/format/number';
import { defineMessages } from '../../../shared/messages/define-messages';
import { plural } from '../../../shared/messages/en/grammar';

/** Messages of the checkout that are read in parts that load late. Exact strings: S1§5, S2§5. */
export const checkoutScreensMessages = defineMessages(
  {
    /** What the chosen plan opens to. */
    planMore: {
      /** A day is put behind it. */
      firstEmi: 'First EMI',
      lastEmi: 'Last',
      interest: 'Interest',
      gstOnInterest: 'GST on interest',
      fees: 'Fees, incl. GST',
      discount: 'Shop discount that pays the interest',
      /** Of another amount than the others. */
      lastAmount: 'Last EMI',
    },
    /** Beside the step, where there is room for it. */
    side: {
      yourPlan: (lender: string) => `Your plan: ${lender}`,
      choose: 'Choose a plan to see every rupee of it here.',
      price: 'Price',
      interestAt: (percentAYear: string) => `Interest, ${percentAYear}`,
      inAll: 'Total you pay',
      noEffect: 'Checking does not affect your credit score.',
      oneLender: 'Only the lender you choose sees your details.',
      step: (at: number, count: number) => `Step ${at} of ${count}`,
      done: 'Done',
    },
    moreTime: {
      title: 'Need more time?',
      text: (minutes: number) =>
        `Your order is kept for ${plural(minutes, { one: '1 more minute', other: `${minutes} more minutes` })}. Your lender, plan and details stay as they are.`,
      add: (minutes: number) => `Add ${minutes} minutes`,
      adding: 'Adding…',
      without: 'Continue without',
      failed: 'That did not work. Please try again.',
    },
    noPlans: {
      title: (amount: number) => `No EMI plans for ${rupees(amount)}`,
      /** `nearest` null = no lender serves the shop. */
      text: (nearest: number | null) =>
        nearest === null
          ? 'No lender serves this shop today. Please pay another way.'
          : `The nearest amount with EMI is ${rupees(nearest)}. Change your order, or pay another way.`,
    },
    mobile: {
      heading: 'Enter Your Mobile Number',
      intro: 'Check your eligibility. You will get an OTP on this number.',
      /** Below the number; an experiment decides which. */
      assurance: {
        control: 'No fee to check, and it does not affect your credit score.',
        scoreFirst: 'Your credit score stays as it is, and checking is free.',
      },
      whatsappHint: 'Optional. You get an SMS either way.',
    },
    otp: {
      notGot: 'Didn’t get it?',
      noMore: 'No more OTPs can be sent now.',
    },
  },
  import.meta.glob('/shared/messages/*/frames/checkout/screens.ts', { import: 'default' }),
);
