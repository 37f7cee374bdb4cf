import { OTP_FAILURE_SHOWN_MS } from '../../../shared/rules/otp-failure-shown';
import type { SalesContext } from './sales-context';
import type { MobileFlow } from './state';

/** Puts words at the number or at its code, which go by themselves; what was planned for earlier ones is void. They
 *  stay where nothing can be tried for now: the number is blocked, or the code has no attempt left. */
export function showFailure(
  context: SalesContext,
  flow: Extract<MobileFlow, { step: 'entering' | 'codeEntry' }>,
): void {
  const id = context.newId();
  context.set({ mobileFlow: flow, failureTimerId: id });
  const leadsNowhere =
    flow.step === 'entering' ? flow.failure?.name === 'MOBILE_BLOCKED' : flow.sent.attemptsRemaining === 0;
  if (flow.failure && !leadsNowhere)
    context.ask({ type: 'startTimer', timer: 'codeFailure', id, delayMs: OTP_FAILURE_SHOWN_MS });
}

export function onFailureShown(context: SalesContext, id: number): void {
  const { failureTimerId, mobileFlow } = context.state;
  if (failureTimerId === id && 'failure' in mobileFlow) context.set({ mobileFlow: { ...mobileFlow, failure: null } });
}
