import { randomUUID } from 'node:crypto';
import { derivedProfile } from '../../lenders/customer-profile';
import { systemClock } from '../../platform/clock';
import { mintToken } from '../api/mint-token';

interface ShopperAnswer {
  readonly status: number;
  readonly success: boolean;
  readonly code: number | string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Outcome of a checkout over HTTP. */
export type CheckoutEnd =
  | { readonly end: 'paid'; readonly txnUuid: string; readonly orderId: string }
  /** Refused at this call. */
  | { readonly end: 'refused'; readonly at: string; readonly code: number | string | null; readonly orderId: string };

const LENDER_ID = '402';
const AMOUNT = 10_000;

/** Numbers that the lender of these checkouts has pre-approved, and whose lenders all answer. */
export function approvedMobiles(count: number, from = 7_400_000_000): string[] {
  const found: string[] = [];
  for (let number = from; found.length < count; number += 1) {
    const profile = derivedProfile(String(number));
    const standing = profile.standingAt(LENDER_ID);
    const isRich = standing.standing === 'preApproved' && standing.limitRupees >= 2 * AMOUNT;
    if (isRich && !profile.isDownAt(LENDER_ID)) found.push(String(number));
  }
  return found;
}

/** A raw answer of a server. `path` has no query. */
export interface HeardAnswer {
  readonly path: string;
  readonly status: number;
  readonly text: string;
  readonly askedAtMs: number;
}

interface ShopperOptions {
  /** Called for every answer, also for one after which the call is repeated. */
  readonly hear?: (answer: HeardAnswer) => void;
  /** Retry time for calls without an answer, or with 503, ms; by default each server is tried once more than there are
   *  servers. */
  readonly patienceMs?: number;
  /** Timeout after which the next server is asked, ms; by default none. */
  readonly answersWithinMs?: number;
  /** Checks after a refusal whether the step was done, as the checkout does; by default a refusal is the end. */
  readonly looksAgain?: boolean;
}

const ASKS_AGAIN_AFTER_MS = 100;
/** Polling interval of a requested payment. */
const LOOKS_EVERY_MS = 2_000;
const LOOKS = 45;

/** A shopper and the shop's server, over real HTTP: for tests that kill servers, and for load. Calls rotate over
 *  `urls`, which may change meanwhile. A call without an answer (its server was killed) is repeated with the same
 *  idempotency key. */
export class Shopper {
  readonly #urls: readonly string[];
  readonly #secret: string;
  readonly #options: ShopperOptions;
  #calls = 0;
  #session = '';

  constructor(urls: readonly string[], secret: string, options: ShopperOptions = {}) {
    this.#urls = urls;
    this.#secret = secret;
    this.#options = options;
  }

  /** Starts an order as the shop, and opens its checkout. */
  async open(orderId: string): Promise<void> {
    const { data } = await this.#order(orderId);
    await this.#begin(String(data.checkoutToken));
  }

  /** A complete checkout. Throws if no server answers any more. */
  async checkOut(mobile: string, orderId: string, afterConfirm: () => void = () => undefined): Promise<CheckoutEnd> {
    const order = await this.#order(orderId);
    if (!order.success) return refused('txn-initiate', order, orderId);
    const refusal = await this.pay(mobile, String(order.data.checkoutToken), afterConfirm);
    return refusal
      ? refused(refusal.at, refusal.answer, orderId)
      : { end: 'paid', txnUuid: String(order.data.txnUuid), orderId };
  }

