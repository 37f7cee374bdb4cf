import type { OtpState } from '../identity';
import type { EligibilityEvent } from './flow/events';
import type { EligibilityState } from './flow/state';
import type { Messages } from './messages/messages';

/** What every view gets: a state in, events out. */
export interface ViewProps {
  readonly state: EligibilityState;
  readonly messages: Messages;
  readonly send: (event: EligibilityEvent) => void;
}

/** Entering number and OTP at one or more of its steps. */
export type OtpAt<Step extends OtpState['step']> = Extract<OtpState, { step: Step }>;
