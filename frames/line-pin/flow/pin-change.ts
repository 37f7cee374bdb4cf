import { type Failure, isBusiness } from '../../platform/api/failure';
import type { CallEvent } from '../../platform/flow/call-runner';
import {
  type CallEffect,
  type CallRules,
  type CallStatus,
  type CallsOf,
  type CallsState,
  noCalls,
} from '../../platform/flow/calls';
import type { Transition } from '../../platform/flow/reducer-context';
import { applyRule, type Rules } from '../../platform/flow/rules';
import { ScreenContext } from '../../platform/flow/screen-context';
import type { changeEndpoints } from './endpoints';
import { isWhole, type NewPinFault, newPinFault, pinText } from './new-pin';

export type ChangeCalls = CallsOf<typeof changeEndpoints>;

/** The fields, in their order. */
export const pinFields = ['currentPin', 'newPin', 'again'] as const;
export type PinField = (typeof pinFields)[number];

/** What changing a PIN shows. Source: S1§3 (ACT-011: state and error). */
export type ChangeScreen =
  | { readonly name: 'entering'; readonly fault: NewPinFault; readonly failure: Failure | null }
  /** The lender takes no PIN for a while. */
  | { readonly name: 'locked'; readonly failure: Failure }
  /** The session is over. */
  | { readonly name: 'over'; readonly failure: Failure }
  | { readonly name: 'done'; readonly maskedMobile: string; readonly isMessageSent: boolean };

export interface ChangeState extends CallsState<ChangeCalls>, Readonly<Record<PinField, string>> {
  /** State of the call. Source: S1§3 (ACT-011). */
  readonly changePin: CallStatus;
  readonly screen: ChangeScreen;
  readonly lenderId: string;
}

export type ChangeEvent =
  | { readonly type: 'typed'; readonly field: PinField; readonly text: string }
  | { readonly type: 'submitted' };

const entering: ChangeScreen = { name: 'entering', fault: null, failure: null };
const emptied = { currentPin: '', newPin: '', again: '' } as const;
export const firstChange = (lenderId: string): ChangeState => ({
  ...noCalls,
  ...emptied,
  screen: entering,
  lenderId,
  changePin: 'none',
});

class Context extends ScreenContext<ChangeCalls, ChangeScreen, ChangeState, never> {
  protected override readonly apiStateFields = { change: 'changePin' } as const;
}

const callRules: CallRules<Context, ChangeCalls> = {
  change: {
    done: (context, { maskedMobile, isMessageSent }) => {
      context.set(emptied);
      context.show({ name: 'done', maskedMobile, isMessageSent });
    },
    failed: (context, failure) => {
      const { attemptsRemaining, reaction } = failure;
      if (reaction === 'endSession') {
        context.set(emptied);
        context.show({ name: 'over', failure });
      } else if (attemptsRemaining === 0) {
        context.set(emptied);
        context.show({ name: 'locked', failure });
      } else {
        // What the lender has judged is of no use: of a wrong PIN that one, of a new one that it does not take both.
        if (isBusiness(failure))
          context.set(attemptsRemaining === null ? { newPin: '', again: '' } : { currentPin: '' });
        context.show({ ...entering, failure });
      }
    },
  },
};

type AnyEvent = ChangeEvent | CallEvent<ChangeCalls>;

const rules: Rules<Context, AnyEvent> = {
  typed: (context, { field, text }) => {
    const screen = context.on('entering');
    if (!screen || context.state.calls.change) return;
    const pin = pinText(text);
    context.set({ [field]: pin });
    if (pin !== '' && (screen.fault !== null || screen.failure)) context.show(entering);
  },
  submitted: (context) => {
    const { currentPin, newPin, again, lenderId, calls } = context.state;
    if (!context.on('entering') || calls.change || !isWhole(currentPin, newPin, again)) return;
    const fault = newPinFault(currentPin, newPin, again);
    // A PIN that is typed wrong twice is no attempt: nobody is asked.
    if (fault !== null) context.set(fault === 'same' ? { newPin: '', again: '' } : { again: '' });
    context.show({ ...entering, fault });
    if (fault === null) context.call('change', { lenderId, currentPin, newPin });
  },
  wentOnline: () => undefined,
  callSucceeded: (context, event) => context.succeed(callRules, event),
  callFailed: (context, event) => {
    const pending = context.fail(event);
    if (pending) callRules[event.call].failed(context, event.failure, pending);
  },
};

/**
 * Changing a PIN as a pure function.
 *
 *     entering ─submitted─▶ (change) ─▶ done; entering, with the fault or the failure; locked; over
 *
 * Source: S1§3, S2§8 (ACT-011, ACT-013, ACT-015, ACT-016).
 */
export function reduceChange(
  state: ChangeState,
  event: AnyEvent,
  nowMs: number,
): Transition<ChangeState, CallEffect<ChangeCalls>> {
  const context = new Context(state, nowMs);
  applyRule<Context, AnyEvent>(rules, context, event);
  return context.end();
}
