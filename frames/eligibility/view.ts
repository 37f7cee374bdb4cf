import type { OtpState } from '../identity';
import type { EligibilityEvent } from './flow/events';
import type { EligibilityState, View } from './flow/state';
import type { Messages } from './messages/messages';

/** What a view gets: the state that it shows, and where its events go. */
export interface ViewProps<V extends View = View> {
  readonly state: Extract<EligibilityState, { view: V }>;
  readonly messages: Messages;
  readonly send: (event: EligibilityEvent) => void;
}

/** Entering number and OTP at one or more of its steps. */
export type OtpAt<Step extends OtpState['step']> = Extract<OtpState, { step: Step }>;
