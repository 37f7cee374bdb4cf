import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { EligibleLenders, NotEligible } from '../../lending';
import { at } from '../../platform/flow/at';
import { maskedMobileAtom } from '../flow/eligibility-atoms';
import type { ViewProps } from '../view';

/** ELIGIBLE_LENDERS. */
export function EligibleView({ state, messages, send }: ViewProps): ReactNode {
  const maskedMobile = useAtomValue(maskedMobileAtom);
  const user = at(state, 'ELIGIBLE_LENDERS')?.user;
  if (!user) return null;
  return (
    <EligibleLenders
      lenders={user.lenders}
      amount={state.amount}
      maskedMobile={maskedMobile}
      applicationLenders={user.isNtbAllowed ? user.applicationLenders : []}
      words={messages.eligible}
      nearestWords={messages.nearest}
      onChangeNumber={() => send({ type: 'numberChangeAsked' })}
      onBuy={() => send({ type: 'purchaseAsked' })}
    />
  );
}

/** NOT_ELIGIBLE. */
export function NotEligibleView({ state, messages, send }: ViewProps): ReactNode {
  const maskedMobile = useAtomValue(maskedMobileAtom);
  const user = at(state, 'NOT_ELIGIBLE')?.user;
  if (!user) return null;
  return (
    <NotEligible
      applicationLenders={user.isNtbAllowed ? user.lenders : []}
      maskedMobile={maskedMobile}
      words={messages.notEligible}
      lenderWords={messages.eligible}
      onChangeNumber={() => send({ type: 'numberChangeAsked' })}
      onApply={() => send({ type: 'purchaseAsked' })}
    />
  );
}
