import type { Transition } from '../../platform/flow/reducer-context';
import { applyRule, type Rules } from '../../platform/flow/rules';
import { callRules, onChunkFailed, onFailure, retry } from './answers';
import { checkUser } from './check';
import { askEmiInfo, loadDetails, open } from './details';
import { EligibilityContext } from './eligibility-context';
import type { EligibilityEffect, EligibilityEvent } from './events';
import { endHeadless, escapePressed, leave } from './leaving';
import { changeMobile, changeNumber, followCode, otpStep, tickTerms } from './otp';
import { type ScreenRow, screenTable } from './screen-table';
import type { EligibilityState } from './state';

const rules: Rules<EligibilityContext, EligibilityEvent> = {
  opened: (context, { open: request }) => open(context, request),
  amountChanged: (context, { amount }) => changeAmount(context, amount),
  mobileTyped: otpStep,
  mobileSubmitted: otpStep,
  termsToggled: (context, { isAccepted }) => tickTerms(context, isAccepted),
  codeTyped: otpStep,
  codeSubmitted: otpStep,
  codeResendAsked: otpStep,
  otpRead: (context, { code }) => otpStep(context, { type: 'codeTyped', text: code }),
  mobileChangeAsked: changeMobile,
  retryAsked: retry,
  numberChangeAsked: changeNumber,
  purchaseAsked: (context) => {
    if (context.on('ELIGIBLE_LENDERS') || context.on('NOT_ELIGIBLE')) context.ask({ type: 'emitPurchase' });
  },
  appLinkAsked: (context) => {
    const isResult = context.on('ELIGIBLE_LENDERS') || context.on('NOT_ELIGIBLE');
    if (!isResult || context.state.appLink.step !== 'offered') return;
    context.set({ appLink: { step: 'sending' } });
    context.call('appSms', {});
  },
  closeAsked: (context) => leave(context, 'closeButton'),
  escapePressed,
  closeConfirmed: (context) => {
    if (context.state.isCloseAsked) leave(context, 'escape');
  },
  checkKept: (context) => context.set({ isCloseAsked: false }),
  connectionRetried: (context) => context.ask({ type: 'checkConnection' }),
  storageRetried: (context) => context.ask({ type: 'checkStorage' }),
  userUuidSeen: (context, { userUuid }) => context.set({ userUuid }),
  wentOffline: (context) => context.set({ offline: true }),
  wentOnline: (context) => {
    if (context.state.offline) context.set({ offline: false });
    context.resume(callRules);
  },
  storageChecked: (context, { available }) => context.set({ isStorageFine: available }),
  timerFired: (context, { id }) => otpStep(context, { type: 'failureShown', id }),
  callSucceeded: (context, event) => context.succeed(callRules, event),
  callFailed: onFailure,
  chunkFailed: onChunkFailed,
};

/** The eligibility widget as a pure function: a state and an event in, the next state and the effects to carry out,
 *  back. `nowMs`: epoch ms of the event. Source: S1§4. */
export function reduce(
  state: EligibilityState,
  event: EligibilityEvent,
  nowMs: number,
): Transition<EligibilityState, EligibilityEffect> {
  const context = new EligibilityContext(state, nowMs);
  applyRule<EligibilityContext, EligibilityEvent>(rules, context, event);
  endHeadless(context);
  followCode(context, state);
  return context.end();
}

/** The price has changed: whoever has been checked is checked again, and what is being typed stays. */
function changeAmount(context: EligibilityContext, amount: number): void {
  const { screen, merchant } = context.state;
  if (merchant === null || context.state.amount === amount) return;
  context.set({ amount });
  askAnew[screenTable[screen.name].onNewAmount](context);
}

const askAnew: Readonly<Record<ScreenRow['onNewAmount'], (context: EligibilityContext) => void>> = {
  load: loadDetails,
  info: askEmiInfo,
  check: checkUser,
  retry,
};
