import type { Step } from '../../platform/flow/reducer-context';
import { applyRule, type Rules } from '../../platform/flow/rules';
import { callRules, onFailure, retry } from './answers';
import { checkUser } from './check';
import { askEmiInfo, loadDetails, open } from './details';
import { EligibilityContext } from './eligibility-context';
import type { EligibilityEffect, EligibilityEvent } from './events';
import { changeNumber, otpStep } from './otp';
import { type ScreenRow, screenTable } from './screen-table';
import type { EligibilityState } from './state';

const rules: Rules<EligibilityContext, EligibilityEvent> = {
  opened: (context, { open: request }) => open(context, request),
  amountChanged: (context, { amount }) => changeAmount(context, amount),
  otp: (context, { event }) => otpStep(context, event),
  otpRead: (context, { code }) => otpStep(context, { type: 'codeTyped', digits: code }),
  retryAsked: retry,
  numberChangeAsked: changeNumber,
  purchaseAsked: (context) => {
    if (context.on('ELIGIBLE_LENDERS') || context.on('NOT_ELIGIBLE')) context.ask({ type: 'tellPurchase' });
  },
  wentOnline: (context) => context.resume(callRules),
  storageChecked: (context, { available }) => context.set({ isStorageFine: available }),
  timerFired: (context, { id }) => otpStep(context, { type: 'faultShown', id }),
  callSucceeded: (context, event) => context.succeed(callRules, event),
  callFailed: onFailure,
};

/** The eligibility widget as a pure function: a state and an event in, the next state and the effects to carry out,
 *  back. `nowMs`: epoch ms of the event. Source: S1§4. */
export function reduce(
  state: EligibilityState,
  event: EligibilityEvent,
  nowMs: number,
): Step<EligibilityState, EligibilityEffect> {
  const context = new EligibilityContext(state, nowMs);
  applyRule<EligibilityContext, EligibilityEvent>(rules, context, event);
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
