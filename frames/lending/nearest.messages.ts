import { formatPaise, formatRupees as rupees } from '../../shared/format/number';
import { defineMessages } from '../../shared/messages/define-messages';
import { months } from '../../shared/messages/en/grammar';
import { planChoiceMessages } from './plan-option.messages';

/** The sum of an alternative; `more` says what else is true of it, after a comma or as a sentence of its own. */
const sum =
  (who: string) =>
  (emi: number, count: number, totalPaise: number, more = ''): string =>
    `${planChoiceMessages.english.emiTimes(emi, count)}. ${who} ${formatPaise(totalPaise)} in all${more}.`;
const youPay = sum('You pay');
const customerPays = sum('Customer pays');

/** What works where a plan does not (`shared/rules/nearest-alternatives`). Amounts are whole rupees, totals paise. */
export const nearestMessages = defineMessages(
  {
    limit: (amount: number, limit: number) => `${rupees(amount)} is above your ${rupees(limit)} limit`,
    limitIs: (lender: string) => `That is what ${lender} gives you today.`,
    noTenure: (lender: string, count: number) => `${lender} does not offer you ${months(count)} today`,
    noLender: (lender: string) => `${lender} does not offer you EMI today`,
    notAffected: 'Nothing has been paid, and your credit score is not affected.',
    noReason: 'The lender does not tell us its reason. You can ask it.',
    list: 'Nearest ways',
    these: 'These are the nearest ways.',
    none: 'Change your order, or pay another way.',
    finding: 'Finding what works…',
    allPlans: 'Choose another plan',
    anotherWay: 'Pay another way',
    /** To the shopper. */
    ways: {
      otherTenure: (lender: string, count: number) => `${months(count)} with ${lender}`,
      otherLender: (lender: string) => `${lender}, for the whole amount`,
      partNow: (now: number, rest: number) => `Pay ${rupees(now)} now and ${rupees(rest)} on EMI`,
      apply: 'Apply for a new limit',
      applyText: (lender: string) => `With ${lender}, for new customers. Keep your PAN ready; it takes a few minutes.`,
      pays: (emi: number, count: number, total: number) => youPay(emi, count, total),
      paysLess: (emi: number, count: number, total: number, less: number, than: number) =>
        youPay(emi, count, total, `, ${formatPaise(less)} less than over ${months(than)}`),
      paysNoFee: (emi: number, count: number, total: number) => youPay(emi, count, total, ', no processing fee'),
      paysUpTo: (emi: number, count: number, total: number, limit: number) =>
        youPay(emi, count, total, `. Your limit there is ${rupees(limit)}`),
      paysWith: (emi: number, count: number, total: number, now: number) =>
        youPay(emi, count, total, `, the ${rupees(now)} included`),
      now: 'Now',
      onEmi: 'On EMI',
    },
    /** A part of the price at the shop and the rest on EMI. */
    twoParts: {
      title: 'Two parts, one order',
      text: 'Nothing is taken before you have confirmed.',
      emi: (rest: number) => `${rupees(rest)} on EMI`,
      emiText: (emi: number, count: number, lender: string, totalPaise: number) =>
        `${planChoiceMessages.english.emiTimes(emi, count)} with ${lender}, which comes to ${formatPaise(totalPaise)}.`,
      shop: (now: number) => `${rupees(now)} at the shop`,
      shopText: (shop: string) => `To ${shop}, as soon as your EMI is confirmed, in any way that it takes money.`,
      price: 'Price of your order',
      interestOn: (rate: string, rest: number) => `Interest, ${rate} on ${rupees(rest)}`,
      inAll: 'Both parts in all',
      safe: (shop: string, now: number) => `If the EMI does not go through, ${shop} does not take the ${rupees(now)}.`,
      continue: 'Continue with both parts',
      /** Beside the order. */
      both: (now: number, rest: number) => `${rupees(now)} at the shop, ${rupees(rest)} on EMI`,
      atShop: 'At the shop',
      /** Once the EMI is confirmed. */
      due: (shop: string, now: number) => `Now pay the other ${rupees(now)} to ${shop}.`,
    },
    /** To the agent at the till. */
    agentWays: {
      otherTenure: (lender: string, count: number) => `${months(count)} with ${lender}`,
      otherLender: (lender: string) => `${lender}, for the whole amount`,
      partNow: (now: number, rest: number) => `Take ${rupees(now)} at the till, ${rupees(rest)} on EMI`,
      apply: 'Send an application to the customer',
      applyText: (lender: string) => `${lender}, for new customers. The customer fills it on their own phone.`,
      pays: (emi: number, count: number, total: number) => customerPays(emi, count, total),
      paysLess: (emi: number, count: number, total: number, less: number, than: number) =>
        customerPays(emi, count, total, `, ${formatPaise(less)} less than over ${months(than)}`),
      paysNoFee: (emi: number, count: number, total: number) => customerPays(emi, count, total, ', no processing fee'),
      paysUpTo: (emi: number, count: number, total: number, limit: number) =>
        customerPays(emi, count, total, `. Pre-approved for ${rupees(limit)}`),
      paysWith: (emi: number, count: number, total: number, now: number) =>
        customerPays(emi, count, total, `, the ${rupees(now)} included`),
      now: 'Now',
      onEmi: 'On EMI',
    },
  },
  import.meta.glob('/shared/messages/*/frames/lending/nearest.ts', { import: 'default' }),
);
