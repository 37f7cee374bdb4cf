import { samplePlan } from '../../../../shared/testing/sample-lenders';
import type { Failure } from '../../../platform/api/failure';
import { failureOf } from '../../../platform/api/testing/failure-of';
import { initialState } from '../../flow/initial-state';
import { withNavBar } from '../../flow/nav-bar';
import type { ApplicationLender, CheckoutState, Completion, Kfs, PaymentLender, Screen } from '../../flow/state';

/** Time of all view tests, epoch ms. */
export const NOW_MS = 1_700_000_000_000;

const FEE_RUPEES = 199;
/** Where there is no interest, a discount meets it. */
const DISCOUNT_PAISE = 123_400;

/** `total`: rupees, with the fee. */
function plan(lenderId: string, tenure: number, rate: number | null, emi: number | null, total: number | null) {
  const made = samplePlan(`${lenderId}-${tenure}`, tenure, rate, emi, total);
  if (made.cost === null || rate !== 0) return made;
  const interestPaise = made.cost.interestPaise + DISCOUNT_PAISE;
  return { ...made, cost: { ...made.cost, discountPaise: DISCOUNT_PAISE, interestPaise } };
}

export const banyan: PaymentLender = {
  lenderId: '401',
  name: 'Banyan Bank',
  minLoanAmount: 3_000,
  maxLoanAmount: 500_000,
  lender_offer: null,
  aivfType: 'PIN',
  kfsEnabled: true,
  isLenderHosted: false,
  emiPlans: [
    plan('401', 3, 0, 18_330, 55_189),
    plan('401', 6, 13, 9_516, 57_295),
    plan('401', 9, 14, 6_472, 58_447),
    plan('401', 12, 14, 4_938, 59_455),
    plan('401', 24, null, null, null),
  ],
};
const tamarind: PaymentLender = {
  ...banyan,
  lenderId: '402',
  name: 'Tamarind Bank',
  lender_offer: '5% cashback on the first EMI',
  emiPlans: [plan('402', 12, 14, 4_938, 59_455)],
};
/** Its minimum is above the amount of these tests. */
export const neem: PaymentLender = {
  ...banyan,
  lenderId: '403',
  name: 'Marigold Finance',
  minLoanAmount: 75_000,
  maxLoanAmount: 750_000,
  emiPlans: [],
};
const takesApplications = (lenderId: string, name: string, emi: number): ApplicationLender => ({
  lenderId,
  name,
  minLoanAmount: 3_000,
  maxLoanAmount: 100_000,
  lender_offer: null,
  isApplicationHosted: false,
  emiPlans: [plan(lenderId, 3, 14, 18_760, 56_479), plan(lenderId, 12, 14, emi, emi * 12 + FEE_RUPEES)],
});
export const peepal = takesApplications('404', 'Peepal Finance', 4_964);
export const marigold = takesApplications('405', 'Marigold Finance', 4_951);

const due = ['2026-12-21', '2027-01-21', '2027-02-21', '2027-03-21', '2027-04-21', '2027-05-21'];
const interests = [59_600, 49_900, 40_100, 30_100, 20_200, 10_700];
/** The statement of Banyan Bank's 6 months. Its sums are as a server would send them; nothing here is worked out. */
export const kfs: Kfs = {
  kfsVersion: '2026-5',
  language: 'en',
  orderId: 'NE-20418',
  contentHash: 'hash',
  proposalNumber: 'KD-2026-11-000417',
  issuedAtMs: NOW_MS,
  validUntilMs: NOW_MS + 259_200_000,
  lenderId: '401',
  lenderName: 'Banyan Bank',
  merchantName: 'Nilaya Electronics',
  maskedMobile: '98XXXXX210',
  purchaseAmountPaise: 5_499_000,
  discountPaise: 0,
  isNoCost: false,
  loanAmountPaise: 5_499_000,
  disbursal: 'Once, in full, to Nilaya Electronics for this order. No fee is taken from it',
  tenure: 6,
  instalmentCount: 6,
  instalmentPaise: 951_600,
  firstEmiOn: '2026-12-21',
  lastEmiOn: '2027-05-21',
  annualRateBps: 1_300,
  rateType: 'FIXED',
  fees: [{ name: 'Processing fee', payee: 'LENDER', frequency: 'ONE_TIME', amountPaise: 16_864, gstPaise: 3_036 }],
  totalFeesPaise: 19_900,
  totalInterestPaise: 210_600,
  totalGstOnInterestPaise: 0,
  costOfLoanPaise: 230_500,
  netDisbursedPaise: 5_499_000,
  totalPayablePaise: 5_729_500,
  aprBps: 1_428,
  contingentCharges: [
    { name: 'Penal charge, if late', charge: '2% a month on dues' },
    { name: 'Foreclosure', charge: '3% of what is outstanding, after the cooling-off period' },
  ],
  coolingOffDays: 3,
  coolingOff:
    'You can return the loan within 3 days of this payment. You then pay what was lent and the interest of those days, and no fee or charge.',
  grievanceOfficer: { name: 'A. Officer', email: 'grievance@banyan.example', phone: '1800-000-1111' },
  recoveryClause: 'The lender may engage recovery agents after 60 days and tells you their name first.',
  transferClause: 'The lender may transfer the loan to another regulated lender.',
  schedule: due.map((dueOn, index) => ({
    number: index + 1,
    dueOn,
    openingBalancePaise: 0,
    principalPaise: 951_600 - (interests[index] ?? 0),
    interestPaise: interests[index] ?? 0,
    gstPaise: 0,
    paymentPaise: 951_600,
    balancePaise: 0,
  })),
};

