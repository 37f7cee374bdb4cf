import type { LoanCard, LoanInstalment } from '../../../shared/api/loan-fields';
import type { LoanData } from '../loan/loan-data';
import type { Owed } from '../owed/owed-data';

/** 24 Nov 2026, 11:30 am in India. */
export const NOW_MS = Date.UTC(2026, 10, 24, 6);
export const SOFA = '9f3ca71e-2b1d-4c55-8a60-1f0e6d2b7c44';
export const CAMERA = '1c0a54c8-93de-4a6b-9c1e-7c5d0f6f2a10';

export const card = (change: Partial<LoanCard> = {}): LoanCard => ({
  txnUuid: SOFA,
  txnId: 'KD7Q2X84LM',
  orderId: 'PF-2207',
  merchantKey: 'pepperfry',
  merchantName: 'Pepperfry',
  merchantHandle: 'pepperfry',
  merchantLogo: null,
  title: 'Juniper sofa',
  picture: null,
  itemCount: 1,
  boughtAtMs: Date.UTC(2026, 8, 2, 10, 42),
  pricePaise: 3_000_000,
  lenderId: '401',
  lenderName: 'Banyan Bank',
  instalmentPaise: 1_020_000,
  isNoCost: false,
  status: 'ACTIVE',
  refundedPaise: 0,
  isRefundPending: false,
  coolingOffUntilMs: null,
  instalmentCount: 3,
  paidCount: 1,
  leftPaise: 2_038_811,
  next: { number: 2, dueOn: '2026-12-05', paymentPaise: 1_020_000 },
  ...change,
});

const instalment = (number: number, change: Partial<LoanInstalment>): LoanInstalment => ({
  number,
  dueOn: `2026-${String(10 + number)}-05`,
  principalPaise: 0,
  interestPaise: 0,
  gstPaise: 0,
  paymentPaise: 0,
  feesPaise: 0,
  chargesPaise: 0,
  balancePaise: 0,
  state: 'UPCOMING',
  paidAtMs: null,
  ...change,
});

/** ₹30,000 at 12 % for 3 months, of which the first is paid. */
export const instalments: readonly LoanInstalment[] = [
  instalment(1, {
    principalPaise: 990_000,
    interestPaise: 30_000,
    paymentPaise: 1_043_482,
    feesPaise: 23_482,
    balancePaise: 2_010_000,
    state: 'PAID',
    paidAtMs: Date.UTC(2026, 10, 5, 3),
  }),
  instalment(2, {
    principalPaise: 999_900,
    interestPaise: 20_100,
    paymentPaise: 1_020_000,
    balancePaise: 1_010_100,
    state: 'NEXT',
  }),
  instalment(3, {
    dueOn: '2027-01-05',
    principalPaise: 1_010_100,
    interestPaise: 10_101,
    paymentPaise: 1_020_201,
    state: 'UPCOMING',
  }),
];

export const details = (change: Partial<LoanData> = {}): LoanData => ({
  ...card(),
  items: [{ name: 'Juniper sofa', quantity: 1, amountPaise: 3_000_000 }],
  dueAtMerchantPaise: 0,
  discountPaise: 0,
  shopFeesPaise: 0,
  loanPaise: 3_000_000,
  annualRateBps: 1_200,
  aprBps: 1_310,
  interestPaise: 60_201,
  gstOnInterestPaise: 0,
  feesPaise: 23_482,
  totalPayablePaise: 3_083_683,
  paidPaise: 1_043_482,
  leftPaise: 2_040_201,
  bounceChargePaise: 53_100,
  instalments: [...instalments],
  repayments: [],
  refunds: [],
  timeline: [
    { what: 'ORDERED', atMs: Date.UTC(2026, 8, 2, 10, 42), amountPaise: null, number: null },
    { what: 'STATEMENT_AGREED', atMs: Date.UTC(2026, 8, 2, 10, 44), amountPaise: null, number: null },
    { what: 'LENT', atMs: Date.UTC(2026, 8, 2, 10, 44), amountPaise: 3_000_000, number: null },
    { what: 'INSTALMENT_PAID', atMs: Date.UTC(2026, 10, 5, 3), amountPaise: 1_043_482, number: 1 },
  ],
  statement: {
    contentHash: 'a'.repeat(64),
    kfsVersion: '4',
    language: 'en',
    proposalNumber: 'BB82441709',
    agreedAtMs: Date.UTC(2026, 8, 2, 10, 44),
    pageUrl: '/kfs/page?key=1',
    fileUrl: '/kfs/file?key=1',
  },
  repaymentAccount: 'XX4821',
  coolingOffDays: 3,
  areDebitsPaused: false,
  endedAtMs: null,
  canExit: false,
  canClose: true,
  serverNowMs: NOW_MS,
  ...change,
});

/** Two loans, of which a month is paid and the next one due. */
export const owed = (change: Partial<Owed['owed']> = {}): Owed['owed'] => ({
  toRepayPaise: 5_083_683,
  paidPaise: 1_043_482,
  leftPaise: 4_040_201,
  discountPaise: 12_345,
  loans: [
    {
      txnUuid: SOFA,
      title: 'Juniper sofa',
      lenderName: 'Banyan Bank',
      status: 'ACTIVE',
      toRepayPaise: 3_083_683,
      paidPaise: 1_043_482,
      leftPaise: 2_040_201,
      nextDueOn: '2026-12-05',
    },
    {
      txnUuid: CAMERA,
      title: 'Lumen camera',
      lenderName: 'Tamarind Bank',
      status: 'ACTIVE',
      toRepayPaise: 2_000_000,
      paidPaise: 0,
      leftPaise: 2_000_000,
      nextDueOn: '2026-12-12',
    },
  ],
  months: [
    { month: '2026-11', paidPaise: 1_043_482, leftPaise: 0 },
    { month: '2026-12', paidPaise: 0, leftPaise: 2_020_000 },
    { month: '2027-01', paidPaise: 0, leftPaise: 2_020_201 },
  ],
  upcoming: [
    {
      txnUuid: SOFA,
      title: 'Juniper sofa',
      number: 2,
      dueOn: '2026-12-05',
      paymentPaise: 1_020_000,
      isOverdue: false,
      lenderName: 'Banyan Bank',
      repaymentAccount: 'XX4821',
    },
    {
      txnUuid: CAMERA,
      title: 'Lumen camera',
      number: 1,
      dueOn: '2026-12-12',
      paymentPaise: 1_000_000,
      isOverdue: false,
      lenderName: 'Tamarind Bank',
      repaymentAccount: null,
    },
  ],
  serverNowMs: NOW_MS,
  ...change,
});

export const history = (change: Partial<Owed['transactionHistory']> = {}): Owed['transactionHistory'] => ({
  transactionDetails: [
    card({ txnUuid: CAMERA, title: 'Lumen camera', merchantName: 'Amazon', coolingOffUntilMs: NOW_MS, paidCount: 0 }),
    card(),
  ],
  page: 1,
  hasMore: false,
  transactionCount: 2,
  filterColumnsData: {
    statuses: [{ status: 'ACTIVE', count: 2 }],
    lenders: [
      { lenderId: '401', name: 'Banyan Bank', count: 1 },
      { lenderId: '402', name: 'Tamarind Bank', count: 1 },
    ],
    merchants: [{ merchantKey: 'pepperfry', name: 'Pepperfry', count: 2 }],
  },
  serverNowMs: NOW_MS,
  ...change,
});
