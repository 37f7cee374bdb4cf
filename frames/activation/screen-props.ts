import type { CreditScheme } from '../../shared/api/registration';
import type { ActivationEvent, Screen } from './activation.flow';
import type { ActivationLinks } from './activation-links';
import type { Messages } from './page-messages';

/** Props of every view of a line that is being activated. */
export interface ScreenProps {
  readonly scheme: CreditScheme;
  readonly messages: Messages;
  readonly send: (event: ActivationEvent) => void;
  readonly links: ActivationLinks;
}

/** Props of the view of one screen. */
export type PropsOf<Name extends Screen['name']> = ScreenProps & {
  readonly screen: Extract<Screen, { readonly name: Name }>;
};
