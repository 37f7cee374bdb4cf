import { randomUUID } from 'node:crypto';
import { header } from '../../../shared/api/headers';
import { lenders } from '../../../shared/lenders';
import { samplePng } from '../../../shared/rules/disputes/testing/sample-files';
import { DAY_MS } from '../../../shared/rules/duration';
import { derivedProfile } from '../../lenders/customer-profile';
import { identity } from '../account/application-form';
import { approvedMobiles } from '../account/shopper';
import { loanSteps } from '../loans/loan-steps';
import { checkoutSteps, PLAIN_LENDER } from '../payments/checkout-steps';
import { dataOf, MINUTE_MS, type ServerOf, salesSteps } from '../sales/sales-steps';
import { MERCHANT_ORIGIN } from '../server/test-server';
import { newBrowser } from '../site/site-steps';
import { filedJourney, telesalesJourney } from '../telesales/telesales-journey';
import { type Frame, startedFrame } from '../widgets/widget-steps';

const RESEND_MS = 30_000;
const ORDERS_OF_A_ROUND = 100;
const PIN_LENDER = '502';
const PERSON = { userName: 'Meera Iyer', email: 'meera@mail.example' };
/** Its lender asks a new customer no further questions. */
const APPLICATION_LENDER = '1';

/** Numbers that the lender accepts as new customers; deterministic. */
function applicants(count: number): string[] {
  const found: string[] = [];
  for (let mobile = 7_800_000_000; found.length < count; mobile += 1) {
    const { standingAt, isDownAt } = derivedProfile(String(mobile));
    const isApproved = lenders.some(({ lenderId }) => standingAt(lenderId).standing === 'preApproved');
    const isNew = standingAt(APPLICATION_LENDER).standing === 'newToBank' && !isDownAt(APPLICATION_LENDER);
    if (!isApproved && isNew) found.push(String(mobile));
  }
  return found;
}

