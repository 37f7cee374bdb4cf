import { banyan, neem, tamarind } from '../../../../shared/testing/sample-lenders';
import type { Failure } from '../../../platform/api/failure';
import { failureOf } from '../../../platform/api/testing/failure-of';
import { initialState } from '../../flow/initial-state';
import type { EligibilityResponse, SalesLender, SalesState } from '../../flow/state';
import { changed, type StateChange } from '../../flow/testing/build-state';

export { banyan, neem, tamarind };

/** An agent with ₹54,990 and 9876543210 typed. */
export const ready: SalesState = changed(initialState, {
  phase: 'ready',
  merchantData: { ...initialState.session.merchantData, type: 'EMI_HOME', merchantName: 'Nilaya Electronics' },
  lenders: [banyan, tamarind, neem],
  support: { phone: '1800-000-0000', email: 'help@lender.example' },
  amount: '54990',
  submittedAmount: 54_990,
  mobile: '9876543210',
});

export const answered = (lenders: readonly SalesLender[]): StateChange => ({
  getEmiDetailsResponse: { status: 'success', data: lenders },
});

export const eligibility = (answer: Partial<EligibilityResponse>): StateChange => ({
  checkEligibilityResponse: {
    status: 'success',
    data: {
      emiLenders: [],
      partLenders: [],
      ntbLenders: [],
      isNtbAllowed: false,
      isPreApproved: false,
      refusedHere: [],
      ...answer,
    },
  },
});

/** A failure that the server explained itself. */
export const refusal = (message: string, more: Partial<Failure> = {}): Failure =>
  failureOf({ code: 4000, message, ...more });
