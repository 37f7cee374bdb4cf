import { experimentNames } from '../../../shared/rules/experiments';
import { at } from '../../platform/flow/at';
import type { AnswerOf } from './calls';
import { type CheckoutFlow, callOnce, change } from './checkout-flow';
import type { CheckoutState } from './state';

/** Asks for the variant of the number screen once per opening; a browser without a client id sees the control. */
export function askVariant(flow: CheckoutFlow): void {
  const { clientId, experimentDetails } = flow.state.config;
  if (clientId === null || experimentDetails) return;
  callOnce(flow, 'variant', { experiment: experimentNames.numberAssurance, clientId });
}

/** Stores the variant unless its screen is shown: the text must not change while it is read. */
export function onVariant(flow: CheckoutFlow, experimentDetails: AnswerOf<'variant'>): void {
  if (at(flow.state, 'verifyMobile')) return;
  change(flow, { config: { ...flow.state.config, experimentDetails } });
}

/** The text below the number field. */
export const numberAssurance = ({ config }: Pick<CheckoutState, 'config'>): 'control' | 'scoreFirst' => {
  const { experimentDetails } = config;
  const isItsExperiment = experimentDetails?.experiment === experimentNames.numberAssurance;
  return isItsExperiment && experimentDetails.variant === 'scoreFirst' ? 'scoreFirst' : 'control';
};
