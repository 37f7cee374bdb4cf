import { header } from '../../../../shared/api/headers';
import { trackStage } from '../../../../shared/api/transaction';
import { resolveCheckoutError } from '../../../../shared/errors/checkout';
import { createApiClient } from '../../../platform/api/client';
import { type Failure, ownFailure } from '../../../platform/api/failure';
import { CallRunner } from '../../../platform/flow/call-runner';
import type { CallFailed, CallSucceeded } from '../../../platform/flow/calls';
import { nameIn } from '../../../platform/flow/to-failure';
import type { CheckoutCalls } from '../../flow/calls';
import { endpoints } from '../../flow/endpoints';
import type { CheckoutEffect } from '../../flow/events';
import type { CheckoutState } from '../../flow/state';
import type { Ports } from '../ports';

const headersOf = ({ merchant }: CheckoutState): Readonly<Record<string, string>> => ({
  [header.merchantKey]: merchant.merchantKey,
  [header.origin]: merchant.merchantOrigin,
});

export const checkoutCallRunner = (
  ports: Ports,
  send: (event: CallSucceeded<CheckoutCalls> | CallFailed<CheckoutCalls>) => void,
): CallRunner<CheckoutCalls, CheckoutState> =>
  new CallRunner(
    ports,
    {
      endpoints,
      headersOf,
      rowOf: (code, call, { aivfType }) =>
        resolveCheckoutError(code, call.startsWith('ntb') ? 'ntb' : 'payment', { aivfType }),
      read: withFailure,
    },
    send,
  );

/** A payment that has failed says so by a code, or null; an answer with that field has it read as a failure. */
function withFailure(data: unknown, state: CheckoutState): unknown {
  if (typeof data !== 'object' || data === null || !('errorCode' in data)) return data;
  // SAFETY: every schema with this field has it as a number, a name or null.
  const code = data.errorCode as number | string | null;
  return { ...data, failure: code === null ? null : failureOfCode(code, state) };
}

/** The last failure of a payment, as an answer carries it: a code or name, and nothing of the call that had it. A PIN
 *  lender's codes are the PIN's. */
export function failureOfCode(code: number | string, { aivfType }: Pick<CheckoutState, 'aivfType'>): Failure {
  const row = resolveCheckoutError(code, 'payment', { aivfType });
  const { message, title } = row;
  return { ...ownFailure(null, 'business'), status: 400, code, name: nameIn(row, code), message, title };
}

/** A report of a step for the timeline. Nobody waits for it: the server knows each step by the calls that made it. */
export async function reportStage(
  { client }: Ports,
  { step, status, orderDetailsCompletedInSeconds: seconds }: Extract<CheckoutEffect, { type: 'trackStage' }>,
  state: CheckoutState,
): Promise<void> {
  const body = { step, status, ...(seconds !== null && { orderDetailsCompletedInSeconds: seconds }) };
  await client(createApiClient)
    .call(trackStage, body, { headers: headersOf(state) })
    .catch(() => undefined);
}
