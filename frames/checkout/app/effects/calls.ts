import { mandateRedirection } from '../../../../shared/api/e-mandate';
import type { Endpoint, RequestOf, ResponseOf } from '../../../../shared/api/endpoint';
import { header } from '../../../../shared/api/headers';
import * as ntb from '../../../../shared/api/ntb-transaction';
import * as payment from '../../../../shared/api/payment';
import * as kfs from '../../../../shared/api/payment-kfs';
import * as link from '../../../../shared/api/payment-link';
import * as otp from '../../../../shared/api/payment-otp';
import * as transaction from '../../../../shared/api/transaction';
import { widgetInit } from '../../../../shared/api/widget';
import type { ErrorContext } from '../../../../shared/errors/row';
import type { AivfType } from '../../../../shared/lenders/lender';
import type { PaymentStatus, PaymentStep } from '../../../../shared/rules/payment-flow/steps';
import type { CallAnswer, CallName, CheckoutEndpoints, PendingCall } from '../../flow/calls';
import type { CheckoutEvent } from '../../flow/events';
import type { MerchantData } from '../../flow/state';
import type { Ports } from '../ports';
import { toDeviceTime } from './device-time';
import { failureOfCode, toFailure } from './to-failure';

const endpoints: { readonly [Name in CallName]: CheckoutEndpoints[Name] } = {
  init: widgetInit,
  orderInfo: payment.orderInfo,
  details: transaction.transactionDetails,
  offers: payment.paymentDetails,
  previewPlan: kfs.calculateKfs,
  sendOtp: otp.sendOtp,
  resendOtp: otp.resendOtp,
  verifyOtp: otp.verifyOtp,
  initiateTxn: transaction.initiateTxn,
  authorize: payment.authorize,
  getKfs: kfs.getKfsData,
  authorizeKfs: kfs.authorizeKfs,
  resendLenderOtp: transaction.resendLenderOtp,
  confirm: payment.confirm,
  confirmHosted: transaction.confirmHosted,
  status: payment.txnStatus,
  cancel: payment.cancelPayment,
  sendLink: link.sendTxnSms,
  sendPosLink: link.sendOfflineTxnSms,
  linkStatus: link.offlineTxnStatus,
  ntbApply: ntb.initiateApplication,
  ntbStatus: ntb.applicationStatus,
  mandate: mandateRedirection,
};

/** Where a call's codes are read. */
const contextOf = (call: CallName): ErrorContext => (call.startsWith('ntb') ? 'ntb' : 'payment');

export type Asker = () => MerchantData;

/** Carries calls out. Each answer comes back as an event with the number of its request; an idempotency key belongs to
 *  an intent and is made once. */
export class CheckoutCalls {
  readonly #ports: Ports;
  readonly #asker: Asker;
  readonly #send: (event: CheckoutEvent) => void;
  readonly #aborts = new Map<number, AbortController>();
  readonly #keys = new Map<number, string>();

  constructor(ports: Ports, asker: Asker, send: (event: CheckoutEvent) => void) {
    this.#ports = ports;
    this.#asker = asker;
    this.#send = send;
  }

  async start(pending: PendingCall, aivfType: AivfType): Promise<void> {
    const { call, requestId } = pending;
    const abort = new AbortController();
    this.#aborts.set(requestId, abort);
    try {
      const answer = await this.#ask(pending, aivfType, abort.signal);
      this.#send({ type: 'callSucceeded', requestId, ...answer });
    } catch (error) {
      const failure = toFailure(error, { context: contextOf(call), aivfType, nowMs: this.#ports.nowMs() });
      this.#send({ type: 'callFailed', call, requestId, failure });
    } finally {
      this.#aborts.delete(requestId);
    }
  }

  abort(requestId: number): void {
    this.#aborts.get(requestId)?.abort();
  }

  /** Nobody waits for it: the server knows each step by the calls that made it. */
  async report(step: PaymentStep, status: PaymentStatus, seconds: number | null): Promise<void> {
    const body = { step, status, ...(seconds !== null && { orderDetailsCompletedInSeconds: seconds }) };
    await this.#call(transaction.trackStage, body).catch(() => undefined);
  }

  async #ask(pending: PendingCall, aivfType: AivfType, signal: AbortSignal): Promise<CallAnswer> {
    const { call, intent } = pending;
    const endpoint: Endpoint = endpoints[call];
    const key = endpoint.idempotent ? { idempotencyKey: this.#keyOf(intent) } : {};
    // SAFETY: `body` is that of the endpoint of the same name, by the type of PendingCall.
    const body = pending.body as RequestOf<Endpoint>;
    const answer: unknown = await this.#call(endpoint, body, { ...key, signal });
    const data = toDeviceTime(answer, this.#ports.nowMs());
    const code = errorCodeIn(data);
    const nowMs = this.#ports.nowMs();
    const failure = code === undefined ? {} : { failure: failureOfCode(code, { context: 'payment', aivfType, nowMs }) };
    // SAFETY: the answer was parsed by this endpoint's own schema; `failure` is there where the schema has an errorCode.
    return { call, data: { ...(data as object), ...failure } } as CallAnswer;
  }

  #call<E extends Endpoint>(
    endpoint: E,
    body: RequestOf<E>,
    options: { idempotencyKey?: string; signal?: AbortSignal } = {},
  ): Promise<ResponseOf<E>> {
    const { merchantKey, merchantOrigin } = this.#asker();
    const headers = { [header.merchantKey]: merchantKey, [header.origin]: merchantOrigin };
    return this.#ports.api.call(endpoint, body, { ...options, headers });
  }

  #keyOf(intent: number): string {
    const key = this.#keys.get(intent) ?? this.#ports.newKey();
    this.#keys.set(intent, key);
    return key;
  }
}

/** undefined where the answer has no such field. */
function errorCodeIn(data: unknown): number | string | null | undefined {
  if (typeof data !== 'object' || data === null || !('errorCode' in data)) return undefined;
  // SAFETY: every schema with this field has it as a number, a name or null.
  return data.errorCode as number | string | null;
}
