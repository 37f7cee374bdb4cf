import { formatPaise as rupees } from '../../../shared/format/number';
import { dayInIndia } from '../../../shared/rules/india-days';
import type { Pair } from '../../kit/key-value';
import type { Kfs } from '../flow/state';
import type { LateMessages } from '../messages/late';
import type { Messages } from '../messages/messages';

type Words = LateMessages['kfs'];
type Money = Messages['money'];

/** The sums, in the order in which a reader asks for them. Lines that are nil are left out. */
export function costPairs(kfs: Kfs, words: Words, money: Money): readonly Pair[] {
  const late = kfs.contingentCharges[0];
  return [
    ...(kfs.discountPaise > 0
      ? [
          { name: words.purchaseAmount, value: rupees(kfs.purchaseAmountPaise) },
          { name: words.discount, value: `− ${rupees(kfs.discountPaise)}` },
        ]
      : []),
    { name: words.loanAmount, value: rupees(kfs.loanAmountPaise) },
    { name: words.rate, value: words.rateValue(kfs.annualRateBps / 100) },
    { name: words.totalInterest, value: rupees(kfs.totalInterestPaise) },
    ...(kfs.totalGstOnInterestPaise > 0
      ? [{ name: words.gstOnInterest, value: rupees(kfs.totalGstOnInterestPaise) }]
      : []),
    ...kfs.fees.map((fee) => ({ name: words.fee(fee.name), value: rupees(fee.amountPaise + fee.gstPaise) })),
    { name: words.totalPayable, value: rupees(kfs.totalPayablePaise), strong: true },
    {
      name: words.monthly,
      value: words[kfs.totalGstOnInterestPaise > 0 ? 'monthlyTaxed' : 'monthlyValue'](
        kfs.instalmentPaise,
        kfs.instalmentCount,
      ),
      wraps: kfs.totalGstOnInterestPaise > 0,
    },
    { name: money.first, value: money.day(kfs.firstEmiOn) },
    ...(late ? [{ name: late.name, value: late.charge, wraps: true }] : []),
    { name: words.coolingOff, value: words.coolingOffDays(kfs.coolingOffDays) },
  ];
}

/** Who gets each fee, and how often. */
export const feePairs = (kfs: Kfs, words: Words): readonly Pair[] =>
  kfs.fees.map((fee) => ({
    name: fee.name,
    value: `${rupees(fee.amountPaise)} + ${rupees(fee.gstPaise)} GST, ${words.feeBy[fee.payee]}, ${words.feeEvery[fee.frequency]}`,
    wraps: true,
  }));

/** What only comes if something happens; the first stands among the sums already. */
export const chargePairs = (kfs: Kfs): readonly Pair[] =>
  kfs.contingentCharges.slice(1).map(({ name, charge }) => ({ name, value: charge, wraps: true }));

export const detailPairs = (kfs: Kfs, words: Words, money: Money): readonly Pair[] => [
  { name: words.proposal, value: kfs.proposalNumber, wraps: true },
  { name: words.validUntil, value: money.day(dayInIndia(kfs.validUntilMs)) },
  { name: words.netDisbursed(kfs.totalFeesPaise > 0), value: rupees(kfs.netDisbursedPaise) },
  { name: words.disbursal, value: words.disbursalValue(kfs.merchantName), wraps: true },
  { name: money.last, value: money.day(kfs.lastEmiOn) },
];
