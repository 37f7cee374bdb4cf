import type { Failure } from '../../platform/api/failure';
import { acceptAmount, checkAmount } from './amount';
import type { PendingCall } from './calls';
import { isAtNumber } from './failure';
import { hasMobileLength } from './field-rules';
import { closeErrorModal, openErrorModal } from './modal';
import type { SalesContext } from './sales-context';
import { countVerified } from './share-code';
import type { PreEligibilityAnswer } from './state';

/** Asks what may be said before the customer consents. Source: S2§7. */
export function submitPreEligibility(context: SalesContext): void {
  const { amount, mobile } = context.state.purchase;
  const { calls } = context.state;
  if (amount === '' || !hasMobileLength(mobile) || calls.preEligibility) return;
  const issue = checkAmount(Number(amount), null);
  if (issue.kind !== 'none') {
    context.setPurchase({ amountIssue: issue });
    return;
  }
  acceptAmount(context, Number(amount));
  context.setPurchase({ preEligibilityResponse: { status: 'initiated' } });
  context.call('preEligibility', { mobile, amount: Number(amount) });
}

export function onPreEligibility(context: SalesContext, data: PreEligibilityAnswer): void {
  context.setPurchase({ preEligibilityResponse: { status: 'success', data } });
  if (!data.isMobileVerified) countVerified(context, null);
}

export function onPreEligibilityFailed(context: SalesContext, failure: Failure, pending: PendingCall): void {
  context.setPurchase({ preEligibilityResponse: { status: 'error', failure } });
  if (isAtNumber(failure, context.state.purchase.mobile)) closeErrorModal(context);
  else openErrorModal(context, failure, pending);
}
