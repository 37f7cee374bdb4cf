import type { Kfs } from '../api/kfs';
import type { ComparedOffer } from '../api/payment-kfs';

const DUE_MONTHS = 12;

/** A statement of ₹54,990 over 12 months with the figures that it is given; nothing here is worked out. `lastPaise`: of
 *  the last instalment. */
export const sampleStatement = (
  lenderName: string,
  change: Partial<Kfs> = {},
  lastPaise = change.instalmentPaise ?? 493_800,
): Kfs => ({
  kfsVersion: '2026-5',
  language: 'en',
  contentHash: 'hash',
  proposalNumber: 'KD7Q2X84LM-0',
  issuedAtMs: 1_700_000_000_000,
  validUntilMs: 1_700_259_200_000,
  lenderId: '401',
  lenderName,
  merchantName: 'Nilaya Electronics',
  orderId: 'NE-20418',
  maskedMobile: null,
  purchaseAmountPaise: 5_499_000,
  discountPaise: 0,
  isNoCost: false,
  loanAmountPaise: 5_499_000,
  disbursal: 'Once, in full, to Nilaya Electronics for this order. No fee is taken from it',
  tenure: DUE_MONTHS,
  instalmentCount: DUE_MONTHS,
  instalmentPaise: 493_800,
  firstEmiOn: '2026-12-22',
  lastEmiOn: '2027-11-22',
  annualRateBps: 1_400,
  rateType: 'FIXED',
  fees: [{ name: 'Processing fee', payee: 'LENDER', frequency: 'ONE_TIME', amountPaise: 19_900, gstPaise: 3_582 }],
  totalFeesPaise: 23_482,
  totalInterestPaise: 425_824,
  totalGstOnInterestPaise: 0,
  costOfLoanPaise: 449_306,
  netDisbursedPaise: 5_499_000,
  totalPayablePaise: 5_948_306,
  aprBps: 1_482,
  contingentCharges: [
    { name: 'If you pay late', charge: '2% a month on what is overdue' },
    { name: 'If you pay back early', charge: '3% of what you pay early, plus GST' },
    { name: 'If a debit fails', charge: '₹450 each time, plus GST' },
  ],
  coolingOffDays: 3,
  coolingOff: 'You can return the loan within 3 days of this payment.',
  grievanceOfficer: {
    name: `Grievance Officer, ${lenderName}`,
    email: 'support@kadam.example',
    phone: '1800-000-0000',
  },
  recoveryClause: 'If you do not pay, the lender may send an agent.',
  transferClause: 'The lender may transfer this loan to another lender.',
  schedule: Array.from({ length: DUE_MONTHS }, (_, index) => ({
    number: index + 1,
    dueOn: '2027-11-22',
    openingBalancePaise: 0,
    principalPaise: 0,
    interestPaise: 0,
    gstPaise: 0,
    paymentPaise: index === DUE_MONTHS - 1 ? lastPaise : (change.instalmentPaise ?? 493_800),
    balancePaise: 0,
  })),
  ...change,
});

export const banyanOffer: ComparedOffer = {
  kfsData: sampleStatement('Banyan Bank', {}, 493_024),
  charges: { lateBps: 200, earlyBps: 300, bouncePaise: 45_000 },
};

/** Lower in all and dearer where something happens. */
export const tulsiOffer: ComparedOffer = {
  kfsData: sampleStatement(
    'Tulsi Bank',
    {
      lenderId: '402',
      instalmentPaise: 493_100,
      annualRateBps: 1_375,
      fees: [],
      totalFeesPaise: 0,
      totalInterestPaise: 418_108,
      costOfLoanPaise: 418_108,
      netDisbursedPaise: 5_499_000,
      totalPayablePaise: 5_917_108,
      aprBps: 1_375,
      contingentCharges: [
        { name: 'If you pay late', charge: '2% a month on what is overdue' },
        { name: 'If you pay back early', charge: '4% of what you pay early, plus GST' },
        { name: 'If a debit fails', charge: '₹500 each time, plus GST' },
      ],
    },
    493_008,
  ),
  charges: { lateBps: 200, earlyBps: 400, bouncePaise: 50_000 },
};
