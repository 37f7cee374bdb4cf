import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { AppLink } from '../../app-link';
import { Stack } from '../../kit/stack';
import { EligibleLenders, NotEligible } from '../../lending';
import { at } from '../../platform/flow/at';
import { useStatePart } from '../../platform/page/flow-view';
import { maskedMobileOf } from '../flow/state';
import { resultMessages } from '../result-messages';
import type { ViewProps } from '../view';

/** ELIGIBLE_LENDERS. */
export function EligibleView({ state, stateAtom, messages, send }: ViewProps): ReactNode {
  const maskedMobile = useAtomValue(useStatePart(stateAtom, maskedMobileOf));
  const user = at(state, 'ELIGIBLE_LENDERS')?.user;
  if (!user) return null;
  const t = resultMessages(messages);
  return (
    <Stack gap={4}>
      <EligibleLenders
        lenders={user.lenders}
        amount={state.amount}
        maskedMobile={maskedMobile}
        applicationLenders={user.isNtbAllowed ? user.applicationLenders : []}
        t={t.eligible}
        nearestMessages={t.nearest}
        onChangeNumber={() => send({ type: 'numberChangeAsked' })}
        onBuy={() => send({ type: 'purchaseAsked' })}
      />
      <AppLinkPlace state={state} messages={messages} send={send} />
    </Stack>
  );
}

/** NOT_ELIGIBLE. */
export function NotEligibleView({ state, stateAtom, messages, send }: ViewProps): ReactNode {
  const maskedMobile = useAtomValue(useStatePart(stateAtom, maskedMobileOf));
  const user = at(state, 'NOT_ELIGIBLE')?.user;
  if (!user) return null;
  const t = resultMessages(messages);
  return (
    <Stack gap={4}>
      <NotEligible
        applicationLenders={user.isNtbAllowed ? user.lenders : []}
        maskedMobile={maskedMobile}
        t={t.notEligible}
        lenderMessages={t.eligible}
        onChangeNumber={() => send({ type: 'numberChangeAsked' })}
        onApply={() => send({ type: 'purchaseAsked' })}
      />
      <AppLinkPlace state={state} messages={messages} send={send} />
    </Stack>
  );
}

/** The link of the app, below the result. */
const AppLinkPlace = ({ state, messages, send }: Pick<ViewProps, 'state' | 'messages' | 'send'>): ReactNode => (
  <AppLink
    link={state.appLink}
    t={resultMessages(messages).appLink}
    errors={messages.identity.errors}
    onSend={() => send({ type: 'appLinkAsked' })}
  />
);
