import { afterAll, beforeAll } from 'vitest';
import type { DatabaseChoice } from '../../store/open';
import { applicationConsentTests } from '../account/application-consent-tests';
import { applicationTests } from '../account/application-tests';
import { codeHolderTests } from '../account/code-holder-tests';
import { creditLineTests } from '../account/credit-line-tests';
import { customerApplicationTests } from '../account/customer-application-tests';
import { hostedApplicationTests } from '../account/hosted-application-tests';
import { landingPageTests } from '../account/landing-page-tests';
import { loginTests } from '../account/login-tests';
import { mandateTests } from '../account/mandate-tests';
import { newCustomerTests } from '../account/new-customer-tests';
import { shareCodeTests } from '../account/share-code-tests';
import { shopperIdentityTests } from '../account/shopper-identity-tests';
import { ticketTests } from '../account/ticket-tests';
import { voucherTests } from '../account/voucher-tests';
import { campaignTests } from '../catalogue/campaign-tests';
import { catalogueTests } from '../catalogue/catalogue-tests';
import { loanTests } from '../loans/loan-tests';
import { kfsTests } from '../payments/kfs-tests';
import { lenderPageTests } from '../payments/lender-page-tests';
import { ownershipTests } from '../payments/ownership-tests';
import { partPaymentTests } from '../payments/part-payment-tests';
import { paymentFaultTests } from '../payments/payment-fault-tests';
import { paymentTests } from '../payments/payment-tests';
import { shopPaymentTests } from '../payments/shop-payment-tests';
import { tabHandoverTests } from '../payments/tab-handover-tests';
import { eligibilityTests } from '../sales/eligibility-tests';
import { resetApplicationTests } from '../sandbox/reset-application-tests';
import { resetSafetyTests } from '../sandbox/reset-safety-tests';
import { resetTests } from '../sandbox/reset-tests';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../server/test-server';
import { siteSessionTests } from '../site/site-session-tests';
import { promoTests } from '../widgets/promo-tests';
import { widgetTests } from '../widgets/widget-tests';
import { admissionTests } from './admission-tests';
import { messageLanguageTests } from './message-language-tests';
import { roleTests } from './role-tests';

type AreaTests = (kadam: () => TestServer) => void;

export const allAreas: readonly AreaTests[] = [
  admissionTests,
  shareCodeTests,
  eligibilityTests,
  applicationTests,
  loginTests,
  siteSessionTests,
  landingPageTests,
  catalogueTests,
  campaignTests,
  messageLanguageTests,
  codeHolderTests,
  widgetTests,
  promoTests,
  paymentTests,
  shopperIdentityTests,
  ownershipTests,
  kfsTests,
  partPaymentTests,
  paymentFaultTests,
  lenderPageTests,
  shopPaymentTests,
  newCustomerTests,
  customerApplicationTests,
  applicationConsentTests,
  hostedApplicationTests,
  creditLineTests,
  mandateTests,
  tabHandoverTests,
  ticketTests,
  voucherTests,
  loanTests,
  roleTests,
  resetTests,
  resetApplicationTests,
  resetSafetyTests,
];

export function apiSuite(openDatabase: () => Promise<DatabaseChoice>, areas: readonly AreaTests[]): void {
  let kadam: TestServer;
  beforeAll(async () => {
    kadam = await startTestServer({ database: await openDatabase() });
  }, STARTS_WITHIN_MS);
  afterAll(() => kadam.close());

  for (const tests of areas) tests(() => kadam);
}
