import { orderInfo, paymentDetails } from '../../../../shared/api/payment';
import { transactionDetails } from '../../../../shared/api/transaction';
import { widgetInit } from '../../../../shared/api/widget';
import { frameCalls } from '../../../platform/page/frame-calls';
import type { CheckoutState } from '../../flow/state';
import { headersOf } from './headers-of';

const loadLater = async () => (await import('../../late/next')).laterCalls;
type Later = Awaited<ReturnType<typeof loadLater>>;

export const checkoutCalls = frameCalls<CheckoutState, Later>({
  endpoints: { init: widgetInit, orderInfo, details: transactionDetails, offers: paymentDetails },
  headersOf,
  later: loadLater,
  read: withFailure,
});

/** A payment that has failed says so by a code, or null; an answer with that field has it read as a failure. */
async function withFailure(data: unknown, state: CheckoutState, later: () => Promise<Later>): Promise<unknown> {
  if (typeof data !== 'object' || data === null || !('errorCode' in data)) return data;
  // SAFETY: every schema with this field has it as a number, a name or null.
  const code = data.errorCode as number | string | null;
  return { ...data, failure: code === null ? null : (await later()).failureOfCode(code, state) };
}
