import type { ResponseOf } from '../../../shared/api/endpoint';
import type { sendShareCode } from '../../../shared/api/sales';
import type { Failure } from '../../platform/api/failure';
import { runEligibility, stopEligibility } from './eligibility';
import { hasOwnWords } from './failure';
import { CODE_DIGITS, isMobile } from './field-rules';
import { openErrorModal } from './modal';
import { openSheet, openSheetName } from './navigation';
import type { SalesContext } from './sales-context';
import { showFailure } from './shown-failure';
import type { SentCode } from './state';
import { showToast } from './toast';

/** Until the moment that the server named, which it counts itself as well. */
export const isVerified = ({ state, nowMs }: Pick<SalesContext, 'state' | 'nowMs'>): boolean =>
  state.verifiedMobiles.some(({ mobile, untilMs }) => mobile === state.mobile && nowMs < untilMs);

/** Opens mobile entry where the agent left it: a code that was sent is still asked for. */
export function openMobile(context: SalesContext): void {
  const { step } = context.state.mobileFlow;
  if (step === 'entering' || step === 'alreadyVerified' || step === 'verified') {
    context.set({
      mobileFlow: isVerified(context) ? { step: 'alreadyVerified' } : { step: 'entering', failure: null },
    });
  }
  openSheet(context, 'MOBILE_VERIFICATION');
}

/** Ten digits: verified ones skip the code, others get one. Source: S2§4. */
export function submitMobile(context: SalesContext): void {
  const { mobile, mobileFlow } = context.state;
  if (!isMobile(mobile)) return;
  if (mobileFlow.step === 'alreadyVerified') checkCustomer(context);
  else if (mobileFlow.step !== 'entering') return;
  else if (isVerified(context)) context.set({ mobileFlow: { step: 'alreadyVerified' } });
  else sendCode(context, null);
}

/** Asks the lenders about a customer who has agreed; any other one gets a code first. */
export function checkCustomer(context: SalesContext): void {
  if (isVerified(context)) runEligibility(context);
  else askForCode(context);
}

/** The number does not count as verified any more: it gets a code again. */
export function askForCode(context: SalesContext): void {
  if (!isMobile(context.state.mobile)) return;
  forgetVerified(context);
  if (openSheetName(context.state) !== 'MOBILE_VERIFICATION') openMobile(context);
  sendCode(context, null);
}

export function sendCode(context: SalesContext, sent: SentCode | null): void {
  context.set({ mobileFlow: { step: 'sending', sent } });
  context.call('sendShareCode', { mobile: context.state.mobile });
}

export function onCodeSent(context: SalesContext, data: ResponseOf<typeof sendShareCode>): void {
  const flow = context.state.mobileFlow;
  if (flow.step !== 'sending') return;
  const { resendAtMs, expiresAtMs, remainingShareCodeAttempts: attemptsRemaining } = data;
  const sent = { resendAtMs, expiresAtMs, attemptsRemaining };
  context.set({ mobileFlow: { step: 'codeEntry', sent, code: '', failure: null } });
  if (flow.sent) showToast(context, 'codeSent');
}

export function onCodeNotSent(context: SalesContext, failure: Failure): void {
  const flow = context.state.mobileFlow;
  const { resendAtMs } = failure;
  // After a reload the server may have sent a code that this page does not remember: it can still be entered.
  const forgotten = resendAtMs === null ? null : { resendAtMs, expiresAtMs: null, attemptsRemaining: null };
  backToEntry(context, failure, flow.step === 'sending' && { sent: flow.sent ?? forgotten, code: '' });
}

export function submitCode(context: SalesContext): void {
  const flow = context.state.mobileFlow;
  if (flow.step !== 'codeEntry' || flow.code.length !== CODE_DIGITS) return;
  context.set({ mobileFlow: { step: 'verifying', sent: flow.sent, code: flow.code } });
  context.call('verifyShareCode', { mobile: context.state.mobile, otp: flow.code });
}

/** Marks the number as verified and goes on to eligibility, unless the agent closed the sheet meanwhile. */
export function onCodeVerified(context: SalesContext, untilMs: number): void {
  const { mobile, verifiedMobiles } = context.state;
  const verified = [...verifiedMobiles.filter((each) => each.mobile !== mobile), { mobile, untilMs }];
  context.set({ verifiedMobiles: verified, mobileFlow: { step: 'alreadyVerified' } });
  context.ask({ type: 'rememberVerified', verified });
  if (openSheetName(context.state) === 'MOBILE_VERIFICATION') runEligibility(context);
}

export function onCodeRefused(context: SalesContext, failure: Failure): void {
  const flow = context.state.mobileFlow;
  backToEntry(context, failure, flow.step === 'verifying' && flow);
}

/** To the code, or to the number where none can be entered. `at`: what was sent and typed; false = the agent has gone
 *  on meanwhile. */
function backToEntry(
  context: SalesContext,
  failure: Failure,
  at: { sent: SentCode | null; code: string } | false,
): void {
  const own = hasOwnWords(failure) ? failure : null;
  if (!own) openErrorModal(context, failure, null);
  if (!at) return;
  const { sent, code } = at;
  if (!sent || failure.name === 'MOBILE_BLOCKED') {
    showFailure(context, { step: 'entering', failure: own });
    return;
  }
  const known = {
    ...sent,
    attemptsRemaining: failure.attemptsRemaining ?? sent.attemptsRemaining,
    // After the last attempt the next code is half an hour away.
    resendAtMs: failure.resendAtMs ?? sent.resendAtMs,
  };
  // A wrong code is cleared; after a lost connection it stays for another try.
  showFailure(context, { step: 'codeEntry', sent: known, code: own ? '' : code, failure: own });
}

/** The server no longer takes the number as verified. */
export function forgetVerified(context: SalesContext): void {
  const verified = context.state.verifiedMobiles.filter((each) => each.mobile !== context.state.mobile);
  context.set({ verifiedMobiles: verified });
  context.ask({ type: 'rememberVerified', verified });
}

/** Back to typing a number; calls for the earlier one are given up. */
export function resetMobile(context: SalesContext, mobile: string): void {
  stopEligibility(context, 'none');
  context.abandon('sendShareCode');
  context.abandon('verifyShareCode');
  context.set({
    mobile,
    mobileFlow: { step: 'entering', failure: null },
    preEligibilityResponse: { status: 'none' },
    outcome: null,
  });
}
