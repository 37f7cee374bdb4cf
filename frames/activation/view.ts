import type { Atom } from 'jotai/vanilla';
import type { CreditScheme } from '../../shared/api/registration';
import type { ActivationEvent, ActivationState } from './flow/state';
import type { Messages } from './page-messages';

/** What every view of an activation gets. */
export interface ViewProps {
  readonly state: ActivationState;
  readonly scheme: CreditScheme;
  readonly messages: Messages;
  readonly send: (event: ActivationEvent) => void;
  /** Atoms of what is typed: a digit draws the field alone. */
  readonly typedAtom: Atom<string>;
  readonly codeAtom: Atom<string>;
  /** Epoch ms of this device, which moves while an OTP is waited for. */
  readonly nowMs: number;
  /** Addresses of the next steps, in the language of the page. */
  readonly links: {
    /** The shop that waits, where one does. */
    readonly shop: string;
    readonly later: string;
    readonly eligible: string;
    readonly mobile: string;
    readonly forgot: string;
    readonly help: string;
    readonly steps: string;
  };
}
