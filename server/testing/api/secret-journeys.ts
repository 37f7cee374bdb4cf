import { randomUUID } from 'node:crypto';
import { header } from '../../../shared/api/headers';
import { samplePng } from '../../../shared/rules/disputes/testing/sample-files';
import { verifyDetails } from '../../../shared/site/telesales-addresses';
import { consent } from '../account/application-form';
import { someApplicant } from '../account/customer-application-tests';
import { checkoutSteps } from '../payments/checkout-steps';
import { dataOf, MINUTE_MS, type ServerOf, salesSteps, someMobile, wrong } from '../sales/sales-steps';
import type { Reply } from '../server/test-server';
import { newBrowser } from '../site/site-steps';
import { refSentTo, VERIFICATION } from '../telesales/telesales-journey';
import { askForDesk, entryIn } from '../telesales/telesales-steps';
import { newFrame } from '../widgets/widget-steps';

/** Data that only its owner may read. */
export class Secrets {
  readonly #known = new Set<string>();

  /** Records and returns a value. Values shorter than a PIN are not secrets. */
  note = (value: unknown): string => {
    const text = String(value);
    if (value !== undefined && text.length >= 4) this.#known.add(text);
    return text;
  };

  /** Secrets that occur in a text as separate words. */
  foundIn(text: string): string[] {
    return [...this.#known].filter((secret) => {
      const at = text.indexOf(secret);
      if (at === -1) return false;
      return new RegExp(`(?<![\\w-])${secret.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`).test(text);
    });
  }

  get count(): number {
    return this.#known.size;
  }
}

/** Calls in sequence. The consumer makes each, any number of times, and passes the last answer back. */
export type Journey<Result = void> = AsyncGenerator<() => Promise<Reply>, Result, Reply>;

const PERSON = { userName: 'Meera Iyer', email: 'meera@mail.example' };
const IDENTITY = { dateOfBirth: '1987-03-21', pan: 'QWERT9876Z', pincode: '682001' };
/** Answers to second factors of every sandbox customer. */
const FACTORS = { PIN: '1234', DOB: '1990-08-15', PAN: 'ABCDE1234F' };
const WRONG_PIN = '7391';
/** PINs after a change, and after a forgotten PIN. */
const NEW_PINS = ['8264', '5093'] as const;

/** Users who handle secrets: an agent with a customer, shoppers who pay with a PIN, a date of birth and a PAN, a
 *  customer who closes a loan, an applicant, an activation, an application filed by an agent, a login at the shopper's
 *  site, and a dispute. */
