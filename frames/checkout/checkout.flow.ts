import type { FlowRules } from '../platform/page/flow';
import type { FrameRequest } from '../platform/page/frame-flow';
import { answers, endsAll } from './flow/answers';
import type { CheckoutCalls } from './flow/calls';
import { type CheckoutFlow, change } from './flow/checkout-flow';
import { codeStep } from './flow/code-step';
import type { CheckoutEffect, CheckoutEvent, TimerName } from './flow/events';
import { finishedStep } from './flow/finished-step';
import { initialState } from './flow/initial-state';
import { askForTime } from './flow/more-time';
import { withNavBar } from './flow/nav-bar';
import { watchOwnership } from './flow/owned-elsewhere';
import { onOrderEnd, platformRules } from './flow/platform-rules';
import { askStatus } from './flow/poll';
import { stepOf, takesOtp } from './flow/screen-facts';
import { screenRules } from './flow/screen-rules';
import type { CheckoutState } from './flow/state';

/** A checkout that was never opened takes only events of the platform and the exits. */
const acceptedBeforeOpening: readonly CheckoutEvent['type'][] = [
  'opened',
  'wentOffline',
  'wentOnline',
  'storageChecked',
  'storageRetried',
  'connectionRetried',
  'chunkFailed',
];

/** The checkout. Screens show a state and send events; the next screen is decided here, and in the end by the server,
 *  whose step is shown. Source: S1§4, docs/adr/0023-payment-flow.md. */
export const checkoutFlow: FlowRules<
  CheckoutState,
  CheckoutEvent,
  CheckoutCalls,
  undefined,
  TimerName,
  CheckoutEffect | FrameRequest
> = {
  initial: () => initialState,
  accepts: ({ phase }, event) =>
    phase === 'open' ||
    event === 'opened' ||
    (phase === 'waiting' && event !== null && acceptedBeforeOpening.includes(event)),
  on: { ...platformRules, ...screenRules },
  answers,
  failed: endsAll,
  timers: {
    snackbar: (flow) => change(flow, { snackbar: null }),
    otpFailure: (flow) => {
      const { screen } = flow.state;
      const shown = screen.name === 'verifyMobile' || screen.name === 'otp' || screen.name === 'lenderOtp';
      if (shown && screen.failure) codeStep(flow, { type: 'failureShown', id: screen.failure.id });
    },
    poll: askStatus,
    timeLow: askForTime,
    orderEnd: onOrderEnd,
  },
  after: (flow, before) => {
    if (flow.state.screen !== before.screen) arrive(flow, before);
    watchOwnership(flow);
    followCalls(flow);
    flow.set(withNavBar(flow.state));
  },
};

/** A change of screens: the step that is done and the one that begins are reported, and an OTP field may be filled from
 *  an SMS. */
function arrive(flow: CheckoutFlow, before: CheckoutState): void {
  const { screen, orderDetailsCompletedInSeconds } = flow.state;
  const done = finishedStep(before, flow.state);
  if (done !== null) flow.run({ type: 'emitStep', step: done, status: 'COMPLETE' });
  const step = stepOf(screen);
  if (step !== null && step !== stepOf(before.screen)) {
    flow.run({ type: 'trackStage', step, status: 'INITIATED', orderDetailsCompletedInSeconds });
  }
  const takes = takesOtp(screen);
  if (takes !== takesOtp(before.screen)) flow.run({ type: takes ? 'listenForOtp' : 'stopListening' });
}

/** Calls that screens show. */
function followCalls(flow: CheckoutFlow): void {
  change(flow, {
    initiateTxnApiState: flow.statusOf('initiateTxn'),
    confirmOtpApiState: flow.statusOf('confirm'),
    posSmsApiState: flow.statusOf('sendPosLink'),
    isLinkSending: flow.isPending('sendLink'),
    isTimeAdding: flow.isPending('extendOrder'),
    isMandateAsked: flow.isPending('mandate'),
  });
}
