import { brand } from '../../../shared/brand';
import { formatRupees as rupees } from '../../../shared/format/number';
import { axis } from '../../../shared/lenders/axis';
import { baroda } from '../../../shared/lenders/baroda';
import { hdfc } from '../../../shared/lenders/hdfc';
import { icici } from '../../../shared/lenders/icici';
import { kotak } from '../../../shared/lenders/kotak';
import type { Lender } from '../../../shared/lenders/lender';
import { defineMessages } from '../../../shared/messages/define-messages';
import { claims } from '../../../shared/site/claims';
import { rateRange } from '../../../shared/site/rate-range';

/** '12.5% to 14.5% a year'. */
const rates = (lender: Lender): string => {
  const { lowest, highest } = rateRange(lender);
  return `${lowest} to ${highest} a year`;
};
const fixed = 'Fixed for the whole plan, with every rupee shown before you agree.';

/** Home page of a lender's site. Rates and limits come from the lender's file; amounts are whole rupees. */
export const lendersMessages = defineMessages(
  {
    title: (lender: string) => `${lender} card-less EMI`,
    description: (lender: string) =>
      `Card-less EMI of ${lender} on your mobile number, at ${claims.merchants} merchants. Checking is free and does not affect your credit score.`,
    why: (lender: string) => `Why with ${lender}`,
    costs: {
      /** After the heading. */
      of: (lender: string, lowest: string, highest: string) => `${lender}, ${lowest} to ${highest} a year`,
      /** Column heads. */
      over: (amount: number) => `For ${rupees(amount)} over`,
      rate: 'Rate',
      emi: 'EMI',
      interest: 'Interest',
      total: 'Total you pay',
      /** Fee of the lender with and without GST, as texts. */
      fee: (withGst: string, before: string) => `One fee of ${withGst} (${before} + 18% GST) is in the total.`,
    },
    /** By sub-domain: hero, and three reasons. */
    pages: {
      axis: {
        eyebrow: 'For Axis Bank customers',
        heading: ['Your bank', 'already said yes.'],
        lead: `A pre-approved EMI line on your mobile number. Zero down payment, ${claims.tenureMonths} months, no KYC or paperwork for customers whom the bank already knows.`,
        reasons: [
          {
            title: 'The account you have',
            text: 'EMIs leave your Axis Bank savings account by auto-debit, once you have allowed it.',
          },
          { title: rates(axis), text: fixed },
          {
            title: 'Confirmed by your bank',
            text: `Axis Bank sends the code. ${brand.name} never decides on your credit.`,
          },
        ],
      },
      baroda: {
        eyebrow: 'Bank of Baroda card-less EMI',
        heading: ['Bring it home.', 'Pay it off in steps.'],
        lead: `If Bank of Baroda has pre-approved you, you can shop at ${claims.merchants} merchants with your number alone.`,
        reasons: [
          { title: `From ${rupees(baroda.minLoanAmount)}`, text: `Up to ${rupees(baroda.maxLoanAmount)} on one plan.` },
          { title: rates(baroda), text: fixed },
          {
            title: 'One code, and it is yours',
            text: 'Bank of Baroda confirms a purchase with an OTP. There is no PIN to remember.',
          },
        ],
      },
      hdfc: {
        eyebrow: 'For HDFC Bank customers',
        heading: ['Big things,', 'in small steps.'],
        lead: `HDFC Bank may have approved you already. Enter your number and see up to how much, with zero down payment over ${claims.tenureMonths} months.`,
        reasons: [
          {
            title: `Up to ${rupees(hdfc.maxLoanAmount)}`,
            text: `And from ${rupees(hdfc.minLoanAmount)}, for what you need this month.`,
          },
          { title: rates(hdfc), text: fixed },
          { title: 'Your PAN, and an OTP', text: 'That is all HDFC Bank asks to confirm a purchase.' },
        ],
      },
      icici: {
        eyebrow: 'ICICI Bank card-less EMI',
        heading: ['No card.', 'No wait. Go shop.'],
        lead: `If ICICI Bank has pre-approved you, your number is all you need at ${claims.merchants} merchants.`,
        reasons: [
          {
            title: `From ${rupees(icici.minLoanAmount)}`,
            text: `Small baskets count too, up to ${rupees(icici.maxLoanAmount)}.`,
          },
          {
            title: 'Your date of birth, not a PIN',
            text: 'With an OTP, that is all ICICI Bank asks to confirm a purchase.',
          },
          { title: rates(icici), text: fixed },
        ],
      },
      kotak: {
        eyebrow: 'Kotak Mahindra Bank card-less EMI',
        heading: ['Choose it today.', 'Own it step by step.'],
        lead: `A line that Kotak Mahindra Bank has approved for you, on your mobile number: zero down payment, ${claims.tenureMonths} months.`,
        reasons: [
          { title: rates(kotak), text: fixed },
          {
            title: `Up to ${rupees(kotak.maxLoanAmount)}`,
            text: `From ${rupees(kotak.minLoanAmount)}, at ${claims.merchants} merchants.`,
          },
          {
            title: 'From the account you have',
            text: 'Kotak Mahindra Bank takes each EMI from your linked savings account, once you have allowed it.',
          },
        ],
      },
    },
  },
  import.meta.glob('/shared/messages/*/frames/shell/home/lenders.ts', { import: 'default' }),
);
