import { appLinkAnswered, appLinkOffered, hiddenAppLink } from '../../app-link';
import { identityOf } from '../../platform/account/identity';
import type { Failure } from '../../platform/api/failure';
import type { CallFailed, CallRules } from '../../platform/flow/calls';
import type { EligibilityCalls, PendingCall } from './calls';
import { checkUser, failCheck, goOnChecked, onUserFound } from './check';
import { failDetails, loadDetails, onDetail, onSession, startAnew } from './details';
import type { EligibilityContext } from './eligibility-context';
import { otpStep, sendOtp, verifyMobile } from './otp';

/** What becomes of each call. */
export const callRules: CallRules<EligibilityContext, EligibilityCalls> = {
  init: { done: onSession, failed: failDetails, again: retry },
  emiInfo: {
    done: (context, info) => {
      context.set({ info, appLink: appLinkOffered(context.state.appLink, info.hasAppLink) });
      onDetail(context);
      goOnChecked(context);
    },
    failed: (context, failure, pending) => {
      failDetails(context, failure, pending);
      failCheck(context, failure, pending);
    },
    again: retry,
  },
  howToBuy: {
    done: (context, { videoUrl }) => {
      context.set({ videoUrl });
      onDetail(context);
    },
    failed: failDetails,
    again: retry,
  },
  identifyUser: {
    done: (context, answer) => {
      const { authDetails } = identityOf(answer);
      context.set({ sessionMobile: authDetails?.mobile ?? null });
      onDetail(context);
    },
    failed: failDetails,
    again: retry,
  },
  checkUser: { done: onUserFound, failed: failCheck, again: retry },
  sendOtp: {
    done: (context, sent) => otpStep(context, { type: 'otpSent', sent }),
    failed: refuseOtp,
  },
  verifyOtp: {
    done: (context, session) => {
      rememberSession(context, session);
      checkUser(context);
    },
    failed: refuseOtp,
  },
  // A session that cannot be told is over, or will be within 30 minutes; the next OTP replaces its number anyway.
  logOut: {
    done: (context, session) => {
      rememberSession(context, session);
      sendOtp(context);
    },
    failed: sendOtp,
  },
  appSms: {
    done: (context, answer) => context.set({ appLink: appLinkAnswered(answer) }),
    failed: (context, failure) => context.set({ appLink: { step: 'offered', failure } }),
  },
};

/** A login and a log-out each bring a session of their own. */
function rememberSession(
  context: EligibilityContext,
  { sessionToken, sessionId }: EligibilityCalls['logOut' | 'verifyOtp']['data'],
): void {
  // The next number has been sent nothing yet.
  context.set({ appLink: appLinkOffered(hiddenAppLink, context.state.info?.hasAppLink) });
  if (sessionToken !== undefined) context.ask({ type: 'rememberSession', sessionToken, sessionId });
}

function refuseOtp(context: EligibilityContext, failure: Failure, { requestId }: PendingCall): void {
  otpStep(context, { type: 'otpRefused', id: requestId, failure });
}

/** What ends a session comes first, then the call's own reaction. Source: S1§8, S2§8. */
export function onFailure(context: EligibilityContext, event: CallFailed<EligibilityCalls>): void {
  const { call, failure } = event;
  const pending = context.fail(event);
  if (!pending) return;
  context.ask({ type: 'report', failure, during: call });
  if (call === 'logOut') callRules.logOut.failed(context, failure, pending);
  else if (failure.reaction === 'blockAccount') onBlocked(context, failure);
  else if (failure.reaction === 'logIn' || failure.reaction === 'endSession') onSessionOver(context, pending, failure);
  else callRules[call].failed(context, failure, pending);
}

/** A view did not load: as if its data had not come. */
export function onChunkFailed(context: EligibilityContext, { failure }: { readonly failure: Failure }): void {
  context.ask({ type: 'report', failure, during: 'chunk' });
  context.show({ name: 'API_ERROR', cause: 'load', failure });
}

/** A session that was kept may be another shopper's, who is blocked, or over: a new one is asked for once. */
const mayStartAnew = (context: EligibilityContext): boolean =>
  context.on('DETAILS_API_LOADING') !== null && context.state.session === 'stored';

function onBlocked(context: EligibilityContext, failure: Failure): void {
  if (mayStartAnew(context)) {
    startAnew(context);
    return;
  }
  context.abandonAll();
  context.show({ name: 'API_ERROR', cause: 'blocked', failure });
}

/** 401 of a check: the number is to be verified (again). Any other, and a session that is over (4010), starts anew; where
 *  a new session is refused as well, only the shopper tries again. */
function onSessionOver(context: EligibilityContext, pending: PendingCall, failure: Failure): void {
  const isCheck = context.on('USER_API_LOADING') !== null && failure.reaction === 'logIn';
  if (isCheck) verifyMobile(context, context.state.mobile);
  else if (!context.on('DETAILS_API_LOADING') || mayStartAnew(context)) startAnew(context);
  else {
    if (pending.call !== 'init') forgetSession(context);
    failDetails(context, failure, pending);
  }
}

/** It is of no use: the next load begins with another one. */
function forgetSession(context: EligibilityContext): void {
  context.set({ session: 'none' });
  context.ask({ type: 'forgetSession' });
}

/** Loads once more what an error screen stands for; who is blocked stays so. */
export function retry(context: EligibilityContext): void {
  const { screen, chunkAttempt } = context.state;
  if (screen.name === 'DYNAMIC_CE_ERROR') checkUser(context);
  else if (screen.name === 'API_ERROR' && screen.cause === 'load') {
    context.set({ chunkAttempt: chunkAttempt + 1 });
    loadDetails(context);
  }
}
