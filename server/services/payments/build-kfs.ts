import { createHash } from 'node:crypto';
import type { Kfs } from '../../../shared/api/kfs';
import { brand } from '../../../shared/brand';
import { formatNumber } from '../../../shared/format/number';
import type { Lender, Tenure } from '../../../shared/lenders';
import {
  APR_UNITS_PER_PERCENT,
  aprUnits,
  gstPaise,
  type Instalment,
  noCostPlan,
  noCostSchedule,
  repaymentSchedule,
} from '../../../shared/money';
import { addMonths, dayInIndia } from './india-days';

/** Changes with the form's words or fields, never with a loan. */
export const KFS_VERSION = '2026-1';
/** How long an offer stands. */
export const KFS_VALID_MS = 3 * 24 * 60 * 60_000;

export interface KfsTerms {
  readonly lender: Lender;
  readonly tenure: Tenure;
  readonly annualRateBps: number;
  readonly amountRupees: number;
  readonly merchantName: string;
  readonly maskedMobile: string | null;
  readonly proposalNumber: string;
  readonly issuedAtMs: number;
}

/** The loan behind a plan: what is lent and how it is paid back, without tax. */
function loanOf({ lender, tenure, annualRateBps, amountRupees }: KfsTerms): {
  readonly isNoCost: boolean;
  readonly loanPaise: number;
  readonly discountPaise: number;
  readonly rows: readonly Instalment[];
} {
  if (!lender.noCostTenures.includes(tenure)) {
    const rows = repaymentSchedule(amountRupees, annualRateBps, tenure);
    return { isNoCost: false, loanPaise: amountRupees * 100, discountPaise: 0, rows };
  }
  const { loanPaise, discountPaise } = noCostPlan(amountRupees, annualRateBps, tenure);
  return { isNoCost: true, loanPaise, discountPaise, rows: noCostSchedule(amountRupees, annualRateBps, tenure) };
}

const percent = (bps: number): string => `${formatNumber(bps / 100)}%`;
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** A key fact statement, worked out in paise without rounding before the last step. The same terms give the same
 *  statement and hash. Source: decisions (Money). */
export function buildKfs(terms: KfsTerms): Kfs {
  const { lender, tenure, annualRateBps, issuedAtMs } = terms;
  const { isNoCost, loanPaise, discountPaise, rows } = loanOf(terms);
  const { processingFeeRupees, penalBpsPerMonth, foreclosureBps, bounceChargeRupees, coolingOffDays } =
    lender.loanTerms;
  const today = dayInIndia(issuedAtMs);
  const schedule = rows.map((row) => {
    const taxPaise = lender.gstOnInterest ? gstPaise(row.interestPaise) : 0;
    return {
      number: row.number,
      dueOn: addMonths(today, row.number),
      openingBalancePaise: row.balancePaise + row.principalPaise,
      principalPaise: row.principalPaise,
      interestPaise: row.interestPaise,
      gstPaise: taxPaise,
      paymentPaise: row.paymentPaise + taxPaise,
      balancePaise: row.balancePaise,
    };
  });
  const feePaise = processingFeeRupees * 100;
  const fees =
    feePaise === 0
      ? []
      : [
          {
            name: 'Processing fee',
            payee: 'LENDER' as const,
            frequency: 'ONE_TIME' as const,
            amountPaise: feePaise,
            gstPaise: gstPaise(feePaise),
          },
        ];
  const totalFeesPaise = sum(fees.map((fee) => fee.amountPaise + fee.gstPaise));
  const totalInterestPaise = sum(schedule.map(({ interestPaise }) => interestPaise));
  const totalGstOnInterestPaise = sum(schedule.map((row) => row.gstPaise));
  const payments = schedule.map(({ paymentPaise }) => paymentPaise);
  const netDisbursedPaise = loanPaise - totalFeesPaise;
  const statement = {
    kfsVersion: KFS_VERSION,
    proposalNumber: terms.proposalNumber,
    issuedAtMs,
    validUntilMs: issuedAtMs + KFS_VALID_MS,
    lenderId: lender.lenderId,
    lenderName: lender.name,
    merchantName: terms.merchantName,
    maskedMobile: terms.maskedMobile,
    purchaseAmountPaise: terms.amountRupees * 100,
    discountPaise,
    isNoCost,
    loanAmountPaise: loanPaise,
    disbursal: `Once, in full, to ${terms.merchantName} for this order`,
    tenure,
    instalmentCount: schedule.length,
    instalmentPaise: rows[0]?.paymentPaise ?? 0,
    firstEmiOn: schedule[0]?.dueOn ?? today,
    lastEmiOn: schedule.at(-1)?.dueOn ?? today,
    annualRateBps,
    rateType: 'FIXED' as const,
    fees,
    totalFeesPaise,
    totalInterestPaise,
    totalGstOnInterestPaise,
    costOfLoanPaise: totalInterestPaise + totalGstOnInterestPaise + totalFeesPaise,
    netDisbursedPaise,
    totalPayablePaise: sum(payments) + totalFeesPaise,
    aprBps: Math.round((aprUnits(netDisbursedPaise, payments) * 100) / APR_UNITS_PER_PERCENT),
    contingentCharges: [
      { name: 'Penal charge, if late', charge: `${percent(penalBpsPerMonth)} a month on what is overdue` },
      {
        name: 'Paying back early',
        charge: foreclosureBps === 0 ? 'None' : `${percent(foreclosureBps)} of what is paid early, plus GST`,
      },
      { name: 'A debit that bounces', charge: `₹${formatNumber(bounceChargeRupees)} each time, plus GST` },
    ],
    coolingOffDays,
    coolingOff: `You may return the loan within ${coolingOffDays} days and pay no charge but the interest of those days.`,
    grievanceOfficer: {
      name: `Grievance Officer, ${lender.name}`,
      email: brand.supportEmail,
      phone: brand.supportPhone,
    },
    recoveryClause: `${lender.name} may engage agents to recover what is overdue. It tells you an agent’s name before he contacts you.`,
    transferClause: `${lender.name} may transfer this loan to another lender. Your terms stay as they are, and you are told.`,
    schedule,
  } satisfies Omit<Kfs, 'contentHash'>;
  return { ...statement, contentHash: hashOf(statement) };
}

/** SHA-256 (base64url) of a statement as JSON with its keys in order. */
export const hashOf = (statement: Omit<Kfs, 'contentHash'>): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(statement)))
    .digest('base64url');

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
};
