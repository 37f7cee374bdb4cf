import type { ReactNode } from 'react';
import { useWide } from '../../kit/use-wide';
import { CarriedPlan } from '../../lending';
import { canGoBack } from '../flow/screen-facts';
import { carriedPlan, chosenLenderName } from '../flow/selectors';
import type { ViewProps } from '../view';
import { partsText } from './order-text';

/** The plan that is paid for; nothing before one is chosen, nor where it stands beside the step and Back leads to it. */
export function PlanStrip({ state, send, messages }: ViewProps): ReactNode {
  const plan = carriedPlan(state);
  const isWide = useWide();
  if (!plan || (isWide && canGoBack(state))) return null;
  return (
    <CarriedPlan
      plan={plan}
      lenderName={chosenLenderName(state)}
      beside={partsText({ state, messages }) || null}
      t={messages.plans}
      onChange={() => send({ type: 'plansAsked' })}
    />
  );
}
