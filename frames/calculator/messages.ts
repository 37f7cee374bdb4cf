import { formatPaise, formatRupees as rupees } from '../../shared/format/number';
import { defineMessages } from '../../shared/messages/define-messages';
import { commonMessages } from '../kit/common.messages';
import { lendingMessages } from '../lending/messages';

/** `/emi-calculator`. Amounts are whole rupees unless said otherwise. */
export const calculatorMessages = defineMessages(
  {
    title: 'EMI calculator',
    description: 'Set the price and the months: the EMI, the interest and the total of every lender, to the rupee.',
    heading: 'EMI calculator',
    lender: 'Lender',
    /** Behind a lender's name; a rate in percent. */
    rate: (rate: number) => `${rate}% a year`,
    price: 'Purchase price',
    /** Below the slider. */
    bounds: (min: number, max: number) => `${rupees(min)} to ${rupees(max)}`,
    belowMin: (lender: string, min: number) => `${lender} lends from ${rupees(min)}.`,
    aboveMax: (lender: string, max: number) => `${lender} lends up to ${rupees(max)}.`,
    months: 'Months',
    notAvailable: lendingMessages.english.notAvailable,
    noCost: { label: 'No cost EMI', text: 'At merchants that give the interest back' },
    /** Two lines that say what 'no cost' is. */
    noCostWhy: [
      'The merchant takes the interest off the price before the loan starts, and pays the lender’s one-time fee.',
      'You pay exactly the price.',
    ],
    /** Of the form without script. */
    show: 'Show the cost',
    result: {
      each: 'Each month',
      price: 'Price',
      interest: 'Interest',
      gst: 'GST on interest',
      discount: 'No cost discount*',
      fee: 'Lender’s fee once, with GST',
      down: 'Down payment',
      total: 'Total you pay',
      /** Where the last instalment is another one, paise. */
      last: (paise: number) => `The last one is ${formatPaise(paise)}.`,
    },
    /** What the drawing says in words; paise. */
    donut: (pricePaise: number, restPaise: number) =>
      `Of the total you pay, ${formatPaise(pricePaise)} is the price and ${formatPaise(restPaise)} is interest and fees.`,
    check: commonMessages.english.check,
    share: 'Share',
    copied: 'Link copied',
    print: 'Print',
    csv: 'Download CSV',
    rounding: 'EMI is rounded up to the next rupee. The lender confirms the rate at checkout.',
    table: {
      heading: 'Month by month',
      month: 'Month',
      emi: 'EMI',
      principal: 'Price part',
      interest: 'Interest',
      gst: 'GST',
      fee: 'Fee',
      left: 'Left to pay',
    },
  },
  import.meta.glob('/shared/messages/*/frames/calculator.ts', { import: 'default' }),
);
