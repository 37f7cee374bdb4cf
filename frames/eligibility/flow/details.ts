import type { ResponseOf } from '../../../shared/api/endpoint';
import type { widgetInit } from '../../../shared/api/widget';
import { type Failure, isSilent } from '../../platform/api/failure';
import type { PendingCall } from './calls';
import { checkUser } from './check';
import type { EligibilityContext } from './eligibility-context';
import type { OpenRequest } from './events';
import { verifyMobile } from './otp';
import { initialState } from './state';

/** Everything starts anew with what the page says; only numbers go on counting, so that late answers stay stale. */
export function open(context: EligibilityContext, { theme, hasSession, online, ...asked }: OpenRequest): void {
  context.abandonAll();
  const { nextId, isStorageFine, chunkAttempt, userUuid } = context.state;
  context.set({
    ...initialState,
    ...asked,
    nextId,
    isStorageFine,
    chunkAttempt,
    userUuid,
    offline: !online,
    session: hasSession ? 'stored' : 'none',
  });
  context.ask({ type: 'applyTheme', theme });
  loadDetails(context);
}

/** What can be said to anybody, and whom the session belongs to. Source: S1§3. */
export function loadDetails(context: EligibilityContext): void {
  context.abandonAll();
  context.show({ name: 'DETAILS_API_LOADING' });
  if (context.state.session === 'none') context.call('init', context.amountBody);
  else {
    context.set({ session: 'stored' });
    askDetails(context);
  }
}

export function onSession(
  context: EligibilityContext,
  { sessionToken, sessionId }: ResponseOf<typeof widgetInit>,
): void {
  context.set({ session: 'new' });
  context.ask({ type: 'rememberSession', sessionToken, sessionId });
  askDetails(context);
}

/** The same from the beginning in a new session; the number is kept. */
export function startAnew(context: EligibilityContext): void {
  context.set({ session: 'none' });
  context.ask({ type: 'forgetSession' });
  loadDetails(context);
}

/** Side by side: the first screen waits for the slowest, not for the sum. */
function askDetails(context: EligibilityContext): void {
  askEmiInfo(context);
  context.call('howToBuy', undefined);
  context.call('identifyUser', undefined);
}

export function askEmiInfo(context: EligibilityContext): void {
  context.abandon('emiInfo');
  context.call('emiInfo', context.amountBody);
}

/** Goes on once all three have come. A session that knows the number is asked about at once. One that knows another
 *  number than the page names is given up: a page could else name one number after the other, until a check without a
 *  word tells it whose the shopper's is. */
export function onDetail(context: EligibilityContext): void {
  const { calls, sessionMobile, mobile } = context.state;
  const isComplete = !(calls.emiInfo || calls.howToBuy || calls.identifyUser);
  if (!isComplete || !context.on('DETAILS_API_LOADING')) return;
  if (sessionMobile === null) verifyMobile(context, mobile);
  else if (mobile === '' || mobile === sessionMobile) {
    context.set({ mobile: sessionMobile });
    checkUser(context);
  } else startAnew(context);
}

/** One of them did not come: the others are of no use alone. Behind a number that is being typed nobody waits. */
export function failDetails(context: EligibilityContext, failure: Failure, pending: PendingCall): void {
  if (!context.on('DETAILS_API_LOADING')) return;
  context.abandonAll();
  if (isSilent(failure)) context.interrupt(pending);
  context.show({ name: 'API_ERROR', cause: 'load', failure });
}
