import type { UserEligibility } from '../../../shared/api/widget';
import type { Failure } from '../../platform/api/failure';
import { at } from '../../platform/flow/at';
import { amountBody, type EligibilityFlow, show } from './eligibility-flow';
import { resultOf } from './result';
import type { UserActivation } from './state';

/** Fetches the lenders' answer, and the hash that identifies the customer to the merchant. */
export function checkUser(flow: EligibilityFlow): void {
  flow.cancelAll();
  show(flow, { name: 'USER_API_LOADING', found: null });
  flow.call('checkUser', amountBody(flow));
  flow.call('emiInfo', amountBody(flow));
}

export function onUserFound(flow: EligibilityFlow, found: UserEligibility): void {
  if (at(flow.state, 'USER_API_LOADING')) show(flow, { name: 'USER_API_LOADING', found });
  goOnChecked(flow);
}

/** Continues once both have loaded. */
export function goOnChecked(flow: EligibilityFlow): void {
  const { info } = flow.state;
  const found = at(flow.state, 'USER_API_LOADING')?.found;
  if (found && !flow.isPending('emiInfo')) showResult(flow, { ...found, hashedMobile: info?.hashedMobile ?? null });
}

function showResult(flow: EligibilityFlow, user: UserActivation): void {
  show(flow, { name: user.isEligible ? 'ELIGIBLE_LENDERS' : 'NOT_ELIGIBLE', user });
  flow.run({ type: 'emitResult', result: resultOf(user, flow.state.amount) });
}

const unknownUser: UserActivation = {
  isEligible: false,
  isPreApproved: false,
  isNtbAllowed: false,
  lenders: [],
  applicationLenders: [],
  hashedMobile: null,
};

export function failCheck(flow: EligibilityFlow, failure: Failure): void {
  if (!at(flow.state, 'USER_API_LOADING')) return;
  flow.cancelAll();
  if (failure.reaction === 'showNotEligible') {
    showResult(flow, unknownUser);
    return;
  }
  show(flow, { name: 'DYNAMIC_CE_ERROR', failure });
}
