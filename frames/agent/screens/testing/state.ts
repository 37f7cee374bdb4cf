import type { Failure } from '../../../platform/api/failure';
import { initialState } from '../../flow/initial-state';
import type {
  BottomSheetData,
  EligibilityResponse,
  EmiPlan,
  OpenSheet,
  SalesLender,
  SalesState,
  SheetModule,
} from '../../flow/state';

const FEE_RUPEES = 199;
/** `total`: with the fee. */
const plan = (tenure: number, rate: number | null, emi: number | null, total: number | null): EmiPlan => ({
  emiPlanId: `plan-${tenure}`,
  tenure,
  interestRate: rate,
  currency: 'INR',
  emi,
  totalAmountPayableToBank: total,
  totalInterest: total === null ? null : total - 54_990 - FEE_RUPEES,
  isNoCost: rate === 0,
  cost:
    total === null
      ? null
      : {
          discountPaise: 0,
          interestPaise: (total - 54_990 - FEE_RUPEES) * 100,
          gstOnInterestPaise: 0,
          feesPaise: FEE_RUPEES * 100,
          totalPayablePaise: total * 100,
        },
});

export const banyan: SalesLender = {
  lenderId: '1',
  name: 'Banyan Bank',
  minLoanAmount: 3000,
  maxLoanAmount: 500_000,
  lender_offer: null,
  emiPlans: [plan(3, 0, 18_330, 55_189), plan(6, 13, 9516, 57_295), plan(24, null, null, null)],
};
export const tamarind: SalesLender = {
  lenderId: '2',
  name: 'Tamarind Bank',
  minLoanAmount: 2500,
  maxLoanAmount: 1_000_000,
  lender_offer: null,
  emiPlans: [plan(24, 14, 2641, 63_583)],
};
/** Its minimum is above the amount of these tests. */
export const neem: SalesLender = {
  lenderId: '3',
  name: 'Neem Credit',
  minLoanAmount: 75_000,
  maxLoanAmount: 750_000,
  lender_offer: null,
  emiPlans: [],
};

/** An agent with ₹54,990 and 9876543210 typed. */
export const ready: SalesState = {
  ...initialState,
  phase: 'ready',
  merchantData: { ...initialState.merchantData, type: 'EMI_HOME', merchantName: 'Nilaya Electronics' },
  lenders: [banyan, tamarind, neem],
  support: { phone: '1800-000-0000', email: 'help@lender.example', hours: 'Every day, 10 am – 8 pm' },
  amount: '54990',
  submittedAmount: 54_990,
  mobile: '9876543210',
};

export const answered = (lenders: readonly SalesLender[]): Partial<SalesState> => ({
  getEmiDetailsResponse: { status: 'success', data: lenders },
});

export const eligibility = (answer: Partial<EligibilityResponse>): Partial<SalesState> => ({
  checkEligibilityResponse: {
    status: 'success',
    data: { emiLenders: [], ntbLenders: [], isNtbAllowed: false, isPreApproved: false, refusedHere: [], ...answer },
  },
});

/** A failure that the server explained itself. */
export const refusal = (message: string, more: Partial<Failure> = {}): Failure => ({
  kind: 'business',
  status: 400,
  code: 4000,
  name: null,
  message,
  title: null,
  retry: null,
  attemptsRemaining: null,
  resendAtMs: null,
  ...more,
});

/** An open sheet with its words. */
export const sheetOf = (name: SheetModule, words: BottomSheetData): OpenSheet => ({ name, words, covers: null });