  /** Pays an order; returns its refusal, or null. */
  async pay(
    mobile: string,
    checkoutToken: string,
    afterConfirm: () => void = () => undefined,
  ): Promise<{ readonly at: string; readonly answer: ShopperAnswer } | null> {
    await this.#begin(checkoutToken);
    const plan = { lenderId: LENDER_ID, emiPlanId: `${LENDER_ID}-6` };
    const steps: [string, () => Promise<ShopperAnswer>][] = [
      ['initiate-txn', () => this.post('/app/transaction/initiate-txn', plan)],
      [
        'send-otp',
        () => this.post('/app/payment/send-otp', { mobile, isTermsAccepted: true, isWhatsappConsentAccepted: true }),
      ],
      [
        'verify-otp',
        async () =>
          this.post('/app/payment/verify-otp', { mobile, otp: await this.#code(mobile), isTermsAccepted: true }),
      ],
      ['initiate-txn', () => this.post('/app/transaction/initiate-txn', plan)],
      ['authorize-kfs', () => this.#agree()],
      ['confirm', () => this.#confirm(mobile)],
    ];
    for (const [at, step] of steps) {
      const answer = await step();
      if (at === 'confirm') afterConfirm();
      if (!answer.success && !(this.#options.looksAgain && (await this.#isDone(at, mobile)))) return { at, answer };
    }
    return null;
  }

  /** True if a refused step was done: the call was a repeat whose first answer was lost. Asks the lender again if it
   *  was not asked. */
  async #isDone(at: string, mobile: string): Promise<boolean> {
    if (at === 'authorize-kfs') return (await this.get('/app/transaction/details')).data.step === 'LENDER_OTP';
    if (at !== 'confirm') return false;
    for (let look = 0; look < LOOKS; look += 1) {
      const { data } = await this.get('/app/payment/txn-status');
      if (data.status !== 'INITIATED') return data.status === 'COMPLETE';
      if (data.isPending !== true) return (await this.#confirm(mobile)).success;
      await systemClock.delay(LOOKS_EVERY_MS);
    }
    return false;
  }

  async #confirm(mobile: string): Promise<ShopperAnswer> {
    return this.post('/app/payment/confirm', { otp: await this.#code(mobile) });
  }

  async #agree(): Promise<ShopperAnswer> {
    const { data } = await this.#call('GET', '/app/payment/get-kfs-data');
    const { kfsVersion, contentHash } = (data.kfsData ?? {}) as { kfsVersion?: string; contentHash?: string };
    return this.post('/app/payment/authorize-kfs', { kfsVersion, contentHash, isAccepted: true });
  }

  async #code(mobile: string): Promise<string> {
    const response = await this.#reach('/sandbox/sms', (url, signal) =>
      fetch(`${url}/sandbox/sms?mobile=${mobile}`, { signal }),
    );
    const { messages } = JSON.parse(response.text) as { messages: { text: string }[] };
    // Messages with links have no code; a code is five separate digits.
    return messages.flatMap(({ text }) => text.match(/(?<!\S)\d{5}\b/) ?? []).at(-1) ?? '';
  }

  #order(orderId: string): Promise<ShopperAnswer> {
    return this.#merchantCall('/app/pg/txn-initiate', {
      orderId,
      amount: AMOUNT,
      channel: 'ONLINE',
      items: [{ name: 'Phone', quantity: 1, amountPaise: AMOUNT * 100 }],
      returnUrl: 'http://127.0.0.1:4500/thanks',
    });
  }

  async #begin(checkoutToken: string): Promise<void> {
    const { data } = await this.post('/app/widget/init', { checkoutToken });
    this.#session = String(data.sessionToken);
  }

  get(path: string): Promise<ShopperAnswer> {
    return this.#call('GET', path);
  }

  post(path: string, body: unknown): Promise<ShopperAnswer> {
    return this.#call('POST', path, body);
  }

  async #merchantCall(path: string, body: unknown): Promise<ShopperAnswer> {
    const token = await mintToken({
      merchantKey: 'zenmart_sandbox',
      secret: this.#secret,
      agentId: 'server',
      scope: 'merchant',
      issuedAtMs: Date.now(),
      livesMs: 600_000,
      audience: 'kadam',
    });
    return this.#call('POST', path, body, { authorization: `Bearer ${token}` });
  }

  async #call(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    more: Readonly<Record<string, string>> = {},
  ): Promise<ShopperAnswer> {
    const headers = {
      'ic-merchant-key': 'zenmart_sandbox',
      'ic-origin': 'http://127.0.0.1:4500',
      ...(this.#session === '' ? {} : { 'session-token': this.#session }),
      ...(method === 'POST' ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() } : {}),
      ...more,
    };
    const { status, text } = await this.#reach(path, (url, signal) =>
      fetch(`${url}${path}`, {
        method,
        headers,
        signal,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const answer = JSON.parse(text) as { success: boolean; code?: number | string; data?: Record<string, unknown> };
    return { status, success: answer.success, code: answer.code ?? null, data: answer.data ?? {} };
  }

  /** The complete answer of the next server that gives one. */
  async #reach(
    path: string,
    call: (url: string, signal: AbortSignal | null) => Promise<Response>,
  ): Promise<{ readonly status: number; readonly text: string }> {
    const { hear, patienceMs, answersWithinMs } = this.#options;
    const untilMs = Date.now() + (patienceMs ?? 0);
    let lost: unknown;
    for (let time = 0; time <= this.#urls.length || Date.now() < untilMs; time += 1) {
      if (patienceMs !== undefined && time > 0) await systemClock.delay(ASKS_AGAIN_AFTER_MS);
      this.#calls += 1;
      const url = this.#urls[this.#calls % this.#urls.length] ?? '';
      try {
        const askedAtMs = Date.now();
        const signal = answersWithinMs === undefined ? null : AbortSignal.timeout(answersWithinMs);
        const response = await call(url, signal);
        const text = await response.text();
        hear?.({ path, status: response.status, text, askedAtMs });
        if (response.status !== 503) return { status: response.status, text };
        lost = new Error('503');
      } catch (error) {
        lost = error;
      }
    }
    throw new Error('no server answers', { cause: lost });
  }
}

const refused = (at: string, { code }: ShopperAnswer, orderId: string): CheckoutEnd => ({
  end: 'refused',
  at,
  code,
  orderId,
});
