import type { ApplyEvent, ApplyState } from './flow/state';
import type { Messages } from './page-messages';

/** What every step of an application gets. */
export interface StepProps {
  readonly state: ApplyState;
  /** As '98XXXXX210'. */
  readonly maskedMobile: string;
  readonly messages: Messages;
  readonly send: (event: ApplyEvent) => void;
}
