import { createHash } from 'node:crypto';
import type { Kfs } from '../../../shared/api/kfs';
import { brand } from '../../../shared/brand';
import { formatNumber } from '../../../shared/format/number';
import { coolingOffSentence, disbursalSentence } from '../../../shared/legal/kfs-sentences';
import { type Lender, planCost, type Tenure, taxedFee } from '../../../shared/lenders';
import { aprUnits } from '../../../shared/money';
import { paiseOf } from '../../../shared/money/paise';
import { BPS_PER_PERCENT, percentOf } from '../../../shared/money/rate';
import { DAY_MS } from '../../../shared/rules/duration';
import { addMonths, dayInIndia } from '../../../shared/rules/india-days';

/** Changes with the form's words or fields, never with a loan. */
export const KFS_VERSION = '2026-3';
/** How long an offer stands. */
export const KFS_VALID_MS = 3 * DAY_MS;

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

const percent = (bps: number): string => `${formatNumber(percentOf(bps))}%`;

/** A Key Facts Statement, worked out in paise without rounding before the last step. The same terms give the same
 *  statement and hash. Source: decisions (Money). */
export function buildKfs(terms: KfsTerms): Kfs {
  const { lender, tenure, annualRateBps, issuedAtMs } = terms;
  const { penalBpsPerMonth, foreclosureBps, bounceChargeRupees, coolingOffDays, fees } = lender.loanTerms;
  const cost = planCost(lender, tenure, annualRateBps, terms.amountRupees);
  const { loanPaise, feesPaise, interestPaise, gstOnInterestPaise } = cost;
  const today = dayInIndia(issuedAtMs);
  const schedule = cost.instalments.map((row) => ({
    number: row.number,
    dueOn: addMonths(today, row.number),
    openingBalancePaise: row.balancePaise + row.principalPaise,
    principalPaise: row.principalPaise,
    interestPaise: row.interestPaise,
    gstPaise: row.gstPaise,
    paymentPaise: row.paymentPaise,
    balancePaise: row.balancePaise,
  }));
  // As if the fees were taken at the start, though they are paid with the first instalment: it never says too little.
  const netDisbursedPaise = loanPaise - feesPaise;
  const payments = schedule.map(({ paymentPaise }) => paymentPaise);
  const statement = {
    kfsVersion: KFS_VERSION,
    proposalNumber: terms.proposalNumber,
    issuedAtMs,
    validUntilMs: issuedAtMs + KFS_VALID_MS,
    lenderId: lender.lenderId,
    lenderName: lender.name,
    merchantName: terms.merchantName,
    maskedMobile: terms.maskedMobile,
    purchaseAmountPaise: paiseOf(terms.amountRupees),
    discountPaise: cost.discountPaise,
    isNoCost: cost.isNoCost,
    loanAmountPaise: loanPaise,
    disbursal: disbursalSentence(terms.merchantName),
    tenure,
    instalmentCount: schedule.length,
    instalmentPaise: cost.emiPaise,
    firstEmiOn: schedule[0]?.dueOn ?? today,
    lastEmiOn: schedule.at(-1)?.dueOn ?? today,
    annualRateBps,
    rateType: 'FIXED' as const,
    fees: fees.map((fee) => ({
      name: fee.name,
      payee: fee.payee,
      frequency: 'ONE_TIME' as const,
      ...taxedFee(fee),
    })),
    totalFeesPaise: feesPaise,
    totalInterestPaise: interestPaise,
    totalGstOnInterestPaise: gstOnInterestPaise,
    costOfLoanPaise: interestPaise + gstOnInterestPaise + feesPaise,
    netDisbursedPaise,
    totalPayablePaise: cost.totalPayablePaise,
    aprBps: aprUnits(netDisbursedPaise, payments, BPS_PER_PERCENT),
    contingentCharges: [
      { name: 'Penal charge, if late', charge: `${percent(penalBpsPerMonth)} a month on what is overdue` },
      {
        name: 'Paying back early',
        charge:
          foreclosureBps === 0
            ? 'None'
            : `${percent(foreclosureBps)} of what is paid early, plus GST, once the cooling-off days are over`,
      },
      { name: 'A debit that bounces', charge: `₹${formatNumber(bounceChargeRupees)} each time, plus GST` },
    ],
    coolingOffDays,
    coolingOff: coolingOffSentence(coolingOffDays),
    grievanceOfficer: {
      name: `Grievance Officer, ${lender.name}`,
      email: brand.supportEmail,
      phone: brand.supportPhone,
    },
    recoveryClause: `${lender.name} may engage agents to recover what is overdue. It tells you an agent’s name before the agent contacts you.`,
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
