import { collectPayment, verifyDetails } from '../../../shared/site/telesales-addresses';
import { CODE_RESEND_WAIT_MS } from '../../rules/one-time-code-rules';
import { consent, identity } from '../account/application-form';
import { dataOf, type ServerOf } from '../sales/sales-steps';
import { type Browser, newBrowser } from '../site/site-steps';
import { atDesk } from './telesales-steps';

/** The request: an order of 36,000 rupees. */
export const SALE = {
  amount: 36_000,
  items: [
    { name: 'Lumen M2 camera kit', quantity: 1, amountPaise: 3_450_000, productId: 'lumen-m2-kit' },
    { name: 'Carry case', quantity: 1, amountPaise: 150_000 },
  ],
} as const;

/** Reference of the newest link sent to a number. Throws without one. */
export async function refSentTo(
  kadam: ServerOf,
  mobile: string,
  page: typeof collectPayment | typeof verifyDetails = collectPayment,
): Promise<string> {
  const text = await kadam().smsTo(mobile);
  const ref = new RegExp(`${page.path}\\?ref=([\\w-]{22})`).exec(text)?.[1];
  if (ref === undefined) throw new Error(`no link in: ${text}`);
  return ref;
}

/** Makes every call of the telesales desk once, correctly. `name`: of the orders. */
export async function telesalesJourney(kadam: ServerOf, mobile: string, name: string): Promise<void> {
  const desk = await atDesk(kadam);
  await desk.get('/app/telesales/agent');
  await desk.post('/app/telesales/check-amount', { amount: SALE.amount });
  const request = (orderId: string) => desk.post('/app/telesales/request-payment', { ...SALE, mobile, orderId });
  const { txnUuid } = dataOf(await request(`${name}-1`));
  const ref = await refSentTo(kadam, mobile);
  await newBrowser(kadam).get(`/app/payment/request-info?ref=${ref}`);
  await desk.get(`/app/telesales/request-status?txnUuid=${String(txnUuid)}`);
  kadam().clock.advance(CODE_RESEND_WAIT_MS);
  await desk.post('/app/telesales/resend-link', { txnUuid });
  await newBrowser(kadam).post('/app/payment/refuse-request', { ref });
  const second = dataOf(await request(`${name}-2`));
  await desk.post('/app/telesales/cancel-request', { txnUuid: second.txnUuid });
  await desk.get('/app/telesales/requests');
  await desk.get(`/app/telesales/requests?after=${String(second.txnUuid)}`);
  await desk.post('/app/telesales/end');
}

const { consent: _customersOwn, ...filedIdentity } = identity;
/** Form of an agent for a customer. */
export const FILED_FORM = {
  lenderId: '1',
  userName: 'Meera Iyer',
  email: 'meera@mail.example',
  ...filedIdentity,
  income: { worksAs: 'SALARIED', monthlyIncome: 60_000, monthlyEmis: 5_000, employer: 'Cauvery Textiles' },
} as const;

/** A product of the shop of the sandbox's agent. */
export const WANTED = { productId: 'lumen-m2-kit', name: 'Lumen M2 camera kit', priceRupees: 36_000 } as const;

export const VERIFICATION = '/app/affordability/ntb-verification';

/** Files an application at a desk. Returns the reference of the customer's link. */
export async function filedFor(kadam: ServerOf, desk: Browser, mobile: string, change: object = {}): Promise<string> {
  const reply = await desk.post('/app/telesales/file-application', { ...FILED_FORM, mobile, ...change });
  if (reply.body?.success !== true) throw new Error(`not filed: ${reply.text}`);
  return refSentTo(kadam, mobile, verifyDetails);
}

/** Resends the link of a desk's newest application. Returns its reference. */
export async function sentAgain(kadam: ServerOf, desk: Browser, mobile: string): Promise<string> {
  const { applications } = dataOf(await desk.get('/app/telesales/applications')) as {
    applications: readonly { readonly applicationId: string }[];
  };
  const reply = await desk.post('/app/telesales/resend-application', { applicationId: applications[0]?.applicationId });
  if (reply.body?.success !== true) throw new Error(`not sent again: ${reply.text}`);
  return refSentTo(kadam, mobile, verifyDetails);
}

/** A browser that has verified an application's number by its link. */
export async function provedBy(kadam: ServerOf, mobile: string, ref: string): Promise<Browser> {
  const phone = newBrowser(kadam);
  await phone.post(`${VERIFICATION}/send-code`, { ref });
  const reply = await phone.post(`${VERIFICATION}/verify-code`, {
    ref,
    otp: await kadam().codeFor(mobile),
    isTermsAccepted: true,
  });
  if (reply.body?.success !== true) throw new Error(`not proved: ${reply.text}`);
  return phone;
}

/** Makes every call about applications filed by an agent once, correctly. */
export async function filedJourney(kadam: ServerOf, mobile: string): Promise<void> {
  const desk = await atDesk(kadam);
  await desk.get('/app/telesales/application-lenders');
  await desk.get('/app/telesales/products?searchText=lumen');
  const first = await filedFor(kadam, desk, mobile);
  await newBrowser(kadam).get(`${VERIFICATION}/details?ref=${first}`);
  const phone = await provedBy(kadam, mobile, first);
  await phone.post(`${VERIFICATION}/decline`, {
    ref: first,
    reasons: { details: ['wrongPincode'], offer: ['notExplained'] },
  });
  // Newest first: at the same time either could be.
  kadam().clock.advance(1_000);
  await filedFor(kadam, desk, mobile, { productId: WANTED.productId });
  kadam().clock.advance(CODE_RESEND_WAIT_MS);
  const second = await sentAgain(kadam, desk, mobile);
  await phone.get(`${VERIFICATION}/details?ref=${second}`);
  await phone.post(`${VERIFICATION}/submit`, {
    ref: second,
    consent,
    income: { ...FILED_FORM.income, monthlyEmis: 0 },
  });
  const { applications } = dataOf(await desk.get('/app/telesales/applications')) as {
    applications: readonly { readonly applicationId: string }[];
  };
  await desk.get(`/app/telesales/applications?after=${applications[0]?.applicationId}`);
}
