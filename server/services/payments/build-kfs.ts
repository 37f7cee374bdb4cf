import { createHash } from 'node:crypto';
import type { Kfs } from '../../../shared/api/kfs';
import { brand } from '../../../shared/brand';
import { formatNumber } from '../../../shared/format/number';
import { type Lender, planCost, type Tenure, taxedFee } from '../../../shared/lenders';
import type { Locale } from '../../../shared/locales';
import { aprUnits } from '../../../shared/money';
import { paiseOf } from '../../../shared/money/paise';
import { BPS_PER_PERCENT, percentOf } from '../../../shared/money/rate';
import { addMonths, dayInIndia } from '../../../shared/rules/india-days';
import { KFS_VALID_MS } from '../../rules/lifetimes';
import { kfsWords } from '../kfs-document/kfs-words';
import { financedRupees } from './price-parts';

/** Changes with the form's words or fields, never with a loan. */
const KFS_VERSION = '2026-5';

export interface KfsTerms {
  readonly language: Locale;
  readonly lender: Lender;
  readonly tenure: Tenure;
  readonly annualRateBps: number;
  /** The order's price. */
  readonly amountRupees: number;
  /** What the shop takes of it itself; 0 = nothing. */
  readonly dueRupees: number;
  readonly merchantName: string;
  readonly orderId: string;
  readonly maskedMobile: string | null;
  readonly proposalNumber: string;
  readonly issuedAtMs: number;
}

const percent = (bps: number): string => formatNumber(percentOf(bps));

/** A Key Facts Statement, worked out in paise without rounding before the last step. The same terms give the same
 *  statement and hash; another language has the same figures in its own words, and its own hash. Source: decisions (Money). */
export function buildKfs(terms: KfsTerms): Kfs {
  const { lender, tenure, annualRateBps, issuedAtMs } = terms;
  const { penalBpsPerMonth, foreclosureBps, bounceChargeRupees, coolingOffDays, fees } = lender.loanTerms;
  const { terms: says } = kfsWords[terms.language];
  const cost = planCost(lender, tenure, annualRateBps, financedRupees(terms));
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
    language: terms.language,
    proposalNumber: terms.proposalNumber,
    issuedAtMs,
    validUntilMs: issuedAtMs + KFS_VALID_MS,
    lenderId: lender.lenderId,
    lenderName: lender.name,
    merchantName: terms.merchantName,
    orderId: terms.orderId,
    maskedMobile: terms.maskedMobile,
    purchaseAmountPaise: paiseOf(terms.amountRupees),
    ...(terms.dueRupees > 0 && { dueAtMerchantPaise: paiseOf(terms.dueRupees) }),
    discountPaise: cost.discountPaise,
    isNoCost: cost.isNoCost,
    loanAmountPaise: loanPaise,
    disbursal: says.disbursal(terms.merchantName),
    tenure,
    instalmentCount: schedule.length,
    instalmentPaise: cost.emiPaise,
    firstEmiOn: schedule[0]?.dueOn ?? today,
    lastEmiOn: schedule.at(-1)?.dueOn ?? today,
    annualRateBps,
    rateType: 'FIXED' as const,
    fees: fees.map((fee) => ({
      name: says.fees[fee.kind],
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
      { name: says.late.name, charge: says.late.charge(percent(penalBpsPerMonth)) },
      {
        name: says.early.name,
        charge: foreclosureBps === 0 ? says.early.none : says.early.charge(percent(foreclosureBps)),
      },
      { name: says.bounce.name, charge: says.bounce.charge(formatNumber(bounceChargeRupees)) },
    ],
    coolingOffDays,
    coolingOff: says.coolingOff(coolingOffDays),
    grievanceOfficer: {
      name: says.officer(lender.name),
      email: brand.supportEmail,
      phone: brand.supportPhone,
    },
    recoveryClause: says.recovery(lender.name),
    transferClause: says.transfer(lender.name),
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
