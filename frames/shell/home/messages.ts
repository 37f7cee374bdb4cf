import { formatRupees as rupees } from '../../../shared/format/number';
import { defineMessages } from '../../../shared/messages/define-messages';
import { months } from '../../../shared/messages/en/grammar';
import { claims } from '../../../shared/site/claims';
import { benefitMessages } from '../../benefit/messages';
import { commonMessages } from '../../kit/common.messages';

/** The home page. The claims are verbatim from S1§1. */
export const homeMessages = defineMessages(
  {
    title: 'Card-less EMI',
    description: `Buy now, pay later with zero down payment at ${claims.merchants} merchants. Check in a minute which banks have pre-approved you: free, without an effect on your credit score.`,
    hero: {
      eyebrow: 'Shop with a mobile number, no card',
      heading: benefitMessages.english.heading,
      lead: `Buy now, pay later with zero down payment. ${claims.tenureMonths} months. Pre-approved by the lender, with no KYC or paperwork for customers whom the bank already knows.`,
      /** Below the number form. */
      free: 'No fee for checking',
      score: 'Your credit score is not affected',
      steps: (count: number, emi: number) => `${count} steps of ${rupees(emi)}, ${rupees(0)} today`,
    },
    /** Figure and caption. */
    figures: {
      merchants: {
        figure: claims.merchants,
        text: 'merchants: mobiles, laptops, electronics, fashion, furniture, travel, fitness, insurance',
      },
      users: { figure: `${claims.usersCrore} Crore`, text: 'preapproved users' },
      months: {
        figure: claims.tenureMonths,
        text: 'months to repay, by auto-debit from your linked bank account',
      },
      today: { figure: rupees(0), text: 'down payment, and no fee for checking' },
    },
    partners: {
      heading: commonMessages.english.partners,
      text: 'The credit comes from a bank you may already use.',
      from: (amount: number) => `from ${rupees(amount)}`,
      all: 'All lenders',
      inAll: (count: number) => `${count} in all`,
    },
    products: {
      heading: 'What a month costs',
    },
    merchants: {
      heading: `Shop at ${claims.merchants} merchants`,
      shop: 'Shop',
    },
    /** Controls of a slider, named by its heading. */
    slider: { previous: 'Previous', next: 'Next', stop: 'Pause', go: 'Play' },
    how: {
      heading: 'How it works',
      steps: [
        { title: 'Enter your mobile number', text: 'We check with all lending partners at once.' },
        { title: 'Verify the OTP', text: 'See which lenders have pre-approved you, and up to how much.' },
        {
          title: 'Choose a plan at checkout',
          text: `Pick ${claims.tenureMonths} months. You see the full cost before you agree.`,
        },
        { title: 'Repay by auto-debit', text: 'The lender debits your linked savings account each month.' },
      ],
    },
    calculator: {
      heading: 'Know the full cost first',
      text: 'Set the price and the months. We show the EMI, the interest and the total, to the rupee.',
      open: 'Open EMI calculator',
      price: 'Purchase price',
      /** '9 months at 14%'; rate in percent. */
      each: (count: number, rate: number) => `Each month, ${months(count)} at ${rate}%`,
      interest: 'Interest',
    },
    faq: { heading: 'Questions, answered', unsure: 'Still unsure?', all: 'All questions' },
  },
  import.meta.glob('/shared/messages/*/frames/shell/home.ts', { import: 'default' }),
);
