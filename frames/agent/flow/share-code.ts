import type { ResponseOf } from '../../../shared/api/endpoint';
import type { sendShareCode } from '../../../shared/api/sales';
import type { Failure } from '../../platform/api/failure';
import { abandonCall, startCall } from './calling';
import { runEligibility, stopEligibility } from './eligibility';
import { hasOwnWords } from './failure';
import { CODE_DIGITS, isMobile } from './field-rules';
import { openErrorModal } from './modal';
import { openSheet, openSheetName } from './navigation';
import type { SentCode } from './state';
import { showToast } from './toast';
import type { Turn } from './turn';

/** Until the moment that the server named, which it counts itself as well. */
export const isVerified = ({ state, nowMs }: Pick<Turn, 'state' | 'nowMs'>): boolean =>
  state.verifiedMobiles.some(({ mobile, untilMs }) => mobile === state.mobile && nowMs < untilMs);

/** Opens mobile entry where the agent left it: a code that was sent is still asked for. */
export function openMobile(turn: Turn): void {
  const { step } = turn.state.mobileFlow;
  if (step === 'entering' || step === 'alreadyVerified' || step === 'verified') {
    turn.set({ mobileFlow: isVerified(turn) ? { step: 'alreadyVerified' } : { step: 'entering', failure: null } });
  }
  openSheet(turn, 'MOBILE_VERIFICATION');
}

/** Ten digits: verified ones skip the code, others get one. Source: S2§4. */
export function submitMobile(turn: Turn): void {
  const { mobile, mobileFlow } = turn.state;
  if (!isMobile(mobile)) return;
  if (mobileFlow.step === 'alreadyVerified') checkCustomer(turn);
  else if (mobileFlow.step !== 'entering') return;
  else if (isVerified(turn)) turn.set({ mobileFlow: { step: 'alreadyVerified' } });
  else sendCode(turn, null);
}

/** Asks the lenders about a customer who has agreed; any other one gets a code first. */
export function checkCustomer(turn: Turn): void {
  if (isVerified(turn)) runEligibility(turn);
  else askForCode(turn);
}

/** The number does not count as verified any more: it gets a code again. */
export function askForCode(turn: Turn): void {
  if (!isMobile(turn.state.mobile)) return;
  forgetVerified(turn);
  if (openSheetName(turn.state) !== 'MOBILE_VERIFICATION') openMobile(turn);
  sendCode(turn, null);
}

export function sendCode(turn: Turn, sent: SentCode | null): void {
  turn.set({ mobileFlow: { step: 'sending', sent } });
  startCall(turn, 'sendShareCode', { mobile: turn.state.mobile }, turn.state.openIntents.sendShareCode ?? undefined);
  setSendIntent(turn, turn.state.calls.sendShareCode?.intent ?? null);
}

const setSendIntent = (turn: Turn, intent: number | null): void =>
  turn.set({ openIntents: { ...turn.state.openIntents, sendShareCode: intent } });

export function onCodeSent(turn: Turn, data: ResponseOf<typeof sendShareCode>): void {
  setSendIntent(turn, null);
  const flow = turn.state.mobileFlow;
  if (flow.step !== 'sending') return;
  const { resendAtMs, expiresAtMs, remainingShareCodeAttempts: attemptsRemaining } = data;
  const sent = { resendAtMs, expiresAtMs, attemptsRemaining };
  turn.set({ mobileFlow: { step: 'codeEntry', sent, code: '', failure: null } });
  if (flow.sent) showToast(turn, 'codeSent');
}

export function onCodeNotSent(turn: Turn, failure: Failure): void {
  const own = hasOwnWords(failure);
  if (own) setSendIntent(turn, null);
  else openErrorModal(turn, failure, null);
  const flow = turn.state.mobileFlow;
  if (flow.step !== 'sending') return;
  if (failure.name === 'MOBILE_BLOCKED') {
    turn.set({ mobileFlow: { step: 'entering', failure } });
    return;
  }
  // After a reload the server may have sent a code that this page does not remember: it can still be entered.
  const { resendAtMs } = failure;
  const sent = flow.sent
    ? { ...flow.sent, resendAtMs: resendAtMs ?? flow.sent.resendAtMs }
    : resendAtMs === null
      ? null
      : { resendAtMs, expiresAtMs: null, attemptsRemaining: null };
  const inline = own ? failure : null;
  turn.set({
    mobileFlow: sent ? { step: 'codeEntry', sent, code: '', failure: inline } : { step: 'entering', failure: inline },
  });
}

export function submitCode(turn: Turn): void {
  const flow = turn.state.mobileFlow;
  if (flow.step !== 'codeEntry' || flow.code.length !== CODE_DIGITS) return;
  turn.set({ mobileFlow: { step: 'verifying', sent: flow.sent, code: flow.code } });
  startCall(turn, 'verifyShareCode', { mobile: turn.state.mobile, otp: flow.code });
}

/** Marks the number as verified and goes on to eligibility, unless the agent closed the sheet meanwhile. */
export function onCodeVerified(turn: Turn, untilMs: number): void {
  const { mobile, verifiedMobiles } = turn.state;
  const verified = [...verifiedMobiles.filter((each) => each.mobile !== mobile), { mobile, untilMs }];
  turn.set({ verifiedMobiles: verified, mobileFlow: { step: 'alreadyVerified' } });
  turn.ask({ type: 'rememberVerified', verified });
  if (openSheetName(turn.state) === 'MOBILE_VERIFICATION') runEligibility(turn);
}

export function onCodeRefused(turn: Turn, failure: Failure): void {
  const flow = turn.state.mobileFlow;
  if (!hasOwnWords(failure)) openErrorModal(turn, failure, null);
  if (flow.step !== 'verifying') return;
  if (failure.name === 'MOBILE_BLOCKED') {
    turn.set({ mobileFlow: { step: 'entering', failure } });
    return;
  }
  const own = hasOwnWords(failure);
  const sent = {
    ...flow.sent,
    attemptsRemaining: failure.attemptsRemaining ?? flow.sent.attemptsRemaining,
    // After the last attempt the next code is half an hour away.
    resendAtMs: failure.resendAtMs ?? flow.sent.resendAtMs,
  };
  // A wrong code is cleared; after a lost connection it stays for another try.
  turn.set({ mobileFlow: { step: 'codeEntry', sent, code: own ? '' : flow.code, failure: own ? failure : null } });
}

/** The server no longer takes the number as verified. */
export function forgetVerified(turn: Turn): void {
  const verified = turn.state.verifiedMobiles.filter((each) => each.mobile !== turn.state.mobile);
  turn.set({ verifiedMobiles: verified });
  turn.ask({ type: 'rememberVerified', verified });
}

/** Back to typing a number; calls for the earlier one are given up. */
export function resetMobile(turn: Turn, mobile: string): void {
  stopEligibility(turn, 'none');
  abandonCall(turn, 'sendShareCode');
  abandonCall(turn, 'verifyShareCode');
  setSendIntent(turn, null);
  turn.set({
    mobile,
    mobileFlow: { step: 'entering', failure: null },
    preEligibilityResponse: { status: 'none' },
    outcome: null,
  });
}
