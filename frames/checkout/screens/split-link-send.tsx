import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { Stack } from '../../kit/stack';
import { PhoneWait } from '../../payment';
import { at } from '../../platform/flow/at';
import { failureText } from '../../platform/i18n/failure-text';
import { useStatePart } from '../../platform/page/flow-view';
import { deferredMessages } from '../deferred-messages';
import { isLinkOnItsWay } from '../flow/selectors';
import { linkMobileOf } from '../flow/typed';
import type { ViewProps } from '../view';
import { OrderStrip } from './order-strip';
import { StepScreen } from './step-screen';

/** The shop's machine while the phone pays. */
export function SplitLinkSendScreen(props: ViewProps): ReactNode {
  const { state, stateAtom, send, messages, nowMs } = props;
  const { link: t } = deferredMessages(messages);
  const typed = useAtomValue(useStatePart(stateAtom, linkMobileOf));
  const screen = at(state, 'splitLinkSend');
  if (!screen) return null;
  const { sent, failure } = screen;
  const mobile = sent.maskedMobile ?? typed;
  return (
    <StepScreen
      view={props}
      pad="less"
      actions={
        // While the phone pays nothing here offers a second payment.
        screen.wait === 'paying' ? null : (
          <Button kind="text" onClick={() => send({ type: 'continueHereAsked' })}>
            {t.here}
          </Button>
        )
      }
    >
      <Stack gap={6}>
        <OrderStrip {...props} />
        <PhoneWait
          step={screen.wait}
          mobile={mobile}
          number={messages.order.mobile(mobile)}
          error={failure && failureText(messages.errors, failure)}
          resendInMs={sent.resendAtMs === null ? null : sent.resendAtMs - nowMs}
          isResending={isLinkOnItsWay(state)}
          t={t}
          onResend={() => send({ type: 'linkSendAsked' })}
        />
      </Stack>
    </StepScreen>
  );
}
