import type { Kfs } from '../api/kfs';
import { mobileText } from '../format/mobile-text';
import { formatNumber, formatPaise as rupees } from '../format/number';
import { monogram } from '../format/text';
import { langOf } from '../locales';
import { messagesIn, type Texts } from '../messages/define-messages';
import { GST_PERCENT } from '../money/gst';
import { lastInSchedulePaise } from '../money/last-in-schedule';
import { percentOf } from '../money/rate';
import { OMBUDSMAN_AFTER_DAYS } from '../rules/disputes/dates';
import { kfsMessages } from './messages';

type Messages = Texts<typeof kfsMessages>;

/** One line of the statement. `note`: parts or purpose of the value. `isSum`: emphasised. */
export interface Line {
  readonly name: string;
  readonly value: string;
  readonly note?: string;
  readonly isSum?: boolean;
}

interface Part {
  readonly title: string;
  readonly lines: readonly Line[];
}

/** A Key Facts Statement as text, the only source for screen, page and PDF, so that their figures cannot differ. */
export interface KfsDocument {
  /** Like 'hi-IN'. */
  readonly lang: string;
  readonly heading: string;
  readonly summary: string;
  readonly lender: { readonly name: string; readonly role: string; readonly monogram: string };
  /** Parties, loan and validity. */
  readonly head: readonly Line[];
  /** Yearly cost, total and instalment. */
  readonly figures: readonly Line[];
  /** Costs, repayment, and contingent charges. */
  readonly parts: readonly Part[];
  /** The charge for late payment, also a line of the charges: a screen repeats it next to the figures. */
  readonly lateCharge: Line | undefined;
  readonly rights: Part;
  /** The lending company; null in a statement before 2026-8. */
  readonly company: Part | null;
  readonly schedule: Schedule;
  readonly fingerprint: {
    readonly title: string;
    readonly hash: string;
    /** How to verify it; the address is between the two texts. */
    readonly before: string;
    readonly after: string;
  };
  /** Footer of each page, next to its number. */
  readonly footer: string;
  readonly pageOf: (page: number, pages: number) => string;
  readonly download: string;
}

interface Schedule {
  readonly title: string;
  /** Number, day, instalment, principal, interest, balance. */
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Totals, in the columns of the rows. */
  readonly sums: readonly string[];
  readonly total: Line;
}

export function kfsDocument(kfs: Kfs): KfsDocument {
  const t = messagesIn(kfs.language, kfsMessages);
  const charges = kfs.contingentCharges.map(({ name, charge }) => ({ name, value: charge }));
  return {
    lang: langOf(kfs.language),
    heading: t.heading,
    summary: t.summary,
    lender: { name: kfs.lenderName, role: t.lender, monogram: monogram(kfs.lenderName) },
    head: headLines(kfs, t),
    figures: figureLines(kfs, t),
    parts: numbered([
      { title: t.costs.title, lines: costLines(kfs, t) },
      { title: t.repayment.title, lines: repaymentLines(kfs, t) },
      { title: t.charges, lines: charges },
    ]),
    lateCharge: charges[0],
    rights: { title: `4. ${t.rights.title}`, lines: rightLines(kfs, t) },
    company: kfs.lenderFacts ? { title: `5. ${t.lender}`, lines: kfs.lenderFacts } : null,
    schedule: { ...scheduleOf(kfs, t), title: `${kfs.lenderFacts ? 6 : 5}. ${t.schedule.title}` },
    fingerprint: {
      title: t.fingerprint(kfs.kfsVersion),
      hash: kfs.contentHash,
      before: t.verify.before,
      after: t.verify.after,
    },
    footer: [t.heading, kfs.proposalNumber, kfs.lenderName].join(' · '),
    pageOf: t.page,
    download: t.download,
  };
}

const numbered = (parts: readonly Part[]): readonly Part[] =>
  parts.map((part, index) => ({ ...part, title: `${index + 1}. ${part.title}` }));

const percent = (bps: number): string => formatNumber(percentOf(bps));
const hasGst = (kfs: Kfs): boolean => kfs.totalGstOnInterestPaise > 0;
const isPart = (kfs: Kfs): boolean => kfs.dueAtMerchantPaise !== undefined;
const hasFees = (kfs: Kfs): boolean => kfs.totalFeesPaise > 0;

const headLines = (kfs: Kfs, t: Messages): readonly Line[] => [
  { name: t.proposal, value: kfs.proposalNumber },
  ...(kfs.maskedMobile === null ? [] : [{ name: t.mobile, value: mobileText(kfs.maskedMobile) }]),
  {
    name: t.shop,
    value: kfs.orderId === null ? kfs.merchantName : t.shopAndOrder(kfs.merchantName, kfs.orderId),
  },
  { name: t.madeOn, value: t.moment(kfs.issuedAtMs) },
  // A validity that ends at midnight shows its last minute.
  {
    name: t.validUntil,
    value: t.moment(kfs.disbursedOn === undefined ? kfs.validUntilMs : kfs.validUntilMs - 1),
  },
  { name: t.arrangedBy, value: t.arranger(kfs.lenderName) },
];

function figureLines(kfs: Kfs, t: Messages): readonly Line[] {
  const last = lastInSchedulePaise(kfs.schedule, kfs.instalmentPaise);
  const times = last === null ? t.times(kfs.instalmentCount) : t.timesLast(kfs.instalmentCount, last);
  return [
    { name: t.apr, value: `${percentOf(kfs.aprBps).toFixed(2)}%`, note: t.aYear },
    {
      name: t.totalPayable,
      value: rupees(kfs.totalPayablePaise),
      note: t.totalPayableOf(isPart(kfs), kfs.totalInterestPaise > kfs.discountPaise, hasGst(kfs), hasFees(kfs)),
    },
    { name: t.eachMonth, value: rupees(kfs.instalmentPaise), note: hasGst(kfs) ? t.plusGst(times) : times },
  ];
}

