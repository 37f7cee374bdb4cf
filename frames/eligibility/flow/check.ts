import type { UserEligibility } from '../../../shared/api/widget';
import { type Failure, isSilent } from '../../platform/api/failure';
import type { PendingCall } from './calls';
import type { EligibilityContext } from './eligibility-context';
import { resultOf } from './result';
import type { UserActivation } from './state';

/** What the lenders say, and the hash by which the merchant may know the shopper again. */
export function checkUser(context: EligibilityContext): void {
  context.abandonAll();
  context.show({ name: 'USER_API_LOADING', found: null });
  context.call('checkUser', context.amountBody);
  context.call('emiInfo', context.amountBody);
}

export function onUserFound(context: EligibilityContext, found: UserEligibility): void {
  if (context.on('USER_API_LOADING')) context.show({ name: 'USER_API_LOADING', found });
  goOnChecked(context);
}

/** Goes on once both have come. */
export function goOnChecked(context: EligibilityContext): void {
  const { calls, info } = context.state;
  const found = context.on('USER_API_LOADING')?.found;
  if (found && !calls.emiInfo) showResult(context, { ...found, hashedMobile: info?.hashedMobile ?? null });
}

function showResult(context: EligibilityContext, user: UserActivation): void {
  context.show({ name: user.isEligible ? 'ELIGIBLE_LENDERS' : 'NOT_ELIGIBLE', user });
  context.ask({ type: 'emitResult', result: resultOf(user, context.state.amount) });
}

const nobody: UserActivation = {
  isEligible: false,
  isPreApproved: false,
  isNtbAllowed: false,
  lenders: [],
  applicationLenders: [],
  hashedMobile: null,
};

export function failCheck(context: EligibilityContext, failure: Failure, pending: PendingCall): void {
  if (!context.on('USER_API_LOADING')) return;
  context.abandonAll();
  if (failure.reaction === 'showNotEligible') {
    showResult(context, nobody);
    return;
  }
  if (isSilent(failure)) context.interrupt(pending);
  context.show({ name: 'DYNAMIC_CE_ERROR', failure });
}
