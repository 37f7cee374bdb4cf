import { formatNumber, formatPaise, formatRupees as rupees } from '../../shared/format/number';
import { defineMessages } from '../../shared/messages/define-messages';
import { months, noCostMark, zeroInterest } from '../../shared/messages/en/grammar';
import { commonMessages } from '../kit/common.messages';
import { lendingMessages } from '../lending/messages';

/** `/product/{handle}/{productId}`. Amounts are whole rupees unless they are called paise. */
export const productMessages = defineMessages(
  {
    title: (name: string, merchant: string) => `${name} at ${merchant}`,
    description: (name: string, merchant: string, price: number) =>
      `${name} for ${rupees(price)} at ${merchant}: what a month costs with each lender, with interest, discount, fee and total.`,
    priceAt: (merchant: string) => `Price at ${merchant}`,
    shopDecides: 'The price on the shop’s own page counts.',
    plans: {
      heading: 'Plans by lender',
      /** The lowest instalment of all. */
      from: (emi: number) => `from ${rupees(emi)}/month`,
      lenders: 'Lenders',
      /** The rule of the order (`inStatedOrder` of `shared/rules/lender-choice`). */
      order: (count: number) =>
        `Lenders: lowest total for ${months(count)} first; if equal, the lower APR, then A to Z.`,
      tag: `${noCostMark}*`,
      months,
      /** Behind an instalment. */
      perMonth: '/month',
      noInterest: `${rupees(0)} interest to you`,
      /** Of a plan whose interest the shop meets, and that is not no cost. */
      zeroInterest,
      /** A rate in percent. */
      rate: (rate: number) => `${formatNumber(rate)}% a year`,
      interest: (paise: number) => `interest ${formatPaise(paise)}`,
      notAvailable: lendingMessages.english.notAvailable,
      /** Of the form without script. */
      show: 'Show the cost',
      price: 'Price',
      interestName: 'Interest',
      interestAt: (rate: number) => `Interest, ${formatNumber(rate)}%`,
      gst: 'GST on interest',
      discount: 'No cost discount*',
      fee: 'Lender’s fee, once',
      total: 'Total you pay',
      /** How the total is paid, without the fee. */
      times: (count: number, emi: number) => `${count} × ${rupees(emi)}.`,
      timesThenLast: (count: number, emi: number, lastPaise: number) =>
        `${count} × ${rupees(emi)}, then ${formatPaise(lastPaise)}.`,
      feeWithFirst: 'The fee is due with the first instalment.',
      /** Announced after a choice. */
      announced: (emi: number, count: number, totalPaise: number) =>
        `${rupees(emi)} a month for ${months(count)}. Total you pay: ${formatPaise(totalPaise)}.`,
      /** What the star of the tag leads to; figures of the chosen plan, paise. */
      star: (merchant: string, interestPaise: number, pricePaise: number) =>
        `*${noCostMark}: ${merchant} takes the interest (${formatPaise(interestPaise)} on this plan) off the price before the loan starts and pays the lender’s one-time fee, so you pay ${formatPaise(pricePaise)} in total.`,
      starAlone: (merchant: string) =>
        `*${noCostMark}: ${merchant} takes the interest off the price before the loan starts and pays the lender’s one-time fee, so you pay exactly the price.`,
      feeApart: (paise: number) =>
        `The lender’s one-time fee of ${formatPaise(paise)}, GST included, is yours to pay, as the total says.`,
      /** No lender finances the price. */
      outOfRange: (price: number) => `No lender finances ${rupees(price)}.`,
      nearest: (amount: number) => `The closest amount with plans is ${rupees(amount)}.`,
    },
    shopAt: (merchant: string) => `Shop at ${merchant}`,
    opens: (host: string, brand: string) => `Opens ${host} in a new tab. Choose ${brand} at payment.`,
    check: `${commonMessages.english.check}, free`,
    fit: {
      heading: 'What fits your month?',
      text: 'Say a sum. We show the nearest plan, cheapest first.',
      label: 'I can pay about',
      unit: 'a month',
      within: (sum: number) => `Nearest within ${rupees(sum)}`,
      none: (sum: number) => `No plan within ${rupees(sum)}`,
      lowest: 'The lowest instalment',
      above: 'A little more',
      /** '18 months · Bank of Baroda · interest ₹7,936.60'. */
      about: (count: number, lender: string, cost: string) => `${months(count)} · ${lender} · ${cost}`,
      noInterest: 'no interest',
      saves: (paise: number) => `saves ${formatPaise(paise)}`,
    },
    calculator: {
      heading: 'EMI calculator',
      text: 'Any price, with each lender of this shop.',
      open: 'Open full size',
    },
  },
  import.meta.glob('/shared/messages/*/frames/product-plans.ts', { import: 'default' }),
);
