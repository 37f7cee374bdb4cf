import type { RefusedHere } from '../../../shared/api/sales';
import type { Messages } from './messages';
import { rupees } from './money-text';
import { spokenNumber as number } from './number-text';

/** Why a lender that has approved a customer lends nothing (more) at this store; '' = several lenders. Source: S1§8. */
const shopRefusals: Readonly<Record<RefusedHere['errorName'], (lender: string) => string>> = {
  MERCHANT_LIMIT_EXCEEDED: (lender) =>
    `Customer is not eligible for further purchases with this merchant. Please contact ${lender || 'the lender'} for further assistance.`,
  MERCHANT_NOT_ALLOWED: (lender) =>
    `Customer is not eligible for purchases with this merchant. Please contact ${lender || 'the lender'} for further assistance.`,
};

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
    TRY_ANOTHER_LENDER_MSG: ({
      lender,
      nextLender,
      canApply,
      isApproved,
      amountRupees,
      lessLender,
      lessRupees,
      refusedHere,
    }) => ({
      mainTitle: refusedHere
        ? `No EMI here with ${lender}`
        : isApproved
          ? `No plan for ${rupees(amountRupees)}`
          : `Not approved with ${lender}`,
      subTitle: refusedHere
        ? shopRefusals[refusedHere](lender)
        : isApproved
          ? `${lender} has approved this customer, but has no EMI plan for ${rupees(amountRupees)}.`
          : 'Sorry ! This number is not approved with this lender . Try with another number',
      primaryText: nextLender || lessLender ? 'Pre-approved with' : canApply ? 'Can apply with' : '',
      secondaryText: nextLender || lessLender || canApply ? 'Change mobile number' : '',
      btnName: nextLender
        ? `View ${nextLender} plans`
        : lessLender
          ? `Use ${rupees(lessRupees)} with ${lessLender}`
          : canApply
            ? 'Share application'
            : 'Change mobile number',
      textColor: 'default',
    }),
    APPROVED_FOR_LESS_MSG: ({ mobile, amountRupees, lessLender, lessRupees }) => ({
      mainTitle: `Approved for ${rupees(lessRupees)}`,
      subTitle: `${rupees(amountRupees)} is above the limit that ${lessLender} gives ${number(mobile)}.`,
      primaryText: 'Pre-approved with',
      secondaryText: 'Check another number',
      btnName: `Use ${rupees(lessRupees)}`,
      textColor: 'success',
    }),
    NO_LENDERS_MSG: ({ mobile, lender, refusedHere }) => ({
      mainTitle: refusedHere ? 'No EMI at this store' : 'No lenders for this number',
      subTitle: refusedHere
        ? shopRefusals[refusedHere](lender)
        : 'None of the lenders can offer EMI on it today. Ask your customer for another number.',
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
