import type { Kfs } from '../../shared/api/kfs';
import { formatPaise as rupees } from '../../shared/format/number';
import { lastInSchedulePaise } from '../../shared/money/last-in-schedule';
import { lastDayOf } from '../../shared/rules/india-days';
import type { Pair } from '../kit/key-value';
import type { DueWords, StatementWords } from './words';

/** The sums behind all that is paid, in the order in which a reader asks for them. Lines that are nil are left out. */
export function costPairs(kfs: Kfs, words: StatementWords, due: DueWords): readonly Pair[] {
  const late = kfs.contingentCharges[0];
  const last = lastInSchedulePaise(kfs.schedule, kfs.instalmentPaise);
  const isTaxed = kfs.totalGstOnInterestPaise > 0;
  const taken = [
    { name: words.atShop, paise: kfs.dueAtMerchantPaise ?? 0 },
    { name: words.discount, paise: kfs.discountPaise },
  ].flatMap(({ name, paise }) => (paise > 0 ? [{ name, value: `− ${rupees(paise)}` }] : []));
  return [
    ...(taken.length > 0 ? [{ name: words.purchaseAmount, value: rupees(kfs.purchaseAmountPaise) }, ...taken] : []),
    { name: words.loanAmount, value: rupees(kfs.loanAmountPaise) },
    { name: words.rate, value: words.rateValue(kfs.annualRateBps / 100) },
    { name: words.totalInterest, value: rupees(kfs.totalInterestPaise) },
    ...(isTaxed ? [{ name: words.gstOnInterest, value: rupees(kfs.totalGstOnInterestPaise) }] : []),
    ...kfs.fees.map((fee) => ({ name: words.fee(fee.name), value: rupees(fee.amountPaise + fee.gstPaise) })),
    ...(kfs.shopFeesPaise === undefined
      ? []
      : [{ name: words.shopFee, value: words.shopFeeValue(kfs.shopFeesPaise), wraps: true }]),
    { name: words.cost, value: rupees(kfs.costOfLoanPaise) },
    {
      name: words.monthly,
      value: words[isTaxed ? 'monthlyTaxed' : 'monthlyValue'](kfs.instalmentPaise, kfs.instalmentCount, last),
      wraps: isTaxed || last !== null,
    },
    { name: due.first, value: due.day(kfs.firstEmiOn) },
    ...(late ? [{ name: late.name, value: late.charge, wraps: true }] : []),
    { name: words.coolingOff, value: words.coolingOffDays(kfs.coolingOffDays) },
  ];
}

/** Who gets each fee, and how often. */
export const feePairs = (kfs: Kfs, words: StatementWords): readonly Pair[] =>
  kfs.fees.map((fee) => ({
    name: fee.name,
    value: [words.feeAndTax(fee.amountPaise, fee.gstPaise), words.feeBy[fee.payee], words.feeEvery[fee.frequency]].join(
      ', ',
    ),
    wraps: true,
  }));

/** What only comes if something happens; the first stands among the sums already. */
export const chargePairs = (kfs: Kfs): readonly Pair[] =>
  kfs.contingentCharges.slice(1).map(({ name, charge }) => ({ name, value: charge, wraps: true }));

export const detailPairs = (kfs: Kfs, words: StatementWords, due: DueWords): readonly Pair[] => [
  { name: words.proposal, value: kfs.proposalNumber, wraps: true },
  { name: words.validUntil, value: due.day(lastDayOf(kfs.validUntilMs)) },
  { name: words.netDisbursed, value: rupees(kfs.netDisbursedPaise) },
  ...(kfs.disbursedOn === undefined
    ? []
    : [
        {
          name: words.interestFrom,
          value:
            kfs.firstPeriodDays === undefined
              ? due.day(kfs.disbursedOn)
              : words.firstPeriod(due.day(kfs.disbursedOn), kfs.firstPeriodDays),
          wraps: kfs.firstPeriodDays !== undefined,
        },
      ]),
  { name: words.disbursal, value: kfs.disbursal, wraps: true },
  { name: due.last, value: due.day(kfs.lastEmiOn) },
];
