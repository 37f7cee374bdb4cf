import { experimentNames } from '../../../shared/rules/experiments';
import type { AnswerOf } from './calls';
import type { CheckoutContext } from './checkout-context';
import type { CheckoutState } from './state';

/** Asks for the variant of the number screen once per opening; a browser without a client id sees the control. */
export function askVariant(context: CheckoutContext): void {
  const { clientId, experimentDetails } = context.state.config;
  if (clientId === null || experimentDetails) return;
  context.call('variant', { experiment: experimentNames.numberAssurance, clientId });
}

/** Stores the variant unless its screen is shown: the text must not change while it is read. */
export function onVariant(context: CheckoutContext, experimentDetails: AnswerOf<'variant'>): void {
  if (context.on('verifyMobile')) return;
  context.set({ config: { ...context.state.config, experimentDetails } });
}

/** The text below the number field. */
export const numberAssurance = ({ config }: Pick<CheckoutState, 'config'>): 'control' | 'scoreFirst' => {
  const { experimentDetails } = config;
  const isItsExperiment = experimentDetails?.experiment === experimentNames.numberAssurance;
  return isItsExperiment && experimentDetails.variant === 'scoreFirst' ? 'scoreFirst' : 'control';
};
