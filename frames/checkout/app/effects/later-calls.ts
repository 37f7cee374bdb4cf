import { trackStage } from '../../../../shared/api/transaction';
import { resolveCheckoutError } from '../../../../shared/errors/checkout';
import { genericError } from '../../../../shared/errors/common';
import { trackingChannel } from '../../../../shared/rules/payment-flow/device-type';
import { overloadNotice } from '../../../kit/overload-notice';
import { createApiClient } from '../../../platform/api/client';
import { clientFailure, type Failure } from '../../../platform/api/failure';
import { laterHttp } from '../../../platform/api/later-http';
import { patientHttp } from '../../../platform/api/patient-http';
import { type AnsweredError, readIn } from '../../../platform/flow/to-failure';
import type { FlowRecord } from '../../../platform/page/flow-step';
import type { CheckoutEffect } from '../../flow/events';
import type { CheckoutState } from '../../flow/state';
import type { Ports } from '../ports';
import { headersOf } from './headers-of';

export { endpoints } from '../../flow/endpoints';

export const http = laterHttp(overloadNotice);

export const rowOf = ({ code, type }: AnsweredError, call: string, { own: { aivfType } }: FlowRecord<CheckoutState>) =>
  resolveCheckoutError(code, call.startsWith('ntb') ? 'ntb' : 'payment', { aivfType, type });

/** The last failure of a payment, as an answer carries it: a code or name, and nothing of the call that had it. A PIN
 *  lender's codes are the PIN's. */
export function failureOfCode(code: number | string, { aivfType }: Pick<CheckoutState, 'aivfType'>): Failure {
  const row = resolveCheckoutError(code, 'payment', { aivfType });
  const { message, title } = row ?? genericError;
  return { ...clientFailure(null, 'business'), status: 400, code, ...readIn(row), message, title };
}

/** A report of a step for the timeline. Nobody waits for it: the server knows each step by the calls that made it. */
export async function reportStage(
  { client }: Ports,
  { step, status, orderDetailsCompletedInSeconds: seconds }: Extract<CheckoutEffect, { type: 'trackStage' }>,
  state: CheckoutState,
): Promise<void> {
  const channel = state.config.metadata?.channel ?? state.pgData?.channel;
  const body = {
    step,
    status,
    ...(channel && { channel: trackingChannel(channel) }),
    ...(seconds !== null && { orderDetailsCompletedInSeconds: seconds }),
  };
  await client((own) => createApiClient({ ...own, later: async () => patientHttp }))
    .call(trackStage, body, { headers: headersOf(state) })
    .catch(() => undefined);
}
