import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import * as icons from '../../kit/icons';
import { MessageScreen } from '../../kit/message-screen';
import { ApplicationOffer, ApplicationOfferActions } from '../../new-to-bank';
import { at } from '../../platform/flow/at';
import { failureText } from '../../platform/i18n/failure-text';
import { useStatePart } from '../../platform/page/flow-view';
import { deferredMessages } from '../deferred-messages';
import { ntbLenders, selectedNtbLender } from '../flow/selectors';
import { mobileOf } from '../flow/typed';
import type { ViewProps } from '../view';
import { CheckoutBar } from './checkout-bar';
import { StepScreen } from './step-screen';

/** Nobody has pre-approved the number: lenders that take an application. Source: S2§4 (NTB). */
export function NtbOfferScreen(props: ViewProps): ReactNode {
  const { state, stateAtom, send, messages } = props;
  const { ntb: t } = deferredMessages(messages);
  const mobile = useAtomValue(useStatePart(stateAtom, mobileOf));
  const screen = at(state, 'ntbOffer');
  if (!screen) return null;
  const lenders = ntbLenders(state);
  const chosen = selectedNtbLender(state);
  const isLoading = screen.phase === 'loading';
  const tryAnother = (): void => send({ type: 'anotherMobileAsked' });
  if (!isLoading && lenders.length === 0)
    return (
      <MessageScreen
        bar={<CheckoutBar {...props} />}
        art={{ icon: icons.noPerson, at: 1 }}
        title={t.noneTitle}
        text={t.noneText}
        wide
        button={t.another}
        onPress={tryAnother}
        poweredBy={messages.common.poweredBy}
      />
    );
  const offer = { lenders: isLoading ? null : lenders, chosen, t };
  return (
    <StepScreen
      view={props}
      busy={isLoading}
      actions={
        <ApplicationOfferActions
          {...offer}
          onApply={() => send({ type: 'ntbApplyAsked' })}
          onAnotherNumber={tryAnother}
        />
      }
    >
      <ApplicationOffer
        {...offer}
        number={messages.order.mobile(state.maskedMobile ?? mobile)}
        error={screen.failure && failureText(messages.errors, screen.failure)}
        onChoose={(lenderId) => send({ type: 'ntbLenderChosen', lenderId })}
      />
    </StepScreen>
  );
}
