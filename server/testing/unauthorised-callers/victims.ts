import { consent, identity } from '../account/application-form';
import { loggedInFrame, someApplicant } from '../account/customer-application-tests';
import { type Checkout, checkoutSteps, ORDER_AMOUNT, PLAIN_LENDER } from '../payments/checkout-steps';
import { dataOf, type ServerOf, salesSteps } from '../sales/sales-steps';
import type { Reply } from '../server/test-server';
import { FILED_FORM, filedFor, provedBy, VERIFICATION } from '../telesales/telesales-journey';
import { atDesk } from '../telesales/telesales-steps';

/** A customer in the middle of a journey, with the values that unauthorised calls aim at. */
export interface Victim {
  /** Rows with one of these values belong to the victim. */
  readonly names: readonly string[];
  readonly secrets: readonly string[];
  /** Values of the victim that an unauthorised call may name, by field. */
  readonly aims: Readonly<Record<string, unknown>>;
  /** The payment that others may also open; null without one. */
  readonly checkout: Checkout | null;
  /** True if the victim has verified the payment's number. */
  readonly isOwner: boolean;
  goOn(): Promise<void>;
}

type Step = () => Promise<Reply>;

const PIN_LENDER_ASKS_OF = '9000000005';
const ANSWER_IS_LOST_OF = '9000000008';
const PIN = '1234';
const PENDING = 4008;
const LENDER_KNOWS_AFTER_MS = 60_000;

/** States of a payment, in order. */
const paymentStates = ['opened', 'code sent', 'verified', 'plan chosen', 'PIN given', 'at the lender’s OTP'] as const;
const ends = ['paid', 'lender pending'] as const;
const salesStates = ['share code sent', 'checked', 'application shared'] as const;
const applicationStates = ['applied'] as const;
const filedStates = ['application filed by an agent'] as const;

export const victimStates = [...paymentStates, ...ends, ...salesStates, ...applicationStates, ...filedStates] as const;
export type VictimState = (typeof victimStates)[number];

const isOneOf = <T extends string>(list: readonly T[], text: string): text is T =>
  (list as readonly string[]).includes(text);

async function done(what: string, step: Step): Promise<Reply> {
  const reply = await step();
  if (reply.body?.success !== true) throw new Error(`${what}: ${reply.status} ${reply.text}`);
  return reply;
}

/** Runs the remaining steps up to a named one. */
function journey(steps: readonly (readonly [string, Step | null])[]): (until: string) => Promise<void> {
  const left = [...steps];
  return async (until) => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [name, step] = next;
      if (step) await done(name, step);
      if (name === until) return;
    }
  };
}

