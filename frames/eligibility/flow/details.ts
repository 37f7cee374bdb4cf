import type { ResponseOf } from '../../../shared/api/endpoint';
import type { widgetInit } from '../../../shared/api/widget';
import type { Failure } from '../../platform/api/failure';
import { at } from '../../platform/flow/at';
import { checkUser } from './check';
import { amountBody, change, type EligibilityFlow, show } from './eligibility-flow';
import type { OpenRequest } from './events';
import { verifyMobile } from './otp';
import { initialState } from './state';

/** Restarts with the page's options. */
export function open(flow: EligibilityFlow, { theme, hasSession, online, ...asked }: OpenRequest): void {
  flow.endAllIntents();
  const { isStorageFine, chunkAttempt, userUuid } = flow.state;
  change(flow, {
    ...initialState,
    ...asked,
    isStorageFine,
    chunkAttempt,
    userUuid,
    offline: !online,
    session: hasSession ? 'stored' : 'none',
  });
  flow.run({ type: 'applyTheme', theme });
  loadDetails(flow);
}

/** Loads the public details and the session's number. Source: S1§3. */
export function loadDetails(flow: EligibilityFlow): void {
  flow.cancelAll();
  show(flow, { name: 'DETAILS_API_LOADING' });
  if (flow.state.session === 'none') flow.call('init', amountBody(flow));
  else {
    change(flow, { session: 'stored' });
    askDetails(flow);
  }
}

export function onSession(flow: EligibilityFlow, { sessionToken, sessionId }: ResponseOf<typeof widgetInit>): void {
  change(flow, { session: 'new' });
  flow.run({ type: 'rememberSession', sessionToken, sessionId });
  askDetails(flow);
}

/** Restarts in a new session with the same number. */
export function restart(flow: EligibilityFlow): void {
  change(flow, { session: 'none' });
  flow.run({ type: 'forgetSession' });
  loadDetails(flow);
}

/** In parallel: the first screen waits for the slowest, not for the sum. */
function askDetails(flow: EligibilityFlow): void {
  askEmiInfo(flow);
  flow.call('howToBuy', undefined);
  flow.call('identifyUser', undefined);
}

export function askEmiInfo(flow: EligibilityFlow): void {
  flow.cancel('emiInfo');
  flow.call('emiInfo', amountBody(flow));
}

/** Continues once all three have loaded. A session that knows the number is checked at once. One with another number than the
 *  page names is dropped: a page could otherwise try numbers until a silent check reveals the customer's. */
export function onDetail(flow: EligibilityFlow): void {
  const { sessionMobile, mobile } = flow.state;
  const isComplete = !(flow.isPending('emiInfo') || flow.isPending('howToBuy') || flow.isPending('identifyUser'));
  if (!isComplete || !at(flow.state, 'DETAILS_API_LOADING')) return;
  if (sessionMobile === null) verifyMobile(flow, mobile);
  else if (mobile === '' || mobile === sessionMobile) {
    change(flow, { mobile: sessionMobile });
    checkUser(flow);
  } else restart(flow);
}

/** One of them failed, which makes the others useless. Silent while a number is typed. */
export function failDetails(flow: EligibilityFlow, failure: Failure): void {
  if (!at(flow.state, 'DETAILS_API_LOADING')) return;
  flow.cancelAll();
  show(flow, { name: 'API_ERROR', cause: 'load', failure });
}
