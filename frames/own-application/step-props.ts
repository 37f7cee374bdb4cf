import type { ApplicationEvent, ApplicationState } from './application.flow';
import type { Messages } from './page-messages';

/** Props of every step of an application. */
export interface StepProps {
  readonly state: ApplicationState;
  readonly messages: Messages;
  readonly send: (event: ApplicationEvent) => void;
}
