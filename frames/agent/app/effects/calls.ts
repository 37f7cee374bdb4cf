import * as sales from '../../../../shared/api/sales';
import type { CallAnswer, PendingCall } from '../../flow/calls';
import type { SalesEvent } from '../../flow/events';
import type { MerchantData } from '../../flow/state';
import type { Ports } from '../ports';
import { salesHeadersOf } from './sales-headers';
import { toFailure } from './to-failure';

/** Carries calls out. Each answer comes back as an event with the number of its request; an idempotency key belongs to
 *  an intent and is made once. */
export class SalesCalls {
  readonly #ports: Ports;
  readonly #send: (event: SalesEvent) => void;
  readonly #aborts = new Map<number, AbortController>();
  readonly #keys = new Map<number, string>();

  constructor(ports: Ports, send: (event: SalesEvent) => void) {
    this.#ports = ports;
    this.#send = send;
  }

  async start(pending: PendingCall, merchant: MerchantData): Promise<void> {
    const { requestId } = pending;
    const abort = new AbortController();
    this.#aborts.set(requestId, abort);
    try {
      const answer = await this.#ask(pending, merchant, abort.signal);
      this.#send({ type: 'callSucceeded', requestId, ...answer });
    } catch (error) {
      const failure = toFailure(error, this.#ports.nowMs());
      this.#send({ type: 'callFailed', call: pending.call, requestId, failure });
    } finally {
      this.#aborts.delete(requestId);
    }
  }

  abort(requestId: number): void {
    this.#aborts.get(requestId)?.abort();
  }

  async #ask(pending: PendingCall, merchant: MerchantData, signal: AbortSignal): Promise<CallAnswer> {
    const { api } = this.#ports;
    const plain = { headers: salesHeadersOf(merchant), signal };
    const keyed = { ...plain, idempotencyKey: this.#keyOf(pending.intent) };
    const { call, body } = pending;
    switch (call) {
      case 'init':
        return { call, data: await api.call(sales.init, body, plain) };
      case 'getEmiDetails':
        return { call, data: await api.call(sales.getEmiDetails, body, plain) };
      case 'preEligibility':
        return { call, data: await api.call(sales.preEligibility, body, plain) };
      case 'sendShareCode': {
        const data = await api.call(sales.sendShareCode, body, keyed);
        const lagMs = this.#ports.nowMs() - data.serverNowMs;
        return { call, data: { ...data, resendAtMs: data.resendAtMs + lagMs, expiresAtMs: data.expiresAtMs + lagMs } };
      }
      case 'verifyShareCode': {
        const data = await api.call(sales.verifyShareCode, body, plain);
        const lagMs = this.#ports.nowMs() - data.serverNowMs;
        return { call, data: { ...data, verifiedUntilMs: data.verifiedUntilMs + lagMs } };
      }
      case 'checkEligibility':
        return { call, data: await api.call(sales.checkEligibility, body, plain) };
      case 'shareNtbApplication':
        return { call, data: await api.call(sales.shareNtbApplication, body, keyed) };
      default:
        return call satisfies never;
    }
  }

  #keyOf(intent: number): string {
    const key = this.#keys.get(intent) ?? this.#ports.newKey();
    this.#keys.set(intent, key);
    return key;
  }
}
