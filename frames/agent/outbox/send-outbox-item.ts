import { resolveSalesError } from '../../../shared/errors/sales-app';
import type { ApiClient, CallOptions } from '../../platform/api/client';
import { type Failure, isAnswered } from '../../platform/api/failure';
import { toFailure } from '../../platform/flow/to-failure';
import { endpoints } from '../flow/endpoints';
import { approvedForLess, decideOutcome } from '../flow/outcome';
import type { EligibilityResponse } from '../flow/state';
import type { OutboxFate, OutboxItem } from './outbox-item';

/** - fate: it has ended. - lost: nobody answered, or not now. - tokenOver: a fresh token is needed. - ended: the agent's
 *  session is over. */
export type Sent =
  | { readonly is: 'fate'; readonly fate: OutboxFate }
  | { readonly is: 'lost' }
  | { readonly is: 'tokenOver' | 'ended'; readonly failure: Failure };

/** Sends one item. An application has an idempotency key, so that the server makes it once; a check may be repeated. */
export async function sendOutboxItem(
  api: ApiClient,
  item: OutboxItem,
  headers: NonNullable<CallOptions['headers']>,
  nowMs: number,
): Promise<Sent> {
  try {
    return { is: 'fate', fate: await answered(api, item, headers) };
  } catch (error) {
    return failed(toFailure(error, ({ code, type }) => resolveSalesError(code, 'sales', { type }), nowMs));
  }
}

async function answered(
  api: ApiClient,
  item: OutboxItem,
  headers: NonNullable<CallOptions['headers']>,
): Promise<OutboxFate> {
  const { mobile, amountRupees, application, key } = item;
  if (application) {
    const { lenderId, userName, email } = application;
    const body = { mobile, lenderId, userName, email };
    const { ntbLink, whatsAppLink } = await api.call(endpoints.shareNtbApplication, body, {
      headers,
      idempotencyKey: key,
    });
    return { is: 'shared', ntbLink, whatsAppLink };
  }
  const answer = await api.call(endpoints.checkEligibility, { mobile, amount: amountRupees }, { headers });
  return checkedOf(answer, amountRupees);
}

function checkedOf(answer: EligibilityResponse, amountRupees: number): OutboxFate {
  const outcome = decideOutcome(answer, null, amountRupees);
  const less = outcome === 'APPROVED_FOR_LESS_MSG' ? approvedForLess(answer.emiLenders, amountRupees) : null;
  return { is: 'checked', outcome, lessRupees: less?.maxLoanAmount ?? 0 };
}

function failed(failure: Failure): Sent {
  switch (failure.reaction) {
    case 'verifyNumber':
      return { is: 'fate', fate: { is: 'noConsent' } };
    case 'renewToken':
      return { is: 'tokenOver', failure };
    case 'blockAgent':
    case 'blockAccount':
    case 'logIn':
      return { is: 'ended', failure };
    case 'slowDown':
      return { is: 'lost' };
    default:
      // An unreadable answer may come from a proxy. It counts as lost: the entry is sent again until it expires.
      return isAnswered(failure)
        ? { is: 'fate', fate: { is: 'refused', name: failure.name, message: failure.message } }
        : { is: 'lost' };
  }
}