function costLines(kfs: Kfs, { costs, totalPayable }: Messages): readonly Line[] {
  return [
    { name: costs.price, value: rupees(kfs.purchaseAmountPaise) },
    ...(kfs.dueAtMerchantPaise ? [{ name: costs.atShop, value: `− ${rupees(kfs.dueAtMerchantPaise)}` }] : []),
    ...(kfs.discountPaise > 0 ? [{ name: costs.discount, value: `− ${rupees(kfs.discountPaise)}` }] : []),
    { name: costs.loan, value: rupees(kfs.loanAmountPaise) },
    { name: costs.rate, value: costs.rateValue(percent(kfs.annualRateBps)), note: costs.fixed },
    { name: costs.interest, value: rupees(kfs.totalInterestPaise) },
    ...(hasGst(kfs) ? [{ name: costs.gst, value: rupees(kfs.totalGstOnInterestPaise) }] : []),
    ...kfs.fees.map(({ name, payee, frequency, amountPaise, gstPaise }) => ({
      name,
      value: rupees(amountPaise + gstPaise),
      note: costs.feeOf(
        amountPaise,
        GST_PERCENT,
        gstPaise,
        payee === 'LENDER' ? kfs.lenderName : costs.thirdParty,
        costs.feeDue[frequency],
      ),
    })),
    ...(kfs.shopFeesPaise === undefined
      ? []
      : [{ name: costs.shopFee, value: rupees(0), note: costs.shopFeeNote(rupees(kfs.shopFeesPaise)) }]),
    { name: costs.cost, value: rupees(kfs.costOfLoanPaise), note: costs.costOf(hasGst(kfs), hasFees(kfs)) },
    {
      name: costs.net(kfs.netDisbursedPaise < kfs.loanAmountPaise),
      value: rupees(kfs.netDisbursedPaise),
      note: costs.netUse,
    },
    { name: totalPayable, value: rupees(kfs.totalPayablePaise), isSum: true },
  ];
}

function repaymentLines(kfs: Kfs, { repayment, plusGst, day }: Messages): readonly Line[] {
  const { instalmentCount: count, instalmentPaise: emi } = kfs;
  const last = lastInSchedulePaise(kfs.schedule, emi);
  const instalments = last === null ? repayment.equal(count, emi) : repayment.lastDiffers(count - 1, emi, last);
  return [
    { name: repayment.instalments, value: hasGst(kfs) ? plusGst(instalments) : instalments },
    { name: repayment.first, value: day(kfs.firstEmiOn) },
    { name: repayment.last, value: day(kfs.lastEmiOn) },
    { name: repayment.how, value: repayment.howValue, note: repayment.howNote },
    {
      name: repayment.disbursal,
      value: kfs.disbursal,
      ...(kfs.disbursedOn !== undefined && {
        note: repayment.interestFrom(day(kfs.disbursedOn), kfs.firstPeriodDays ?? null),
      }),
    },
  ];
}

function rightLines(kfs: Kfs, { rights }: Messages): readonly Line[] {
  const { name, phone, email } = kfs.grievanceOfficer;
  const { providerOfficer: ours } = kfs;
  return [
    { name: rights.coolingOff, value: kfs.coolingOff },
    ...(kfs.refundClause === undefined ? [] : [{ name: rights.refund, value: kfs.refundClause }]),
    { name: rights.recovery, value: kfs.recoveryClause },
    { name: rights.transfer, value: kfs.transferClause },
    { name: rights.complaints, value: rights.complain(name, phone, email, OMBUDSMAN_AFTER_DAYS) },
    ...(ours ? [{ name: rights.complaintsToUs, value: rights.complainToUs(ours.name, ours.phone, ours.email) }] : []),
  ];
}

function scheduleOf(kfs: Kfs, { schedule, totalPayable, day }: Messages): Omit<Schedule, 'title'> {
  const allPaise = kfs.schedule.reduce((sum, { paymentPaise }) => sum + paymentPaise, 0);
  const costPaise = kfs.totalInterestPaise + kfs.totalGstOnInterestPaise;
  const isFeeInSchedule = kfs.schedule.some(({ feesPaise = 0 }) => feesPaise > 0);
  /** Lines of the cost of the credit and its fee. */
  const withFee = (paise: number, feesPaise: number): string =>
    (feesPaise > 0 ? [paise, feesPaise] : [paise]).map(rupees).join(' + ');
  return {
    heads: schedule.heads(hasGst(kfs), isFeeInSchedule),
    rows: kfs.schedule.map((row) => [
      String(row.number),
      day(row.dueOn),
      rupees(row.paymentPaise),
      rupees(row.principalPaise),
      // Tax on the interest is part of that month's cost of credit.
      withFee(row.interestPaise + row.gstPaise, row.feesPaise ?? 0),
      rupees(row.balancePaise),
    ]),
    sums: [
      '',
      schedule.all,
      rupees(allPaise),
      rupees(kfs.loanAmountPaise),
      withFee(costPaise, isFeeInSchedule ? kfs.totalFeesPaise : 0),
      '',
    ],
    total: {
      name: hasFees(kfs) ? schedule.withFees(kfs.totalFeesPaise) : totalPayable,
      value: rupees(kfs.totalPayablePaise),
    },
  };
}