export const completion: Completion = {
  txnUuid: '0b0f7a0e-4f0e-4a6e-9d0c-3f5f0c2f7a11',
  txnId: 'KD7Q2X84LM',
  orderId: 'NE-20418',
  amount: 54_990,
  lenderId: '401',
  lenderName: 'Banyan Bank',
  emiPlan: plan('401', 6, 13, 9_516, 57_295),
  firstEmiOn: '2026-12-21',
  lastEmiOn: '2027-05-21',
  repaymentAccount: 'XX4471',
  statementUrl: 'http://localhost:4400/kfs/0/z6?until=1&key=k',
  completedAtMs: NOW_MS,
  returnUrl: 'https://shop.example/done',
};

/** A shopper with an order of ₹54,990, Banyan Bank's 6 months chosen, and 9876543210 typed. */
export const ready: CheckoutState = {
  ...initialState,
  phase: 'open',
  merchant: { ...initialState.merchant, merchantName: 'Nilaya Electronics', merchantOrigin: 'https://shop.example' },
  pgData: {
    txnUuid: completion.txnUuid,
    txnId: 'KD7Q2X84LM',
    merchantName: 'Nilaya Electronics',
    merchantLogo: null,
    orderId: 'NE-20418',
    amount: 54_990,
    items: [{ name: 'Aster 5G phone, 256 GB', quantity: 1, amountPaise: 5_499_000 }],
    channel: 'ONLINE',
    deviceType: 'ONLINE',
    expiresAtMs: NOW_MS + 272_000,
    extensionsRemaining: 10,
    returnUrl: completion.returnUrl,
    mobile: null,
  },
  timer: { startsAtMs: NOW_MS - 86_000, endsAtMs: NOW_MS + 272_000 },
  paymentUserData: { ...initialState.paymentUserData, mobile: '9876543210' },
  paymentDetails: {
    isMobileVerified: false,
    isPreApproved: null,
    isNtbAllowed: null,
    lenders: [banyan, tamarind, neem],
    ntbLenders: [peepal, marigold],
  },
  choice: { lenderId: '401', emiPlanId: '401-6' },
  preview: { emiPlanId: '401-6', kfs },
};

/** The states of the calls that a screen waits for. */
export function apiStatesOn(
  screen: Screen,
): Pick<CheckoutState, 'initiateTxnApiState' | 'confirmOtpApiState' | 'posSmsApiState'> {
  const state = (isAsked: boolean) => (isAsked ? 'initiated' : 'none');
  const { name } = screen;
  return {
    initiateTxnApiState: state((name === 'planSelection' || name === 'twoParts') && screen.phase === 'submitting'),
    confirmOtpApiState: state(name === 'processing'),
    posSmsApiState: state(
      (name === 'paymentLink' && screen.phase === 'sending') ||
        (name === 'splitLinkSend' && screen.phase === 'resending'),
    ),
  };
}

/** A plan for ₹40,000. */
function partPlan(tenure: number, rate: number, emi: number, total: number) {
  const made = plan('401', tenure, rate, emi, total);
  return {
    ...made,
    cost: made.cost && { ...made.cost, interestPaise: made.cost.totalPayablePaise - made.cost.feesPaise - 4_000_000 },
  };
}
const upTo40: PaymentLender = {
  ...banyan,
  maxLoanAmount: 40_000,
  emiPlans: [partPlan(6, 13, 6_922, 41_699), partPlan(12, 14, 3_592, 43_332)],
};
/** The same shopper with a limit of ₹40,000: ₹14,990 at the shop, and 6 months for the rest. */
export const split = {
  paymentDetails: ready.paymentDetails && {
    ...ready.paymentDetails,
    isMobileVerified: true,
    lenders: [{ ...upTo40, emiPlans: [] }],
    partLenders: [upTo40],
  },
  isMobileVerified: true,
  choice: { lenderId: '401', emiPlanId: '401-6', financedAmount: 40_000 },
  preview: null,
  kfs: {
    kfsEnabled: true,
    kfsData: { ...kfs, dueAtMerchantPaise: 1_499_000, loanAmountPaise: 4_000_000, totalPayablePaise: 4_169_900 },
    printUrl: 'https://kadam.example/kfs',
  },
  completion: {
    ...completion,
    financedAmount: 40_000,
    amountDueAtMerchant: 14_990,
    emiPlan: partPlan(6, 13, 6_922, 41_699),
  },
} satisfies Partial<CheckoutState>;

/** A failure that the server explained itself. */
export const refusal = (name: string | null, message: string, more: Partial<Failure> = {}): Failure =>
  failureOf({ code: 4000, name, message, ...more }, 'payment');

/** The ready state on a screen. */
export const on = (screen: Screen, change: Partial<CheckoutState> = {}): CheckoutState =>
  withNavBar({ ...ready, ...change, ...apiStatesOn(screen), screen });
