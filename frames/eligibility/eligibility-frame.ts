import { defaultLocale } from '../../shared/locales';
import { type FrameFlow, frameFlow } from '../platform/page/frame-flow';
import { eligibilityFlow } from './eligibility.flow';
import type { EligibilityEffect, EligibilityEvent, OpenRequest } from './flow/events';
import { type EligibilityState, initialState } from './flow/state';
import { type Messages, messagesOf } from './page-messages';

/** One mounted widget. */
export type RunningEligibility = FrameFlow<
  EligibilityState,
  EligibilityEvent,
  OpenRequest,
  EligibilityEffect,
  Messages
>;

/** A widget that no host has opened. `first`: another first state, for a prerendered screen. */
export const eligibility = ({
  messages = messagesOf(defaultLocale),
  first = initialState,
}: {
  readonly messages?: Messages;
  readonly first?: EligibilityState;
} = {}): RunningEligibility => frameFlow({ ...eligibilityFlow, initial: () => first }, messages);
