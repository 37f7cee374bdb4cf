import { brand } from '../../../shared/brand';
import { dayText } from '../../../shared/format/day-text';
import { defineMessages } from '../../../shared/messages/define-messages';
import { allOf, monthNames, noCostMark } from '../../../shared/messages/en/grammar';
import {
  VOUCHER_ACTIVE_DAYS,
  VOUCHER_BUY_WITHIN_HOURS,
  VOUCHER_EVERY_DAYS,
  VOUCHER_RUPEES,
  VOUCHER_WORKING_DAYS,
} from '../../../shared/rules/voucher';

const day = (of: string): string => dayText(of, monthNames);
const worth = `Rs. ${VOUCHER_RUPEES}`;

/** Offers, their terms, and vouchers. */
export const offersMessages = defineMessages(
  {
    title: 'Offers',
    description: `No cost EMI and gift vouchers at the shops that take ${brand.name}, with the terms of each.`,
    heading: 'Offers',
    /** Links to a kind of offer, with counts. */
    kinds: {
      label: 'Which offers',
      all: (count: number) => `All ${count}`,
      noCost: (count: number) => `No cost EMI ${count}`,
      voucher: (count: number) => `Vouchers ${count}`,
      ending: (count: number) => `Ending soon ${count}`,
    },
    tag: `${noCostMark}*`,
    voucherTag: 'Voucher',
    ends: (of: string) => `Ends ${day(of)}`,
    terms: 'Terms',
    /** Accessible name, with the merchant. */
    termsOf: (merchant: string) => `Terms of ${merchant}`,
    /** '3, 6, 9 and 12 months'. */
    noCostOn: (months: readonly number[]) => `No cost on ${allOf(months.map(String))} months`,
    none: 'No offer of this kind stands today.',
    noneYet: 'There are no offers today.',
    showAll: 'Show all offers',
    bannerWay: 'See the terms',
    monthsWay: 'See the months by shop',
    /** Explanation of the star: names of banks. */
    star: (banks: readonly string[]) =>
      `*${noCostMark}: the shop takes the interest off the price before the loan starts and pays the lender’s one-time fee, so you pay exactly the price. With ${allOf(banks)}.`,
    starAlone: `*${noCostMark}: the shop takes the interest off the price before the loan starts and pays the lender’s one-time fee, so you pay exactly the price.`,
    /** Terms of one shop. */
    ofMerchant: {
      title: (merchant: string) => `${merchant} offer terms`,
      description: (merchant: string) => `The terms of offers at ${merchant}: months at no cost, banks and dates.`,
      trail: { offers: 'Offers', terms: 'Terms' },
      valid: (from: string, to: string) => `Valid ${day(from)} to ${day(to)}`,
      validFrom: (from: string) => `Valid from ${day(from)}, without an end`,
      over: (to: string) => `This offer ended on ${day(to)}.`,
      notYet: (from: string) => `This offer begins on ${day(from)}.`,
      now: 'See the offers of today',
      shopAt: (merchant: string) => `Shop at ${merchant}`,
      lenders: 'Eligible lenders',
      noCost: {
        heading: 'No cost EMI terms',
        tag: 'No cost EMI',
        text: (months: readonly number[]) =>
          `On ${allOf(months.map(String))} months, the shop takes the interest off your price when you buy. The lender then charges interest in the EMI, so your instalments add up to the listed price.`,
        points: [
          'GST on the interest part: ₹0 with the lenders named here. A plan on which a lender charges it is not no cost, and says the sum.',
          'The shop pays the lender’s one-time fee. Where a lender keeps it, the plan says 0% interest and the fee instead.',
          'The offer is for the products that the shop has chosen, and may end before its date.',
          'The discount is shown on the payment page before you confirm.',
        ],
        months: 'Months at no cost',
        interest: 'Interest that you pay',
        none: 'None',
        gst: 'GST on that interest',
        fee: 'Lender’s fee that you pay',
        star: `*${noCostMark}: the shop takes the interest off the price before the loan starts.`,
      },
      voucher: {
        heading: 'Voucher terms',
        tag: 'Voucher offer',
        worth: `${worth} gift voucher`,
        points: [
          `You get one gift voucher of ${worth} for a purchase with ${brand.name} at this shop.`,
          `Buy within ${VOUCHER_BUY_WITHIN_HOURS} hours of our SMS.`,
          `We send the link of the voucher within ${VOUCHER_WORKING_DAYS} working days of the purchase.`,
          `The link stays active for ${VOUCHER_ACTIVE_DAYS} days.`,
          `At most 1 voucher per ${VOUCHER_EVERY_DAYS} days for a mobile number, at all shops together.`,
          'An order that is cancelled gets no voucher.',
        ],
        facts: {
          within: ['Buy within', `${VOUCHER_BUY_WITHIN_HOURS} hours of the SMS`],
          sent: ['Link sent', `within ${VOUCHER_WORKING_DAYS} working days`],
          active: ['Link active', `${VOUCHER_ACTIVE_DAYS} days`],
          limit: ['Limit', `1 in ${VOUCHER_EVERY_DAYS} days`],
        },
      },
    },
    voucherTermsTitle: (merchant: string) => `${merchant} voucher terms`,
    /** A shop's voucher. */
    voucher: {
      title: (merchant: string) => `${merchant} voucher`,
      description: (merchant: string) => `The gift voucher of ${merchant}, its terms, and your own vouchers.`,
      trail: { home: 'Home', voucher: 'Voucher' },
      worth,
      kind: 'gift voucher',
      buyOnce: `Buy once with ${brand.name} within ${VOUCHER_BUY_WITHIN_HOURS} hours of our SMS.`,
      noOffer: (merchant: string) => `${merchant} has no voucher offer today.`,
      bought: {
        heading: 'Get the SMS, or see your voucher',
        text: 'Log in to have the SMS sent, and to see your code when it comes.',
      },
      fiveLines: {
        heading: 'Terms in five lines',
        lines: [
          { title: `A gift voucher of ${worth}`, text: (merchant: string) => `for ${merchant}` },
          {
            title: `Buy within ${VOUCHER_BUY_WITHIN_HOURS} hours of the SMS`,
            text: () => `one purchase with ${brand.name}`,
          },
          {
            title: `Link within ${VOUCHER_WORKING_DAYS} working days`,
            text: () => 'by SMS, to the number that you have paid with',
          },
          { title: `Link active ${VOUCHER_ACTIVE_DAYS} days`, text: () => 'then the code ends and cannot be renewed' },
          { title: `At most 1 voucher per ${VOUCHER_EVERY_DAYS} days`, text: () => 'counted for one mobile number' },
        ],
        all: 'Full voucher terms',
      },
    },
  },
  import.meta.glob('/shared/messages/*/frames/shell/offers.ts', { import: 'default' }),
);
