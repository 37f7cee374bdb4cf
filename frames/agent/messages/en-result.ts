import type { Messages } from './messages';
import { spokenNumber as number } from './number-text';

/** The eligibility result. */
export const result: Messages['result'] = {
  byOutcome: {
    CUST_PRE_APPROVED_MSG: ({ mobile }) => ({
      mainTitle: 'Customer is pre-approved',
      subTitle: `${number(mobile)} can buy on EMI with just this mobile number.`,
      primaryText: 'Pre-approved with',
      secondaryText: 'Check another number',
      btnName: 'View EMI plans',
      textColor: 'success',
    }),
    CUST_CREDIT_LIMIT_MSG: () => ({
      mainTitle: 'Can apply for a new limit',
      subTitle: 'Not pre-approved yet. Your customer can apply with a lender below.',
      primaryText: 'Can apply with',
      secondaryText: 'Check another number',
      btnName: 'Share application',
      textColor: 'default',
    }),
    TRY_ANOTHER_LENDER_MSG: ({ lender, nextLender, canApply }) => ({
      mainTitle: `Not approved with ${lender}`,
      subTitle: 'Sorry ! This number is not approved with this lender . Try with another number',
      primaryText: nextLender ? 'Pre-approved with' : canApply ? 'Can apply with' : '',
      secondaryText: nextLender || canApply ? 'Change mobile number' : '',
      btnName: nextLender ? `View ${nextLender} plans` : canApply ? 'Share application' : 'Change mobile number',
      textColor: 'default',
    }),
    NO_LENDERS_MSG: ({ mobile }) => ({
      mainTitle: 'No lenders for this number',
      subTitle: 'None of the lenders can offer EMI on it today. Ask your customer for another number.',
      primaryText: `Checked ${number(mobile)}. This did not affect the credit score.`,
      secondaryText: '',
      btnName: 'Change mobile number',
      textColor: 'default',
    }),
  },
  preApproved: 'Pre-approved',
  preApprovedWith: 'Pre-approved with',
  canApply: 'Can apply',
  canApplyWith: 'Can apply with',
  viewPlans: 'View EMI plans',
  viewLenderPlans: (lender) => `View ${lender} plans`,
  shareApplication: 'Share application',
  anotherNumber: 'Check another number',
  changeMobile: 'Change mobile number',
  noScoreEffect: 'This did not affect the credit score.',
};
