import { appLinkAnswered, appLinkOffered, hiddenAppLink } from '../../app-link';
import { identityOf } from '../../platform/account/identity';
import { type Failure, isSilent } from '../../platform/api/failure';
import { at } from '../../platform/flow/at';
import type { AnswerRules } from '../../platform/page/flow';
import { checkUser, failCheck, goOnChecked, onUserFound } from './check';
import { failDetails, loadDetails, onDetail, onSession, restart } from './details';
import {
  type Answers,
  type CallName,
  change,
  type EligibilityCalls,
  type EligibilityFlow,
  show,
} from './eligibility-flow';
import { otpStep, sendOtp, verifyMobile } from './otp';

export const answers: { readonly [Name in CallName]: AnswerRules<EligibilityFlow, EligibilityCalls[Name]> } = {
  init: { done: onSession, failed: failDetails },
  emiInfo: {
    done: (flow, info) => {
      change(flow, { info, appLink: appLinkOffered(flow.state.appLink, info.hasAppLink) });
      onDetail(flow);
      goOnChecked(flow);
    },
    failed: (flow, failure) => {
      failDetails(flow, failure);
      failCheck(flow, failure);
    },
  },
  howToBuy: {
    done: (flow, { videoUrl }) => {
      change(flow, { videoUrl });
      onDetail(flow);
    },
    failed: failDetails,
  },
  identifyUser: {
    done: (flow, answer) => {
      const { authDetails } = identityOf(answer);
      change(flow, { sessionMobile: authDetails?.mobile ?? null });
      onDetail(flow);
    },
    failed: failDetails,
  },
  checkUser: { done: onUserFound, failed: failCheck },
  sendOtp: {
    done: (flow, sent) => otpStep(flow, { type: 'otpSent', sent }),
    failed: refuseOtp,
  },
  verifyOtp: {
    done: (flow, session) => {
      rememberSession(flow, session);
      checkUser(flow);
    },
    failed: refuseOtp,
  },
  // After a failed logout the session ends within 30 minutes, and the next OTP replaces its number.
  logOut: {
    done: (flow, session) => {
      rememberSession(flow, session);
      sendOtp(flow);
    },
    failed: sendOtp,
  },
  appSms: {
    done: (flow, answer) => change(flow, { appLink: appLinkAnswered(answer) }),
    failed: (flow, failure) => change(flow, { appLink: { step: 'offered', failure } }),
  },
};

/** A login and a logout each start a new session. */
function rememberSession(flow: EligibilityFlow, { sessionToken, sessionId }: Answers['logOut' | 'verifyOtp']): void {
  // The next number has received no link yet.
  change(flow, { appLink: appLinkOffered(hiddenAppLink, flow.state.info?.hasAppLink) });
  if (sessionToken !== undefined) flow.run({ type: 'rememberSession', sessionToken, sessionId });
}

function refuseOtp(flow: EligibilityFlow, failure: Failure): void {
  otpStep(flow, { type: 'otpRefused', failure });
}

/** Handles failures that end the session. False for others, which the rule of the call handles. Source: S1§8, S2§8. */
export function endsSession(flow: EligibilityFlow, failure: Failure, call: CallName): boolean {
  flow.run({ type: 'report', failure, during: call });
  if (call === 'logOut') return false;
  const { reaction } = failure;
  if (reaction === 'blockAccount') onBlocked(flow, failure);
  else if (reaction === 'logIn' || reaction === 'endSession') onSessionOver(flow, call, failure);
  else return false;
  return true;
}

/** A view did not load: handled as a failed call for its data. */
export function onChunkFailed(flow: EligibilityFlow, { failure }: { readonly failure: Failure }): void {
  flow.run({ type: 'report', failure, during: 'chunk' });
  show(flow, { name: 'API_ERROR', cause: 'chunk', failure });
}

/** A stored session may have ended or belong to a blocked customer: a new one is requested once. */
const mayRestart = (flow: EligibilityFlow): boolean =>
  at(flow.state, 'DETAILS_API_LOADING') !== null && flow.state.session === 'stored';

function onBlocked(flow: EligibilityFlow, failure: Failure): void {
  if (mayRestart(flow)) {
    restart(flow);
    return;
  }
  flow.cancelAll();
  show(flow, { name: 'API_ERROR', cause: 'blocked', failure });
}

/** 401 of a check: the number has to be verified. Any other 401 and an ended session (4010) restart; if a new session is
 *  refused too, only the customer retries. */
function onSessionOver(flow: EligibilityFlow, call: CallName, failure: Failure): void {
  const isCheck = at(flow.state, 'USER_API_LOADING') !== null && failure.reaction === 'logIn';
  if (isCheck) verifyMobile(flow, flow.state.mobile);
  else if (!at(flow.state, 'DETAILS_API_LOADING') || mayRestart(flow)) restart(flow);
  else {
    if (call !== 'init') forgetSession(flow);
    failDetails(flow, failure);
  }
}

/** The next load starts a new session. */
function forgetSession(flow: EligibilityFlow): void {
  change(flow, { session: 'none' });
  flow.run({ type: 'forgetSession' });
}

/** Repeats the load of an error screen. A blocked customer stays blocked. */
export function retry(flow: EligibilityFlow): void {
  const { screen, chunkAttempt } = flow.state;
  if (screen.name === 'DYNAMIC_CE_ERROR') checkUser(flow);
  else if (screen.name === 'API_ERROR' && screen.cause !== 'blocked') {
    change(flow, { chunkAttempt: chunkAttempt + 1 });
    loadDetails(flow);
  }
}

/** Repeats calls that were lost with the connection. */
export function repeatLost(flow: EligibilityFlow): void {
  const { screen } = flow.state;
  const isLost = screen.name === 'DYNAMIC_CE_ERROR' || (screen.name === 'API_ERROR' && screen.cause === 'load');
  if (isLost && isSilent(screen.failure)) retry(flow);
}