/** Makes every call of the API once, correctly. `round`: number of earlier rounds on the same database. */
export async function exampleJourney(kadam: ServerOf, round = 0): Promise<void> {
  const steps = checkoutSteps(kadam);
  const orders = { number: round * ORDERS_OF_A_ROUND };
  const firstOrder = `ZM-${orders.number + 1}`;
  const open = (change: object = {}) => {
    orders.number += 1;
    return steps.open({ orderId: `ZM-${orders.number}`, amount: 36_000, items, ...change });
  };
  const items = [{ name: 'Lumen M2 camera kit', quantity: 1, amountPaise: 3_600_000 }];
  const wait = (ms = 31 * MINUTE_MS): void => kadam().clock.advance(ms);
  const login = async (mobile: string): Promise<Frame> => {
    wait();
    const frame = await startedFrame(kadam);
    await frame.login(mobile);
    return frame;
  };
  const [atTheTill = '', onTheirOwn = '', whilePaying = '', ofACampaign = '', byTelephone = ''] = applicants(
    (round + 1) * 5,
  ).slice(-5);
  const [complainsOf = ''] = approvedMobiles(round + 1, 7_430_000_000).slice(-1);

  async function merchantAndPage(): Promise<void> {
    await steps.merchant.call('POST', '/app/pg/check-eligibility', { amount: 36_000 });
    for (const asked of ['promo?amount=36000', 'promos?amounts=36000,54990'])
      await kadam().request('GET', `/app/widget/${asked}&merchantKey=zenmart_sandbox`, {
        headers: { origin: MERCHANT_ORIGIN },
      });
  }

  async function payment(): Promise<void> {
    const checkout = await open();
    const mobile = '9000000005';
    for (const path of ['payment/order-info', 'payment/details', 'transaction/details'])
      await checkout.get(`/app/${path}`);
    await checkout.post('/app/transaction/emi-calculator', { lenderId: PIN_LENDER, amount: 36_000 });
    await checkout.post('/app/transaction/ntb/check-pre-eligibility');
    await checkout.post('/app/transaction/v1/check-pre-eligibility');
    await checkout.post('/app/transaction/track-stage', { step: 'EMI_PLAN_SELECTION', status: 'INITIATED' });
    await checkout.post('/app/payment/send-otp', { mobile, isWhatsappConsentAccepted: true });
    wait(RESEND_MS);
    await checkout.post('/app/payment/resend-otp/', { mobile });
    await checkout.post('/app/payment/verify-otp', {
      mobile,
      otp: await kadam().codeFor(mobile),
      isTermsAccepted: true,
    });
    await checkout.post('/app/credit-line/check-limit', { lenderId: PIN_LENDER });
    await checkout.post('/app/transaction/calculate-kfs-data', { lenderId: PIN_LENDER, emiPlanId: `${PIN_LENDER}-6` });
    await checkout.post('/app/transaction/compare-offers', {
      first: { lenderId: PIN_LENDER, emiPlanId: `${PIN_LENDER}-6` },
      second: { lenderId: PLAIN_LENDER, emiPlanId: `${PLAIN_LENDER}-6` },
    });
    await checkout.choose(PIN_LENDER, 6);
    await checkout.post('/app/payment/authorize', { aivfValue: '1234' });
    await checkout.agree();
    wait(RESEND_MS);
    await checkout.post('/app/transaction/resend-otp');
    await checkout.confirm(mobile);
    for (const path of ['payment/txn-status', 'transaction/get-kfs-data']) await checkout.get(`/app/${path}`);
    await kadam().server.work.webhooks();
    await steps.merchant.track(`orderId=${firstOrder}`);
    await steps.merchant.call('POST', '/sandbox/reset-customer', { mobile });
  }

  async function otherPayments(): Promise<void> {
    const machine = await open({ channel: 'OFFLINE', isPosMachine: true });
    await machine.post('/app/transaction/send-offline-txn-sms', { mobile: '9000000001' });
    await machine.get('/app/transaction/get-offline-txn-status');
    await machine.get('/app/transaction/get-offline-txn-details');
    await machine.post('/app/payment/cancel', {});
    wait();
    const page = await open({ channel: 'PAYMENT_LINK' });
    await page.post('/app/payment/send-txn-sms', { mobile: '9000000001' });
    await page.post('/app/transaction/cancel', { reason: 'Found another colour' });
    wait();
    const hosted = await open();
    await hosted.verify('9000000007');
    await hosted.choose(PLAIN_LENDER);
    await hosted.agree();
    const { handover } = dataOf(await hosted.post('/app/payment/tab-handover', { leadsTo: 'payment' }));
    await kadam().request('POST', '/app/tab-handover/take', {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ handover }),
    });
    await hosted.post('/app/transaction/confirm');
    const slow = await open();
    wait(13 * MINUTE_MS);
    await slow.post('/app/payment/extend-order');
  }

  async function applicationWhilePaying(): Promise<void> {
    wait();
    const checkout = await open();
    await checkout.verify(whilePaying);
    await checkout.get('/app/payment/ntb/details');
    const form = { lenderId: APPLICATION_LENDER, ...PERSON, ...identity };
    await checkout.post('/app/transaction/ntb/initiate-application', form);
    await checkout.post('/app/transaction/ntb/create-ticket', { topic: 'STATUS', message: 'How long does it take?' });
    await checkout.get('/app/transaction/ntb/application-status');
    await checkout.post('/app/transaction/ntb/confirm');
  }

  async function applicationAlone(): Promise<void> {
    const frame = await login(onTheirOwn);
    const form = { lenderId: APPLICATION_LENDER, ...PERSON, ...identity };
    const { applicationId } = dataOf(await frame.post('/app/ntbpq/initiate-application', form));
    await frame.get(`/app/ntbpq/application-status?applicationId=${applicationId}`);
    await frame.post('/app/ntbpq/create-ticket', {
      applicationId,
      topic: 'DETAILS',
      message: 'Which account is debited?',
    });
    await frame.post('/app/emandate/get-redirection-params/', { applicationId });
    const lenderId = APPLICATION_LENDER;
    await frame.post('/app/credit-line/initiate', { lenderId });
    await frame.post('/app/credit-line/confirm', { lenderId, otp: await kadam().codeFor(onTheirOwn) });
    const other = await login('9000000005');
    await other.post('/app/credit-line/initiate', { lenderId: '1701' });
    await other.post('/app/credit-line/authorize', { lenderId: '1701', aivfValue: '1234' });
  }

  async function till(): Promise<void> {
    const { send, verify, check } = salesSteps(kadam);
    const call = (name: string, body?: object) => kadam().call(name, body);
    await call('init');
    await call('get-emi-details', { amount: 36_000 });
    await call('pre-eligibility', { mobile: '9000000001', amount: 36_000 });
    wait();
    await send('9000000001');
    await verify('9000000001', await kadam().codeFor('9000000001'));
    await check('9000000001', 36_000);
    wait();
    await send(atTheTill);
    await verify(atTheTill, await kadam().codeFor(atTheTill));
    const shared = await call('share-ntb-application', { mobile: atTheTill, lenderId: APPLICATION_LENDER, ...PERSON });
    const ref = new URL(String(dataOf(shared).ntbLink)).searchParams.get('ref');
    await kadam().request('GET', `/app/ntbpq/info?ref=${ref}`);
    const frame = await login(atTheTill);
    await frame.post('/app/ntbpq/sa-app/initiate-application', { ref, ...identity });
  }

  async function widgets(): Promise<void> {
    const frame = await login('9000000001');
    await frame.get('/auth/identify-user');
    await frame.post('/app/widget/check-user-eligibility?v=1', { amount: 36_000 });
    await frame.post('/app/widget/get-emi-info', { amount: 36_000 });
    await frame.get('/app/widget/how-to-buy');
    await frame.post('/app/widget/download-app-sms');
    wait(RESEND_MS);
    await frame.post('/auth/initiate-user-verification');
    await frame.post('/auth/authenticate-login', {
      mobile: '9000000001',
      authValue: await kadam().codeFor('9000000001'),
      gatewayMerchantId: 'zenmart_sandbox',
    });
    await frame.post('/auth/logout');
    await kadam().request('GET', '/app/experiments/user/variant?experiment=number-assurance&clientId=client-1');
    await kadam().request('POST', '/app/frame-errors', {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({
        frame: 'checkout',
        place: 'unhandled',
        errorClass: 'TypeError',
        code: 500,
        version: '0.1.0',
      }),
    });
  }

  async function site(): Promise<void> {
    wait();
    const browser = newBrowser(kadam);
    const mobile = '9000000001';
    const page = '/app/landing-page';
    await browser.get(`${page}/details?merchantId=zenmart_sandbox`);
    await browser.post(`${page}/send-otp`, { mobile, channel: 'CAMPAIGN_LANDING_PAGE', utmCampaign: 'diwali' });
    await browser.post(`${page}/verify-otp`, {
      mobile,
      otp: await kadam().codeFor(mobile),
      isTermsAccepted: true,
      amount: 36_000,
      urls: { successUrl: '/eligible', nonapprovedUrl: '/not-eligible' },
    });
    await browser.get(`${page}/identify-user`);
    await browser.post(`${page}/dynamic-check-eligibility`, { amount: 36_000 });
    await browser.post('/app/bic/check-user-eligibility', { amount: 36_000 });
    for (const path of ['/v2/smartUserDetect', '/api/sud/v1']) await browser.post(path, { mobiles: [mobile] });
    await browser.post('/app/voucher/send-sms', { merchantName: 'zenmart' });
    await browser.get('/txn/getVoucherDetails?merchantName=zenmart');
    await steps.merchant.call('POST', '/app/voucher/redeem', {
      voucherCode: 'ABCD-EFGH-JKMN',
      redemptionId: `V-${orders.number}`,
    });
    await browser.get('/app/credit-line/limits');
    await browser.post('/app/customer/change', {
      name: PERSON.userName,
      email: PERSON.email,
      language: 'en',
      isWhatsappAllowed: true,
    });
    await browser.get('/app/customer');
    const agreed = dataOf(await browser.get('/app/consents')).consents as { consentId: string; kind: string }[];
    const consentId = agreed.find(({ kind }) => kind === 'WHATSAPP')?.consentId;
    await browser.get(`/app/consents/text?consentId=${consentId}`);
    await browser.post('/app/consents/withdraw', { consentId });
    await browser.post('/app/feedback', { rating: 4, message: 'The list of plans was clear.' });
    await browser.get('/app/customer/held');
    await browser.post('/app/customer/forget');
    await browser.login(mobile);
    await browser.post('/auth/logout-everywhere');
  }

  async function dispute(): Promise<void> {
    wait();
    const bought = await open();
    await steps.untilRefused(bought, complainsOf);
    wait();
    const browser = newBrowser(kadam);
    await browser.login(complainsOf);
    await browser.get('/app/odr/details');
    const upload = { name: 'statement.png', contentBase64: Buffer.from(samplePng).toString('base64') };
    const { fileId } = dataOf(await browser.post('/app/odr/upload', upload));
    const asked = { topic: 'DEBIT', txnUuid: bought.txnUuid, message: 'Debited twice on 5 Nov.', fileIds: [fileId] };
    const { ticketId } = dataOf(await browser.post('/app/odr/create-ticket', asked));
    wait(MINUTE_MS);
    await kadam().server.work.disputes();
    await browser.get(`/app/odr/view-ticket?ticketId=${String(ticketId)}`);
    const reply = { action: 'REPLY', message: 'Here is the second one.', replyId: randomUUID() };
    await browser.post('/app/odr/update-ticket', { ticketId, ...reply });
  }

  async function owed(): Promise<void> {
    const { buy, debtor } = loanSteps(kadam);
    const mobile = '9000000001';
    const bought = async (): Promise<string> => {
      orders.number += 1;
      // In sequence, also in lists.
      wait(1_000);
      return buy(mobile, { orderId: `ZM-${orders.number}`, amount: 36_000, tenure: 6 });
    };
    const [left, closed] = [await bought(), await bought()];
    const shopper = await debtor(mobile);
    await shopper.history({ status: 'ACTIVE' });
    await shopper.owed();
    await shopper.details(left);
    const { exit, closing } = await shopper.quotes(left);
    await shopper.end('exit', left, exit?.totalPaise ?? 0);
    await shopper.end('close', closed, closing?.totalPaise ?? 0);
    const returned = await bought();
    const refundId = `R-${orders.number}`;
    await steps.merchant.call('POST', '/app/pg/refund', { txnUuid: returned, refundId, amount: 6_000 });
    await steps.merchant.call('GET', `/app/pg/refund?refundId=${refundId}`);
    await steps.merchant.call('GET', `/app/pg/refunds?txnUuid=${returned}`);
  }

  async function activation(): Promise<void> {
    wait();
    const browser = newBrowser(kadam);
    const [mobile, lenderId] = ['9000000005', '1701'];
    await browser.login(mobile);
    await browser.get(`/app/credit-scheme/all?lenderId=${lenderId}`);
    await browser.post('/app/registration/initiate', { lenderId, merchantId: 'zenmart_sandbox' });
    await browser.post('/app/registration/confirm', { lenderId });
    const [currentPin, newPin] = ['1234', '4321'];
    await browser.post('/app/credit-line/change-pin', { lenderId, currentPin, newPin });
    await browser.post('/app/credit-line/send-pin-otp', { lenderId });
    const otp = await kadam().codeFor(mobile);
    const proven = await browser.post('/app/credit-line/verify-pin-otp', { lenderId, otp, dateOfBirth: '1990-08-15' });
    const proof = { [header.pinSetupAuthToken]: String(dataOf(proven).pinSetupAuthToken) };
    await browser.post('/app/credit-line/setup-pin', { lenderId, newPin: currentPin }, proof);
  }

  async function catalogue(): Promise<void> {
    await kadam().request('POST', '/app/merchants', {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ searchText: 'mobile', categoryIds: ['mobiles'], page: 1 }),
    });
    for (const path of [
      'categories',
      'brands',
      'page/get/CATEGORY/mobiles',
      'page/get/BRAND/nova',
      'page/get/MERCHANT/sangeetha-mobiles',
      'how-to-buy/sangeetha-mobiles',
      'how-to-buy/sangeetha-mobiles/nova-x5',
      'campaign/get/?campaignId=diwali&c=me',
    ])
      await kadam().request('GET', `/app/${path}`);
  }

  async function campaign(): Promise<void> {
    const mobile = ofACampaign;
    const prefix = '/app/ntb-user-acquisition';
    const frame = await startedFrame(kadam);
    await frame.post(`${prefix}/send-otp/v1`, { mobile, utmSource: 'newsletter', campaignId: 'diwali' });
    await frame.post(`${prefix}/verify-otp/v1`, { mobile, otp: await kadam().codeFor(mobile), isTermsAccepted: true });
    await frame.post(`${prefix}/eligibility/v1`, { mobile, redirectUrl: `${MERCHANT_ORIGIN}/welcome` });
    await frame.post(`${prefix}/download-app-sms/v1`);
    await frame.get('/app/ntbpq/eligible-lenders');
    await frame.get('/app/ntbpq/marketplace-info');
    await frame.post('/app/ntbpq/check-pre-eligibility', { amount: 36_000 });
  }

  // Codes of the previous round have expired.
  if (round > 0) wait(DAY_MS);
  for (const part of [
    merchantAndPage,
    payment,
    otherPayments,
    applicationWhilePaying,
    applicationAlone,
    till,
    () => telesalesJourney(kadam, onTheirOwn, `ZM-T${round}`),
    () => filedJourney(kadam, byTelephone),
    widgets,
    campaign,
    site,
    dispute,
    owed,
    activation,
    catalogue,
  ])
    await part();
}
