import type { mandateRedirection } from '../../shared/api/e-mandate';
import type { ResponseOf } from '../../shared/api/endpoint';
import type { LineRef, Mandate } from '../lenders/credit-line-gateway';
import { findTransaction } from '../store/transactions';
import type { WidgetCaller } from './caller';
import { requireMobile } from './logins';
import { requireOwn } from './own-applications';
import { callLender } from './payments/call-lender';
import type { PaymentDeps } from './payments/payment-deps';
import { Refusal } from './refusal';

type Answer = ResponseOf<typeof mandateRedirection>;

/** The way to the lender's e-mandate page. Refusals: 401, 400 (neither an application nor a payment), 404,
 *  MOBILE_NOT_VERIFIED, LENDER_UNAVAILABLE. */
export async function mandateFor(
  deps: PaymentDeps,
  caller: WidgetCaller,
  applicationId: string | undefined,
): Promise<Answer> {
  const lenderId =
    applicationId === undefined
      ? await lenderOfPayment(deps, caller)
      : await lenderOfApplication(deps, caller, applicationId);
  if (lenderId === null) return answerOf(deps, { mandate: 'notNeeded' });
  const { merchant, requestId } = caller;
  const ref: LineRef = { lenderId, mobile: requireMobile(caller), merchantKey: merchant.merchantKey, requestId };
  const asked = await callLender(deps, lenderId, () => deps.lenders.mandate(ref));
  if (asked.asked !== 'answered')
    throw new Refusal('LENDER_UNAVAILABLE', { cause: asked.asked === 'refused' ? asked.error : asked.cause });
  return answerOf(deps, asked.answer);
}

/** Null before it is approved: there is nothing to debit for. */
async function lenderOfApplication(
  deps: PaymentDeps,
  caller: WidgetCaller,
  applicationId: string,
): Promise<string | null> {
  const { status, lenderId } = await requireOwn(deps, caller, applicationId);
  return status === 'APPROVED' ? lenderId : null;
}

/** Null before the lender has reserved anything. */
async function lenderOfPayment(deps: PaymentDeps, caller: WidgetCaller): Promise<string | null> {
  const mobile = requireMobile(caller);
  const txnUuid = caller.session?.txnUuid ?? null;
  if (txnUuid === null)
    throw new Refusal('INVALID_REQUEST', {
      fields: [{ path: 'applicationId', message: 'must be given where the session belongs to no payment' }],
    });
  const txn = await findTransaction(deps.db, txnUuid);
  if (!txn) throw new Refusal('NOT_FOUND');
  if (!txn.state.isMobileVerified || txn.mobile !== mobile) throw new Refusal('MOBILE_NOT_VERIFIED');
  return txn.state.credit === 'none' ? null : txn.lenderId;
}

function answerOf(deps: PaymentDeps, found: Mandate): Answer {
  const serverNowMs = deps.clock.nowMs();
  switch (found.mandate) {
    case 'notNeeded':
      return { mandateStatus: 'NOT_NEEDED', redirection: null, serverNowMs };
    case 'registered':
      return { mandateStatus: 'REGISTERED', redirection: null, serverNowMs };
    case 'needed': {
      const { url, params, expiresAtMs } = found;
      return { mandateStatus: 'NEEDED', redirection: { url, params: { ...params }, expiresAtMs }, serverNowMs };
    }
    default:
      return found satisfies never;
  }
}
