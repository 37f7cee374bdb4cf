import type { mandateRedirection } from '../../shared/api/e-mandate';
import type { ResponseOf } from '../../shared/api/endpoint';
import type { Mandate, MandateAsk } from '../lenders/credit-line-gateway';
import { returnUrl } from './applications';
import type { WidgetCaller } from './caller';
import { requireCustomerApplication } from './customer-applications';
import { statusAt } from './lender-applications';
import { requireMobile } from './logins';
import { callLender } from './payments/call-lender';
import { lenderReturnUrl } from './payments/lender-return';
import type { PaymentDeps } from './payments/payment-deps';
import { Refusal } from './refusal';

type Answer = ResponseOf<typeof mandateRedirection>;

/** Address of the lender's e-mandate page. Refusals: 401, 400 (neither an application nor a payment), 404,
 *  PAYMENT_MOBILE_NOT_VERIFIED, LENDER_UNAVAILABLE. */
export async function mandateFor(
  deps: PaymentDeps,
  caller: WidgetCaller,
  applicationId: string | undefined,
): Promise<Answer> {
  const borrowed =
    applicationId === undefined ? await byPayment(deps, caller) : await byApplication(deps, caller, applicationId);
  if (borrowed === null) return answerOf(deps, { mandate: 'notNeeded' });
  const { merchant, requestId } = caller;
  const { merchantKey } = merchant;
  const ask: MandateAsk = { ...borrowed, mobile: requireMobile(caller), merchantKey, requestId };
  const asked = await callLender(deps, ask.lenderId, () => deps.lenders.mandate(ask));
  if (asked.asked !== 'answered')
    throw new Refusal('LENDER_UNAVAILABLE', { cause: asked.asked === 'refused' ? asked.error : asked.cause });
  return answerOf(deps, asked.answer);
}

type Borrowed = Pick<MandateAsk, 'lenderId' | 'returnUrl'>;

/** Null before the approval: there is nothing to debit. */
async function byApplication(deps: PaymentDeps, caller: WidgetCaller, applicationId: string): Promise<Borrowed | null> {
  const application = await requireCustomerApplication(deps, caller, applicationId);
  const { lenderId } = application;
  return statusAt(application, deps.clock.nowMs()) === 'APPROVED'
    ? { lenderId, returnUrl: returnUrl(deps, caller, application) }
    : null;
}

/** Null before the lender has reserved credit. */
async function byPayment(deps: PaymentDeps, caller: WidgetCaller): Promise<Borrowed | null> {
  const mobile = requireMobile(caller);
  const { txn } = caller;
  if (!txn)
    throw new Refusal('INVALID_REQUEST', {
      fields: [{ path: 'applicationId', message: 'must be given where the session belongs to no payment' }],
    });
  if (!txn.state.isMobileVerified || txn.mobile !== mobile) throw new Refusal('PAYMENT_MOBILE_NOT_VERIFIED');
  if (txn.state.credit === 'none' || txn.lenderId === null) return null;
  return { lenderId: txn.lenderId, returnUrl: lenderReturnUrl(deps, txn) };
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
