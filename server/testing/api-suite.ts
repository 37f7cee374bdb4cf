import { afterAll, beforeAll } from 'vitest';
import type { DatabaseChoice } from '../store/open';
import { admissionTests } from './admission-tests';
import { applicationConsentTests } from './application-consent-tests';
import { applicationTests } from './application-tests';
import { campaignTests } from './campaign-tests';
import { catalogueTests } from './catalogue-tests';
import { codeHolderTests } from './code-holder-tests';
import { creditLineTests } from './credit-line-tests';
import { customerApplicationTests } from './customer-application-tests';
import { eligibilityTests } from './eligibility-tests';
import { hostedApplicationTests } from './hosted-application-tests';
import { kfsTests } from './kfs-tests';
import { landingPageTests } from './landing-page-tests';
import { lenderPageTests } from './lender-page-tests';
import { limitTests } from './limit-tests';
import { loanTests } from './loan-tests';
import { loginTests } from './login-tests';
import { mandateTests } from './mandate-tests';
import { messageLanguageTests } from './message-language-tests';
import { newCustomerTests } from './new-customer-tests';
import { ownershipTests } from './ownership-tests';
import { partPaymentTests } from './part-payment-tests';
import { paymentFaultTests } from './payment-fault-tests';
import { paymentTests } from './payment-tests';
import { promoTests } from './promo-tests';
import { resetApplicationTests } from './reset-application-tests';
import { resetSafetyTests } from './reset-safety-tests';
import { resetTests } from './reset-tests';
import { roleTests } from './role-tests';
import { shareCodeTests } from './share-code-tests';
import { shopPaymentTests } from './shop-payment-tests';
import { shopperIdentityTests } from './shopper-identity-tests';
import { siteSessionTests } from './site-session-tests';
import { tabHandoverTests } from './tab-handover-tests';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from './test-server';
import { ticketTests } from './ticket-tests';
import { voucherTests } from './voucher-tests';
import { widgetTests } from './widget-tests';

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

/** The API on one kind of database. `areas`: those whose tests run. */
export function apiSuite(openDatabase: () => Promise<DatabaseChoice>, areas: readonly AreaTests[]): void {
  let kadam: TestServer;
  beforeAll(async () => {
    kadam = await startTestServer({ database: await openDatabase() });
  }, STARTS_WITHIN_MS);
  afterAll(() => kadam.close());

  for (const tests of areas) tests(() => kadam);
  limitTests(openDatabase);
}
