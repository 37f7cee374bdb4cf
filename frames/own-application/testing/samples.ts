import type { ResponseOf } from '../../../shared/api/endpoint';
import type { ntbInfo } from '../../../shared/api/ntb';
import type { ownApplicationStatus } from '../../../shared/api/ntb-application';
import type { ApplicationLender } from '../../../shared/api/payment-fields';
import type { ApplicationData } from '../read-application';

export const someLender = (lenderId: string, name = `Lender ${lenderId}`): ApplicationLender => ({
  lenderId,
  name,
  minLoanAmount: 3_000,
  maxLoanAmount: 100_000,
  emiPlans: [],
  lender_offer: null,
  isApplicationHosted: false,
});

/** Filed a moment ago, and not decided. */
export const statusAnswer: ResponseOf<typeof ownApplicationStatus> = {
  applicationId: 'KA-11111-22222',
  lenderId: '1',
  lenderName: 'Banyan FlexiPay',
  status: 'SUBMITTED',
  lenderWindowUrl: null,
  creditLineStatus: 'NONE',
  filedAtMs: 1_893_456_000_000,
  pollAfterMs: 2_000,
  serverNowMs: 1_893_456_060_000,
};

/** Initial data of the page. */
export const applicationData: ApplicationData = {
  amount: null,
  merchantId: '',
  merchantName: 'Kadam',
  lenders: [someLender('1', 'Banyan FlexiPay'), someLender('2203', 'Neem Credit')],
  maskedMobile: '90XXXXX003',
  preEligibility: null,
  ntbConfig: {
    ntbDetails: [
      { lenderId: '1', lenderName: 'Banyan FlexiPay' },
      { lenderId: '2203', lenderName: 'Neem Credit' },
    ],
    redirectUrl: 'https://kadam.example/emi-calculator',
    isNTBEnabledOnMerchant: true,
    userStatus: 'eligible',
  },
};

/** An application that an agent has shared and no customer has filed yet. */
export const sharedInfo: ResponseOf<typeof ntbInfo> = {
  applicationId: 'KA-11111-22222',
  status: 'SHARED',
  merchantName: 'Zenmart',
  merchantKey: 'zenmart_sandbox',
  merchantOrigin: 'https://zenmart.example',
  lenderId: '201',
  lenderName: 'HDFC Bank',
  firstName: 'Asha',
  maskedMobile: '90XXXXX003',
  expiresAtMs: Date.UTC(2030, 0, 9, 12),
  serverNowMs: Date.UTC(2030, 0, 2, 12),
};
