import { brand } from '../brand';
import { dayText } from '../format/day-text';
import { formatPaise } from '../format/number';
import { defineMessages } from '../messages/define-messages';
import { allOf, clockText, days as daysText, monthNames, plural } from '../messages/en/grammar';
import { dayInIndia } from '../rules/india-days';

const day = (on: string): string => dayText(on, monthNames);

/** A Key Facts Statement on screen, on paper and as a file. Amounts are paise, rates percent. Texts of `terms` are
 *  agreed to, and covered by the fingerprint. */
export const kfsMessages = defineMessages(
  {
    heading: 'Key Facts Statement',
    summary: 'Everything this loan costs and what you agree to.',
    terms: {
      fees: { PROCESSING: 'Processing fee', DOCUMENTATION: 'Documentation fee' },
      disbursal: (merchant: string) => `Once, in full, to ${merchant} for this order. No fee is taken from it`,
      late: {
        name: 'If you pay late',
        charge: (percent: string) => `${percent}% a month of the overdue EMI, without its fee, counted by the day`,
      },
      early: {
        name: 'If you pay back early',
        charge: (percent: string) =>
          `${percent}% of what you pay before its due day, plus GST, once the days to return the loan are over`,
        none: 'No charge',
      },
      bounce: {
        name: 'If a debit fails because the account is short',
        charge: (rupees: string) => `₹${rupees} each time`,
      },
      /** End and cost of giving the loan back. */
      coolingOff: (days: number) =>
        `You can return the loan within ${daysText(days)} of this payment. You then pay what was lent and the interest of those days, and no fee or charge.`,
      /** Refund after a return of the purchase. */
      refund: (lender: string, days: number, isNoCost: boolean) =>
        `If the shop takes it back within ${daysText(days)} of this payment, all that you have paid comes back. Later, ${
          isNoCost ? '' : 'the interest until then and '
        }fees and charges that you have paid stay with ${lender}.`,
      recovery: (lender: string) =>
        `If you do not pay, ${lender} may send an agent. It tells you the agent’s name before the agent contacts you.`,
      transfer: (lender: string) =>
        `${lender} may transfer this loan to another lender. It tells you, and your terms stay the same.`,
      officer: (lender: string) => `Grievance Officer, ${lender}`,
    },
    lender: 'Lender',
    proposal: 'Proposal number',
    mobile: 'Your mobile number',
    shop: 'Shop',
    shopAndOrder: (shop: string, order: string) => `${shop}, order ${order}`,
    madeOn: 'Made on',
    validUntil: 'Valid until',
    arrangedBy: 'Loan arranged by',
    arranger: (lender: string) => `${brand.name}, for ${lender}`,
    day,
    /** '25 Nov 2026, 3:29 am', by the clock of India. */
    moment: (atMs: number) => `${day(dayInIndia(atMs))}, ${clockText(atMs)}`,
    apr: 'APR, all costs included',
    aYear: 'a year',
    totalPayable: 'Total you pay',
    /** Parts of the total. `isPart`: the shop collects a part of the price itself. */
    totalPayableOf: (isPart: boolean, hasInterest: boolean, hasGst: boolean, hasFees: boolean) =>
      allOf([
        isPart ? 'loan' : 'price',
        ...(hasInterest ? ['interest'] : []),
        ...(hasGst ? ['GST'] : []),
        ...(hasFees ? ['fees'] : []),
      ]),
    eachMonth: 'Each month',
    times: (count: number) => plural(count, { one: 'once', other: `${count} times` }),
    timesLast: (count: number, last: number) => `${count} times, the last ${formatPaise(last)}`,
    plusGst: (what: string) => `${what}, plus GST on the interest`,
    costs: {
      title: 'What it costs',
      price: 'Price of the purchase',
      atShop: 'You pay to the shop, not lent',
      discount: 'Shop discount that pays the interest',
      loan: 'Loan amount',
      rate: 'Interest rate',
      rateValue: (percent: string) => `${percent}% a year`,
      fixed: 'fixed for the whole loan',
      interest: 'Total interest',
      gst: 'GST on interest',
      feeOf: (fee: number, gstPercent: bigint, gst: number, payee: string, due: string) =>
        `${formatPaise(fee)} + ${gstPercent}% GST ${formatPaise(gst)}, to ${payee}, ${due}`,
      thirdParty: 'a third party',
      feeDue: { ONE_TIME: 'once, with the first EMI', RECURRING: 'recurring' },
      /** The lender's fee of a no-cost plan. */
      shopFee: 'Lender’s fee, paid by the shop',
      shopFeeNote: (sum: string) => `${sum} with GST; you pay nothing of it`,
      cost: 'Cost of this loan',
      costOf: (hasGst: boolean, hasFees: boolean) =>
        allOf(['interest', ...(hasGst ? ['GST'] : []), ...(hasFees ? ['fees'] : [])]),
      /** `isAfterFees`: in a statement before 2026-6. */
      net: (isAfterFees: boolean): string => (isAfterFees ? 'Net disbursed, after the fees' : 'Net disbursed'),
      netUse: 'the APR is based on this',
    },
    repayment: {
      title: 'How you repay',
      instalments: 'Instalments',
      equal: (count: number, emi: number) => `${count} × ${formatPaise(emi)}`,
      lastDiffers: (count: number, emi: number, last: number) =>
        `${count} × ${formatPaise(emi)} and 1 × ${formatPaise(last)}`,
      first: 'First EMI',
      last: 'Last EMI',
      how: 'Repayment',
      howValue: 'Auto-debit, from the account that you have allowed',
      howNote: 'without one, you pay each EMI yourself until you allow it',
      disbursal: 'Disbursal',
      /** `firstDays`: if the first period is not a whole month. */
      interestFrom: (day: string, firstDays: number | null) =>
        `interest from ${day}${firstDays === null ? '' : `; the first EMI has that of ${daysText(firstDays)}`}`,
    },
    charges: 'Charges only if they happen',
    rights: {
      title: 'Your rights',
      coolingOff: 'Return the loan',
      refund: 'Return the purchase',
      recovery: 'Recovery',
      transfer: 'Transfer of the loan',
      complaints: 'Complaints',
      complain: (officer: string, phone: string, email: string, ombudsmanAfterDays: number) =>
        `${officer}: ${phone}, ${email}. If you are not satisfied within ${ombudsmanAfterDays} days, you can write to the RBI Ombudsman.`,
      complaintsToUs: `Complaints to ${brand.name}`,
      complainToUs: (officer: string, phone: string, email: string) =>
        `${officer}: ${phone}, ${email}. ${brand.name} has arranged this loan as the lending service provider.`,
    },
    schedule: {
      title: 'Repayment schedule',
      /** Fees paid with an EMI follow its interest. */
      heads: (hasGst: boolean, hasFees: boolean) => [
        'No.',
        'Due on',
        'EMI',
        'Principal',
        `Interest${hasGst ? ' + GST' : ''}${hasFees ? ' + fee' : ''}`,
        'Left to pay',
      ],
      all: 'All EMIs',
      withFees: (fees: number) => `Total you pay, including fees of ${formatPaise(fees)}`,
    },
    fingerprint: (version: string) => `Fingerprint (SHA-256), version ${version}`,
    /** The address is between the two texts. */
    verify: {
      before: 'Check this statement at',
      after:
        'with the proposal number and this fingerprint. If even one figure had been changed, the fingerprint would be different.',
    },
    page: (number: number, count: number) => `Page ${number} of ${count}`,
    download: 'Download as PDF',
  },
  import.meta.glob('/shared/messages/*/shared/kfs.ts', { import: 'default' }),
);
