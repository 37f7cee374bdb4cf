import { createHash } from 'node:crypto';
import type { Kfs } from '../../../shared/api/kfs';
import { brand } from '../../../shared/brand';
import { formatNumber } from '../../../shared/format/number';
import { kfsMessages } from '../../../shared/kfs/messages';
import { lenderEntityMessages } from '../../../shared/legal/lender-entity.messages';
import { lenderFacts } from '../../../shared/legal/lender-facts';
import { type Lender, planCost, type Tenure, taxedFee } from '../../../shared/lenders';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { aprUnits, type FirstPeriodDays } from '../../../shared/money';
import { paiseOf } from '../../../shared/money/paise';
import { BPS_PER_PERCENT, percentOf } from '../../../shared/money/rate';
import { kfsValidUntilMs } from '../../../shared/rules/bank-holidays';
import { addMonths, dayInIndia, daysBetween } from '../../../shared/rules/india-days';
import { financedRupees } from './price-parts';

/** Changes with the form's text or fields, never with a loan. */
const KFS_VERSION = '2026-9';

export interface KfsTerms {
  readonly language: Locale;
  readonly lender: Lender;
  readonly tenure: Tenure;
  readonly annualRateBps: number;
  readonly amountRupees: number;
  /** Part that the shop collects itself; 0 = none. */
  readonly dueRupees: number;
  readonly merchantName: string;
  readonly orderId: string;
  readonly maskedMobile: string | null;
  readonly proposalNumber: string;
  readonly issuedAtMs: number;
  /** An earlier statement of the same proposal, in any language: its rate, fees, charges, due days and validity stay,
   *  and interest runs from the day of the new one. Absent or null for the first. */
  readonly follows?: Kfs | null;
}

const percent = (bps: number): string => formatNumber(percentOf(bps));

/** Terms that bind the lender: those of the earlier statement, else those of its file today. */
function boundTermsOf({ lender, follows }: KfsTerms): NonNullable<Kfs['boundTerms']> {
  const { fees, ...charges } = lender.loanTerms;
  return follows?.boundTerms ?? { isGstOnInterest: lender.gstOnInterest, fees: [...fees], ...charges };
}

/** First due day, and the days of its interest; null for a whole month. */
function firstPeriodOf(follows: Kfs | null, disbursedOn: string): { dueOn: string; days: FirstPeriodDays } {
  const monthLater = addMonths(disbursedOn, 1);
  const dueOn = follows?.firstEmiOn ?? monthLater;
  return { dueOn, days: dueOn === monthLater ? null : daysBetween(disbursedOn, dueOn) };
}

/**
 * Builds a Key Facts Statement in paise, rounded only in the last step. Equal terms give an equal statement and hash;
 * another language has the same figures and another hash.
 * Source: docs/adr/0039-kfs-is-immutable-proof.md.
 */