/** Victims in each state, on one server. Numbers are reused: earlier codes have expired. */
export function victims(kadam: ServerOf): (state: VictimState) => Promise<Victim> {
  const { merchant, open, fresh } = checkoutSteps(kadam);
  const { send, verify, check } = salesSteps(kadam);

  async function shopper(state: (typeof paymentStates)[number] | (typeof ends)[number]): Promise<Victim> {
    const isLost = state === 'lender pending';
    const mobile = fresh(isLost ? ANSWER_IS_LOST_OF : PIN_LENDER_ASKS_OF);
    const checkout = await open({ mobile });
    // Read when it is requested, as later calls send more messages.
    let code = '';
    const agree = async (): Promise<Reply> => {
      const agreed = await checkout.agree();
      code = await kadam().codeFor(mobile);
      return agreed;
    };
    const asked = { mobile, isTermsAccepted: true, isWhatsappConsentAccepted: true };
    const steps: Readonly<Record<(typeof paymentStates)[number] | 'paid', Step | null>> = {
      opened: null,
      'code sent': async () => {
        const sent = await checkout.post('/app/payment/send-otp', asked);
        code = await kadam().codeFor(mobile);
        return sent;
      },
      verified: () => checkout.post('/app/payment/verify-otp', { mobile, otp: code, isTermsAccepted: true }),
      'plan chosen': () => checkout.choose(PLAIN_LENDER, 6),
      'PIN given': isLost ? null : () => checkout.post('/app/payment/authorize', { aivfValue: PIN }),
      'at the lender’s OTP': agree,
      paid: async () => {
        const paid = await checkout.post('/app/payment/confirm', { otp: code });
        return isLost && paid.body?.code === PENDING ? checkout.get('/app/payment/txn-status') : paid;
      },
    };
    const goOnTo = journey(Object.entries(steps));
    await goOnTo(isLost ? 'paid' : state);
    const { txnUuid } = checkout;
    const orderId = String(dataOf(await checkout.get('/app/payment/order-info')).orderId);
    return {
      names: [mobile, txnUuid],
      secrets: [mobile, `${mobile.slice(0, 2)}XXXXX${mobile.slice(-3)}`],
      aims: { mobile, txnUuid, orderId, amount: ORDER_AMOUNT, lenderId: PLAIN_LENDER, emiPlanId: `${PLAIN_LENDER}-9` },
      checkout,
      isOwner: state !== 'opened' && state !== 'code sent',
      async goOn() {
        await goOnTo('paid');
        kadam().clock.advance(LENDER_KNOWS_AFTER_MS);
        await done('status', () => checkout.get('/app/payment/txn-status'));
        const { status } = dataOf(await merchant.track(`txnUuid=${txnUuid}`));
        if (status !== 'COMPLETE') throw new Error(`the payment is ${String(status)}`);
      },
    };
  }

  async function customer(state: (typeof salesStates)[number]): Promise<Victim> {
    const mobile = fresh(someApplicant());
    await done('send', () => send(mobile));
    const code = await kadam().codeFor(mobile);
    const name = 'Kavya Menon';
    const steps: readonly [string, Step][] = [
      ['verified', () => verify(mobile, code)],
      ['checked', () => check(mobile)],
      [
        'application shared',
        () =>
          kadam().call('share-ntb-application', { mobile, lenderId: '1', email: 'kavya@mail.example', userName: name }),
      ],
    ];
    const goOnTo = journey(steps);
    if (state !== 'share code sent') await goOnTo(state);
    return {
      names: [mobile],
      secrets: [mobile, name, 'kavya@mail.example'],
      aims: { mobile, amount: ORDER_AMOUNT, lenderId: '1' },
      checkout: null,
      isOwner: false,
      goOn: () => goOnTo('application shared'),
    };
  }

  async function applicant(): Promise<Victim> {
    const mobile = someApplicant();
    const frame = await loggedInFrame(kadam, mobile);
    const form = { userName: 'Kavya Menon', email: 'kavya@mail.example', ...identity, consent };
    const filed = await done('apply', () => frame.post('/app/ntbpq/initiate-application', { lenderId: '1', ...form }));
    const { applicationId } = dataOf(filed);
    return {
      names: [mobile, String(applicationId)],
      secrets: [mobile, 'Kavya', 'kavya@mail.example'],
      aims: { mobile, applicationId, amount: ORDER_AMOUNT, lenderId: '1' },
      checkout: null,
      isOwner: false,
      async goOn() {
        const status = await done('status', () =>
          frame.get(`/app/ntbpq/application-status?applicationId=${applicationId}`),
        );
        if (dataOf(status).status !== 'APPROVED')
          throw new Error(`the application is ${String(dataOf(status).status)}`);
        await done('mandate', () => frame.post('/app/emandate/get-redirection-params/', { applicationId }));
      },
    };
  }

  async function filedApplicant(): Promise<Victim> {
    const mobile = someApplicant();
    const form = { userName: 'Kavya Menon', email: 'kavya@mail.example' };
    const ref = await filedFor(kadam, await atDesk(kadam), mobile, form);
    const phone = await provedBy(kadam, mobile, ref);
    return {
      names: [mobile],
      secrets: [mobile, 'Kavya', 'kavya@mail.example', FILED_FORM.pan.slice(-5)],
      aims: { mobile, ref, lenderId: FILED_FORM.lenderId, reasons: { details: ['notMine'], offer: [] } },
      checkout: null,
      isOwner: false,
      async goOn() {
        const reply = await done('submit', () => phone.post(`${VERIFICATION}/submit`, { ref, consent }));
        if (dataOf(reply).state !== 'submitted') throw new Error(`the application is ${String(dataOf(reply).state)}`);
      },
    };
  }

  return (state) => {
    if (isOneOf(salesStates, state)) return customer(state);
    if (isOneOf(filedStates, state)) return filedApplicant();
    if (isOneOf(applicationStates, state)) return applicant();
    return shopper(state);
  };
}
