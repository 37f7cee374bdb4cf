import type { RefusedHere } from '../../../../shared/api/sales';
import { dashedMobileText } from '../../../../shared/format/mobile-text';
import { formatRupees as rupees } from '../../../../shared/format/number';
import { defineMessages } from '../../../../shared/messages/define-messages';

/** What a result is about; '' and 0 where there is none. `amountRupees` was asked about, `nextLender` finances it,
 *  `lessLender` has approved `lessRupees` instead. `isApproved`: the lender that was asked has approved the customer.
 *  `refusedHere`: why it lends the customer nothing (more) at this store; null where that is not the reason. */
export interface ResultAbout {
  readonly lender: string;
  readonly mobile: string;
  readonly nextLender: string;
  readonly canApply: boolean;
  readonly isApproved: boolean;
  readonly amountRupees: number;
  readonly lessLender: string;
  readonly lessRupees: number;
  readonly refusedHere: RefusedHere['errorName'] | null;
}

/** Why a lender that has approved a customer lends nothing (more) at this store; '' = several lenders. Source: S1§8. */
const shopRefusals: Readonly<Record<RefusedHere['errorName'], (lender: string) => string>> = {
  MERCHANT_LIMIT_EXCEEDED: (lender: string) =>
    `Customer is not eligible for further purchases with this merchant. Please contact ${lender || 'the lender'} for further assistance.`,
  MERCHANT_NOT_ALLOWED: (lender: string) =>
    `Customer is not eligible for purchases with this merchant. Please contact ${lender || 'the lender'} for further assistance.`,
};

/** The result of an eligibility check in the sales app; `byOutcome`: by message key. */
export const agentResultMessages = defineMessages(
  {
    byOutcome: {
      CUST_PRE_APPROVED_MSG: ({ mobile }: ResultAbout) => ({
        mainTitle: 'Customer is pre-approved',
        subTitle: `${dashedMobileText(mobile)} can buy on EMI with just this mobile number.`,
        primaryText: 'Pre-approved with',
        secondaryText: 'Check another number',
        btnName: 'View EMI plans',
      }),
      CUST_CREDIT_LIMIT_MSG: () => ({
        mainTitle: 'Can apply for a new limit',
        subTitle: 'Not pre-approved yet. Your customer can apply with a lender below.',
        primaryText: 'Can apply with',
        secondaryText: 'Check another number',
        btnName: 'Share application',
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
      }: ResultAbout) => ({
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
      }),
      APPROVED_FOR_LESS_MSG: ({ mobile, amountRupees, lessLender, lessRupees }: ResultAbout) => ({
        mainTitle: `${rupees(amountRupees)} is above the customer’s ${rupees(lessRupees)} limit`,
        subTitle: `${dashedMobileText(mobile)}, ${lessLender}. The nearest ways, in order of what the customer pays in all:`,
        primaryText: 'Pre-approved with',
        secondaryText: 'Check another number',
        btnName: `Use ${rupees(lessRupees)}`,
      }),
      NO_LENDERS_MSG: ({ mobile, lender, refusedHere }: ResultAbout) => ({
        mainTitle: refusedHere ? 'No EMI at this store' : 'No lenders for this number',
        subTitle: refusedHere
          ? shopRefusals[refusedHere](lender)
          : 'None of the lenders can offer EMI on it today. Ask your customer for another number.',
        primaryText: `Checked ${dashedMobileText(mobile)}. This did not affect the credit score.`,
        secondaryText: '',
        btnName: 'Change mobile number',
      }),
    },
    preApproved: 'Pre-approved',
    canApply: 'Can apply',
    changeMobile: 'Change mobile number',
  },
  import.meta.glob('/shared/messages/*/frames/agent/screens/user-eligibility-info.ts', { import: 'default' }),
);
