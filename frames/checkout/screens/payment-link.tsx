import type { ReactNode } from 'react';
import { NumberField } from '../../identity';
import { Stack } from '../../kit/stack';
import { PhoneLink } from '../../payment';
import { at } from '../../platform/flow/at';
import { useStatePart } from '../../platform/page/flow-view';
import { deferredMessages } from '../deferred-messages';
import { isLinkOnItsWay } from '../flow/selectors';
import { isLinkReady, linkMobileOf } from '../flow/typed';
import type { ViewProps } from '../view';
import { OrderStrip } from './order-strip';
import { StepScreen } from './step-screen';

/** The shop's machine: the payment goes on on the shopper's phone, or here. */
export function PaymentLinkScreen(props: ViewProps): ReactNode {
  const { state, stateAtom, send, messages } = props;
  const isLinkReadyAtom = useStatePart(stateAtom, isLinkReady);
  const linkMobileAtom = useStatePart(stateAtom, linkMobileOf);
  const screen = at(state, 'paymentLink');
  if (!screen) return null;
  const { link: t, mobile } = deferredMessages(messages);
  const isSending = isLinkOnItsWay(state);
  return (
    <StepScreen view={props} pad="less" onSubmit={() => send({ type: 'linkSendAsked' })}>
      <Stack gap={8}>
        <OrderStrip {...props} />
        <PhoneLink
          readyAtom={isLinkReadyAtom}
          isSending={isSending}
          t={t}
          onHere={() => send({ type: 'continueHereAsked' })}
        >
          <NumberField
            label={t.label}
            t={mobile}
            mobileAtom={linkMobileAtom}
            errors={messages.errors}
            refusal={screen.failure}
            readOnly={isSending}
            first
            onDigits={(text) => send({ type: 'linkMobileTyped', text })}
          />
        </PhoneLink>
      </Stack>
    </StepScreen>
  );
}
