import type * as z from 'zod/mini';
import { aprUnits, gstPaise } from '../../money';
import { loanCost } from '../../money/loan-cost';
import { daysBetween } from '../../rules/india-days';
import type { Figures } from '../figures';
import type { Offer } from '../offer';
import { at, lenderId } from './values';

const DISBURSAL_ON = '2026-12-03';
const DUE_DAYS = ['2027-01-05', '2027-02-05', '2027-03-05'];
const FEE_PAISE = 19_900;

/** ₹36,000 over 3 months at 14 %, interest from the day of the disbursal. No cost: the merchant bears the interest. */
function figuresOf(isNoCost: boolean): z.infer<typeof Figures> {
  const fee = { amountPaise: FEE_PAISE, gstPaise: gstPaise(FEE_PAISE) };
  const firstPeriodDays = daysBetween(DISBURSAL_ON, DUE_DAYS[0] ?? '');
  const cost = loanCost({
    amountRupees: 36_000,
    annualRateBps: 1400,
    tenureMonths: 3,
    isNoCost,
    isGstOnInterest: false,
    feesPaise: fee.amountPaise + fee.gstPaise,
    firstPeriodDays,
  });
  const payments = cost.instalments.map(({ paymentPaise }) => paymentPaise);
  return {
    pricePaise: 3_600_000,
    dueAtMerchantPaise: 0,
    loanPaise: cost.loanPaise,
    discountPaise: cost.discountPaise,
    subvention: isNoCost
      ? {
          bearer: 'MERCHANT',
          discountPaise: cost.discountPaise,
          processingFeePaise: 0,
          gstPaise: 0,
          paise: cost.discountPaise,
        }
      : null,
    tenureMonths: 3,
    annualRateBps: 1400,
    rateType: 'FIXED',
    aprBps: aprUnits(cost.loanPaise, payments, 100, firstPeriodDays),
    emiPaise: cost.emiPaise,
    interestPaise: cost.interestPaise,
    gstOnInterestPaise: cost.gstOnInterestPaise,
    fees: [
      { kind: 'PROCESSING', payee: 'LENDER', payeeName: 'Saffron Bank (Example)', ...fee, taken: 'WITH_FIRST_EMI' },
    ],
    netDisbursedPaise: cost.loanPaise,
    totalPayablePaise: cost.totalPayablePaise,
    assumedDisbursalOn: DISBURSAL_ON,
    firstDueOn: DUE_DAYS[0] ?? '',
    charges: {
      penal: { bpsPerYear: 2400, base: 'OVERDUE_PAYMENT', daysPerYear: 365 },
      bouncePaise: 45_000,
      bounceGstPaise: 0,
      closureBps: 300,
      closureBase: 'PRINCIPAL_NOT_DUE',
    },
    coolingOffDays: 3,
    schedule: cost.instalments.map((row) => ({
      number: row.number,
      dueOn: DUE_DAYS[row.number - 1] ?? '',
      principalPaise: row.principalPaise,
      interestPaise: row.interestPaise,
      gstPaise: row.gstPaise,
      feesPaise: row.feesPaise,
      paymentPaise: row.paymentPaise,
      balancePaise: row.balancePaise,
    })),
  };
}

export const figures = figuresOf(false);
export const noCostFigures = figuresOf(true);

export const needs = {
  kind: 'NATIVE',
  secondFactor: 'PIN',
  otp: { length: 6, senderId: 'SFNBNK' },
  kfsBy: 'KADAM',
  agreement: 'CLICK',
  mandate: 'AFTER',
  disburseOn: 'SANCTION',
} as const;

const withoutSchedule = ({ schedule: _rows, ...summary }: z.infer<typeof Figures>) => summary;
export const offers: z.infer<typeof Offer>[] = [
  {
    offerId: 'SFN-OF-7f3a-3M',
    lenderId,
    figures: withoutSchedule(figures),
    validUntilMs: at('10:30:00'),
    needs,
  },
  {
    offerId: 'SFN-OF-7f3a-3M-NC',
    lenderId,
    figures: withoutSchedule(noCostFigures),
    validUntilMs: at('10:30:00'),
    needs,
  },
];
