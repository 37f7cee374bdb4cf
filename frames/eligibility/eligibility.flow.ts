import { at } from '../platform/flow/at';
import type { FlowRules } from '../platform/page/flow';
import type { FrameEvent, FrameRequest } from '../platform/page/frame-flow';
import { answers, endsSession, onChunkFailed, repeatLost, retry } from './flow/answers';
import { checkUser } from './flow/check';
import { askEmiInfo, loadDetails, open } from './flow/details';
import { change, type EligibilityCalls, type EligibilityFlow } from './flow/eligibility-flow';
import type { EligibilityEffect, EligibilityEvent, OpenRequest, TimerName } from './flow/events';
import { endHeadless, escapePressed, leave } from './flow/leaving';
import { changeMobile, changeNumber, followCode, otpStep, tickTerms } from './flow/otp';
import { type EligibilityState, initialState } from './flow/state';

/** The eligibility widget. Source: S1§4. */
export const eligibilityFlow: FlowRules<
  EligibilityState,
  EligibilityEvent | FrameEvent<OpenRequest>,
  EligibilityCalls,
  undefined,
  TimerName,
  EligibilityEffect | FrameRequest
> = {
  initial: () => initialState,
  on: {
    opened: (flow, { open: request }) => open(flow, request),
    amountChanged: (flow, { amount }) => changeAmount(flow, amount),
    mobileTyped: otpStep,
    mobileSubmitted: otpStep,
    termsToggled: (flow, { isAccepted }) => tickTerms(flow, isAccepted),
    codeTyped: otpStep,
    codeSubmitted: otpStep,
    codeResendAsked: otpStep,
    otpRead: (flow, { code }) => otpStep(flow, { type: 'codeTyped', text: code }),
    mobileChangeAsked: changeMobile,
    retryAsked: retry,
    numberChangeAsked: changeNumber,
    purchaseAsked: (flow) => {
      if (at(flow.state, 'ELIGIBLE_LENDERS') || at(flow.state, 'NOT_ELIGIBLE')) flow.run({ type: 'emitPurchase' });
    },
    appLinkAsked: (flow) => {
      const isResult = at(flow.state, 'ELIGIBLE_LENDERS') || at(flow.state, 'NOT_ELIGIBLE');
      if (!isResult || flow.state.appLink.step !== 'offered') return;
      change(flow, { appLink: { step: 'sending' } });
      flow.call('appSms', {});
    },
    closeAsked: (flow) => leave(flow, 'closeButton'),
    escapePressed,
    closeConfirmed: (flow) => {
      if (flow.state.isCloseAsked) leave(flow, 'escape');
    },
    closeCancelled: (flow) => change(flow, { isCloseAsked: false }),
    connectionRetried: (flow) => flow.run({ type: 'checkConnection' }),
    storageRetried: (flow) => flow.run({ type: 'checkStorage' }),
    userUuidSeen: (flow, { userUuid }) => change(flow, { userUuid }),
    wentOffline: (flow) => change(flow, { offline: true }),
    wentOnline: (flow) => {
      if (flow.state.offline) change(flow, { offline: false });
      repeatLost(flow);
    },
    storageChecked: (flow, { available }) => change(flow, { isStorageFine: available }),
    chunkFailed: onChunkFailed,
  },
  answers,
  failed: endsSession,
  timers: { otpFailure: (flow) => otpStep(flow, { type: 'failureShown' }) },
  after: (flow, before) => {
    endHeadless(flow);
    followCode(flow, before);
  },
};

/** A customer who has been checked is checked again for a new price; typed text stays. */
function changeAmount(flow: EligibilityFlow, amount: number): void {
  const { screen, merchant } = flow.state;
  if (merchant === null || flow.state.amount === amount) return;
  change(flow, { amount });
  switch (screen.name) {
    case 'DETAILS_API_LOADING':
      loadDetails(flow);
      break;
    case 'VERIFY_MOBILE':
      askEmiInfo(flow);
      break;
    case 'API_ERROR':
    case 'DYNAMIC_CE_ERROR':
      retry(flow);
      break;
    default:
      checkUser(flow);
  }
}