export function buildKfs(terms: KfsTerms): Kfs {
  const { tenure, issuedAtMs, follows = null } = terms;
  const boundTerms = boundTermsOf(terms);
  const lender: Lender = {
    ...terms.lender,
    gstOnInterest: boundTerms.isGstOnInterest,
    loanTerms: boundTerms,
    ...(follows && { noCostFee: follows.shopFeesPaise === undefined ? 'SHOPPER' : 'SHOP' }),
  };
  const annualRateBps = follows?.annualRateBps ?? terms.annualRateBps;
  const { penalBpsPerMonth, foreclosureBps, bounceChargeRupees, coolingOffDays, fees } = boundTerms;
  const { terms: says } = messagesIn(terms.language, kfsMessages);
  const entityWords = messagesIn(terms.language, lenderEntityMessages);
  const { legalName, nodalOfficer } = lender.legal;
  const disbursedOn = dayInIndia(issuedAtMs);
  const firstPeriod = firstPeriodOf(follows, disbursedOn);
  const cost = planCost(lender, tenure, annualRateBps, financedRupees(terms), firstPeriod.days);
  const { loanPaise, feesPaise, interestPaise, gstOnInterestPaise } = cost;
  const schedule = cost.instalments.map((row) => ({
    number: row.number,
    dueOn: follows?.schedule[row.number - 1]?.dueOn ?? addMonths(disbursedOn, row.number),
    openingBalancePaise: row.balancePaise + row.principalPaise,
    principalPaise: row.principalPaise,
    interestPaise: row.interestPaise,
    gstPaise: row.gstPaise,
    feesPaise: row.feesPaise,
    paymentPaise: row.paymentPaise,
    balancePaise: row.balancePaise,
  }));
  const payments = schedule.map(({ paymentPaise }) => paymentPaise);
  const statement = {
    kfsVersion: KFS_VERSION,
    language: terms.language,
    proposalNumber: terms.proposalNumber,
    issuedAtMs,
    validUntilMs: follows?.validUntilMs ?? kfsValidUntilMs(disbursedOn),
    disbursedOn,
    ...(firstPeriod.days !== null && { firstPeriodDays: firstPeriod.days }),
    lenderId: lender.lenderId,
    lenderName: lender.name,
    lenderFacts: lenderFacts(lender.legal, entityWords),
    merchantName: terms.merchantName,
    orderId: terms.orderId,
    maskedMobile: terms.maskedMobile,
    purchaseAmountPaise: paiseOf(terms.amountRupees),
    ...(terms.dueRupees > 0 && { dueAtMerchantPaise: paiseOf(terms.dueRupees) }),
    discountPaise: cost.discountPaise,
    isNoCost: cost.isInterestMet,
    ...(cost.shopFeesPaise > 0 && { shopFeesPaise: cost.shopFeesPaise }),
    loanAmountPaise: loanPaise,
    disbursal: says.disbursal(terms.merchantName),
    tenure,
    instalmentCount: schedule.length,
    instalmentPaise: cost.emiPaise,
    firstEmiOn: firstPeriod.dueOn,
    lastEmiOn: schedule.at(-1)?.dueOn ?? firstPeriod.dueOn,
    annualRateBps,
    rateType: 'FIXED' as const,
    fees: (cost.shopFeesPaise > 0 ? [] : fees).map((fee) => ({
      name: says.fees[fee.kind],
      payee: fee.payee,
      frequency: 'ONE_TIME' as const,
      ...taxedFee(fee),
    })),
    totalFeesPaise: feesPaise,
    totalInterestPaise: interestPaise,
    totalGstOnInterestPaise: gstOnInterestPaise,
    costOfLoanPaise: interestPaise + gstOnInterestPaise + feesPaise,
    netDisbursedPaise: loanPaise,
    totalPayablePaise: cost.totalPayablePaise,
    aprBps: aprUnits(loanPaise, payments, BPS_PER_PERCENT, firstPeriod.days),
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
    refundClause: says.refund(lender.name, coolingOffDays, cost.isInterestMet),
    grievanceOfficer: {
      name: `${entityWords.officers[nodalOfficer.designation]}, ${legalName}`,
      email: nodalOfficer.email,
      phone: nodalOfficer.phone,
    },
    providerOfficer: {
      name: says.officer(brand.legalName),
      email: brand.supportEmail,
      phone: brand.supportPhone,
    },
    recoveryClause: says.recovery(lender.name),
    transferClause: says.transfer(lender.name),
    schedule,
    boundTerms,
  } satisfies Omit<Kfs, 'contentHash'>;
  return { ...statement, contentHash: hashOf(statement) };
}

/** True if a statement is of the day ('today' in India) of the disbursal. */
export const isOfToday = ({ issuedAtMs }: Pick<Kfs, 'issuedAtMs'>, nowMs: number): boolean =>
  dayInIndia(issuedAtMs) === dayInIndia(nowMs);

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