export function secretJourneys(kadam: ServerOf, secrets: Secrets): Readonly<Record<string, () => Journey<unknown>>> {
  const { note } = secrets;
  for (const each of [PERSON, IDENTITY, FACTORS]) Object.values(each).forEach(note);
  for (const pin of [WRONG_PIN, ...NEW_PINS]) note(pin);
  for (const name of PERSON.userName.split(' ')) note(name);
  const { send, verify, check } = salesSteps(kadam);
  const { merchant, fresh } = checkoutSteps(kadam);
  const codeFor = async (mobile: string): Promise<string> => note(await kadam().codeFor(mobile));

  async function* sale(): Journey {
    const mobile = note(someMobile());
    yield () => send(mobile);
    const code = await codeFor(mobile);
    yield () => verify(mobile, note(wrong(code)));
    yield () => verify(mobile, code);
    yield () => check(mobile);
    const shared = yield () => kadam().call('share-ntb-application', { mobile, lenderId: '1', ...PERSON });
    note(String(dataOf(shared).ntbLink ?? '').split('ref=')[1]);
  }

  async function* payment(
    known: string,
    lenderId: string,
    factor: keyof typeof FACTORS,
  ): Journey<{ readonly mobile: string; readonly txnUuid: string }> {
    const mobile = note(fresh(known));
    const order = yield () => merchant.order({ mobile, returnUrl: 'http://127.0.0.1:4500/thanks?for=Meera' });
    const { checkoutToken, paymentLink } = dataOf(order);
    note(checkoutToken);
    note(new URL(String(paymentLink)).searchParams.get('ref'));
    const frame = newFrame(kadam);
    const init = yield () => frame.post('/app/widget/init', { checkoutToken });
    frame.token = note(dataOf(init).sessionToken);
    yield () => frame.post('/app/payment/send-txn-sms', { mobile });
    const asked = { mobile, isTermsAccepted: true, isWhatsappConsentAccepted: true };
    yield () => frame.post('/app/payment/send-otp', asked);
    yield async () =>
      frame.post('/app/payment/verify-otp', { mobile, otp: await codeFor(mobile), isTermsAccepted: true });
    yield () => frame.post('/app/transaction/initiate-txn', { lenderId, emiPlanId: `${lenderId}-6` });
    yield () => frame.post('/app/payment/authorize', { aivfValue: WRONG_PIN });
    yield () => frame.post('/app/payment/authorize', { aivfValue: FACTORS[factor] });
    const statement = yield () => frame.get('/app/payment/get-kfs-data');
    const { kfsVersion, contentHash } = (dataOf(statement).kfsData ?? {}) as Record<string, string>;
    yield () => frame.post('/app/payment/authorize-kfs', { kfsVersion, contentHash, isAccepted: true });
    yield async () => frame.post('/app/payment/confirm', { otp: await codeFor(mobile) });
    const txnUuid = String(dataOf(order).txnUuid);
    yield () => merchant.track(`txnUuid=${txnUuid}`);
    return { mobile, txnUuid };
  }

  async function* loan(): Journey {
    const { mobile, txnUuid } = yield* payment('9000000001', '201', 'DOB');
    const refundId = note(randomUUID());
    yield () => merchant.call('POST', '/app/pg/refund', { txnUuid, refundId, amount: 1_000 });
    kadam().clock.advance(31 * MINUTE_MS);
    const browser = newBrowser(kadam);
    yield () => browser.post('/auth/initiate-login/', { mobile });
    yield async () => browser.post('/auth/verify-login', { mobile, otp: await codeFor(mobile), isTermsAccepted: true });
    const quotes = yield () => browser.get(`/app/loan/quote?txnUuid=${txnUuid}`);
    const amountPaise = (dataOf(quotes).closing as { totalPaise?: number } | undefined)?.totalPaise;
    yield () => browser.post('/app/loan/close', { txnUuid, amountPaise });
  }

  async function* application(): Journey {
    const mobile = note(someApplicant());
    kadam().clock.advance(31 * MINUTE_MS);
    const frame = newFrame(kadam);
    frame.token = note(dataOf(yield () => frame.post('/app/widget/init')).sessionToken);
    yield () => frame.post('/auth/initiate-login/', { mobile });
    yield async () => frame.post('/auth/verify-login', { mobile, otp: await codeFor(mobile), isTermsAccepted: true });
    const filed = yield () =>
      frame.post('/app/ntbpq/initiate-application', { lenderId: '1', ...PERSON, ...IDENTITY, consent });
    const { applicationId } = dataOf(filed);
    yield () => frame.get(`/app/ntbpq/application-status?applicationId=${applicationId}`);
    yield () =>
      frame.post('/app/ntbpq/create-ticket', {
        applicationId,
        topic: 'OTHER',
        message: note('Sister applied too'),
      });
    const mandate = yield () => frame.post('/app/emandate/get-redirection-params/', { applicationId });
    note((dataOf(mandate).redirection as { params?: { key?: string } } | undefined)?.params?.key);
    yield () => frame.post('/app/credit-line/initiate', { lenderId: '1' });
    yield async () => frame.post('/app/credit-line/confirm', { lenderId: '1', otp: await codeFor(mobile) });
  }

  async function* activation(): Journey {
    const mobile = note(fresh('9000000005'));
    const frame = newFrame(kadam);
    frame.token = note(dataOf(yield () => frame.post('/app/widget/init')).sessionToken);
    yield () => frame.post('/auth/initiate-login/', { mobile });
    yield async () => frame.post('/auth/verify-login', { mobile, otp: await codeFor(mobile), isTermsAccepted: true });
    for (const aivfValue of [WRONG_PIN, FACTORS.PIN])
      yield () => frame.post('/app/credit-line/authorize', { lenderId: '504', aivfValue });
  }

  async function* pins(): Journey {
    const mobile = note(fresh('9000000005'));
    const browser = newBrowser(kadam);
    const lenderId = '1401';
    const path = '/app/credit-line';
    yield () => browser.post('/auth/initiate-login/', { mobile });
    yield async () => browser.post('/auth/verify-login', { mobile, otp: await codeFor(mobile), isTermsAccepted: true });
    const [changed, newPin] = NEW_PINS;
    for (const currentPin of [WRONG_PIN, FACTORS.PIN])
      yield () => browser.post(`${path}/change-pin`, { lenderId, currentPin, newPin: changed });
    yield () => browser.post(`${path}/send-pin-otp`, { lenderId });
    const proven = yield async () =>
      browser.post(`${path}/verify-pin-otp`, {
        lenderId,
        otp: await codeFor(mobile),
        dateOfBirth: FACTORS.DOB,
      });
    note(browser.jar.get('pinAuthToken'));
    const proof = note(dataOf(proven).pinSetupAuthToken);
    yield () => browser.post(`${path}/setup-pin`, { lenderId, newPin }, { [header.pinSetupAuthToken]: proof });
  }

  async function* login(): Journey {
    const mobile = note(someMobile());
    const browser = newBrowser(kadam);
    yield () => browser.post('/app/landing-page/send-otp', { mobile });
    note(browser.jar.get('sessionId'));
    yield async () =>
      browser.post('/app/landing-page/verify-otp', { mobile, otp: await codeFor(mobile), isTermsAccepted: true });
    note(browser.jar.get('authToken'));
    yield () => browser.post('/auth/logout-everywhere');
  }

  async function* dispute(): Journey {
    const mobile = note(someMobile());
    const browser = newBrowser(kadam);
    yield () => browser.post('/auth/initiate-login/', { mobile });
    yield async () => browser.post('/auth/verify-login', { mobile, otp: await codeFor(mobile), isTermsAccepted: true });
    const upload = { name: note('divorce.png'), contentBase64: note(Buffer.from(samplePng).toString('base64')) };
    const uploaded = yield () => browser.post('/app/odr/upload', upload);
    const fileIds = [note(dataOf(uploaded).fileId)];
    const message = note('My husband must not know');
    const asked = { topic: 'OTHER', message, email: PERSON.email, fileIds };
    const opened = yield () => browser.post('/app/odr/create-ticket', asked);
    const { ticketId } = dataOf(opened);
    yield () => browser.get(`/app/odr/view-ticket?ticketId=${String(ticketId)}`);
    const reply = { action: 'REPLY', replyId: randomUUID(), message: note('He has found out') };
    yield () => browser.post('/app/odr/update-ticket', { ticketId, ...reply });
  }

  async function* filedApplication(): Journey {
    const mobile = note(someApplicant());
    kadam().clock.advance(31 * MINUTE_MS);
    const entry = yield () => askForDesk(kadam);
    const desk = newBrowser(kadam);
    yield () => desk.get(note(entryIn(entry)));
    note(desk.jar.get('__Host-telesalesSession'));
    const form = { lenderId: '1', ...PERSON, ...IDENTITY };
    let ref = '';
    yield async () => {
      const filed = await desk.post('/app/telesales/file-application', { ...form, mobile });
      if (filed.status < 500) ref = note(await refSentTo(kadam, mobile, verifyDetails));
      return filed;
    };
    const browser = newBrowser(kadam);
    yield () => browser.post(`${VERIFICATION}/send-code`, { ref });
    yield async () =>
      browser.post(`${VERIFICATION}/verify-code`, { ref, otp: await codeFor(mobile), isTermsAccepted: true });
    yield () => browser.post(`${VERIFICATION}/submit`, { ref, consent });
  }

  return {
    sale,
    'payment with a PIN': () => payment('9000000005', '502', 'PIN'),
    'payment with a date of birth': () => payment('9000000001', '201', 'DOB'),
    'payment with a PAN': () => payment('9000000001', '401', 'PAN'),
    application,
    activation,
    'a PIN that is changed, forgotten and set': pins,
    'login at the site': login,
    dispute,
    'a loan that is refunded and closed': loan,
    'an application that an agent files': filedApplication,
  };
}
