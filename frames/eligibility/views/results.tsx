import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { EligibleLenders, NotEligible } from '../../lending';
import { at } from '../../platform/flow/at';
import { maskedMobileAtom } from '../flow/eligibility-atoms';
import { resultWords } from '../result-words';
import type { ViewProps } from '../view';

/** ELIGIBLE_LENDERS. */
export function EligibleView({ state, messages, send }: ViewProps): ReactNode {
  const maskedMobile = useAtomValue(maskedMobileAtom);
  const user = at(state, 'ELIGIBLE_LENDERS')?.user;
  if (!user) return null;
  const words = resultWords(messages);
  return (
    <EligibleLenders
      lenders={user.lenders}
      amount={state.amount}
      maskedMobile={maskedMobile}
      applicationLenders={user.isNtbAllowed ? user.applicationLenders : []}
      words={words.eligible}
      nearestWords={words.nearest}
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
  const words = resultWords(messages);
  return (
    <NotEligible
      applicationLenders={user.isNtbAllowed ? user.lenders : []}
      maskedMobile={maskedMobile}
      words={words.notEligible}
      lenderWords={words.eligible}
      onChangeNumber={() => send({ type: 'numberChangeAsked' })}
      onApply={() => send({ type: 'purchaseAsked' })}
    />
  );
}
