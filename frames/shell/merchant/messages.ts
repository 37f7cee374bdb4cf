import { dayText } from '../../../shared/format/day-text';
import { formatRupees as rupees } from '../../../shared/format/number';
import { defineMessages } from '../../../shared/messages/define-messages';
import { monthNames, months, noCostMark, plural } from '../../../shared/messages/en/grammar';

/** `/buy/{merchantHandle}` and `/how-to-buy/{handle}`. */
export const merchantMessages = defineMessages(
  {
    description: (name: string, about: string) => `Card-less EMI at ${name}: ${about}`,
    crumbs: { home: 'Home', label: 'You are here' },
    shopAt: (name: string) => `Shop at ${name}`,
    newWindow: '(opens in a new tab)',
    howToBuy: 'How to buy',
    offers: {
      heading: 'Offers here',
      kinds: { noCost: 'No cost offer', voucher: 'Voucher offer' },
      /** Last day, 'YYYY-MM-DD'. */
      until: (day: string) => `Until ${dayText(day, monthNames)}`,
      terms: 'Offer terms',
    },
    tenures: {
      heading: 'No cost tenures',
      tag: `${noCostMark}*`,
      /** Whole rupees. */
      forPrice: (price: number) => `For a price of ${rupees(price)}`,
      months,
      noInterest: `${rupees(0)} interest`,
      star: (name: string) =>
        `*${name} gives the interest back as a discount before the loan starts and pays the lender’s one-time fee, so you pay exactly the price.`,
      lenders: (names: string) => `Lenders: ${names}.`,
      none: 'No months without cost have been agreed on here. Every plan says its interest.',
    },
    popular: {
      heading: 'Popular here',
      none: 'No products to show yet.',
      more: 'Show more',
      before: 'Show those before',
    },
    branches: {
      heading: 'Find a store',
      count: (count: number) => plural(count, { one: `${count} store`, other: `${count} stores` }),
    },
    /** No lender finances this merchant. */
    closed: {
      heading: 'No EMI here at the moment',
      text: 'No lender finances purchases at this shop now. Everything else works as always.',
    },
    steps: {
      title: (name: string) => `How to buy at ${name}`,
      description: (name: string) => `How to pay at ${name} with card-less EMI, step by step.`,
      line: (count: number) =>
        `${plural(count, { one: `${count} step`, other: `${count} steps` })}, about three minutes, ${rupees(0)} today.`,
      film: 'See it done once',
      filmText: 'The film opens in a new tab, and only when you press it.',
      atHand: {
        heading: 'Have at hand',
        items: [
          'The phone with your bank’s number',
          'Your PIN, PAN or date of birth, if your lender asks',
          'A savings account for the monthly auto-debit',
        ],
      },
      missing: {
        heading: (brand: string) => `If ${brand} is not in the list`,
        text: (least: number) =>
          `The basket may be under ${rupees(least)}, or hold a gift card or gold coin. Remove it and reload the payment page.`,
        ask: 'Ask us about an order',
      },
      drawn: {
        buyNow: 'Buy now',
        payment: 'Payment',
        ways: ['UPI', 'Cards', 'Card-less EMI'],
        otp: 'Enter OTP to continue',
        verify: 'Verify',
        pick: 'Pick the months',
        read: 'Read key facts',
      },
    },
  },
  import.meta.glob('/shared/messages/*/frames/shell/merchant.ts', { import: 'default' }),
);
