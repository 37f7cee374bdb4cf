import type { ReactNode } from 'react';
import { CodeArea } from '../../identity';
import { Stack } from '../../kit/stack';
import { LenderOtp } from '../../payment';
import { at } from '../../platform/flow/at';
import { useStatePart } from '../../platform/page/flow-view';
import { deferredMessages } from '../deferred-messages';
import { financedIn } from '../flow/price-parts';
import { carriedPlan, chosenLenderName } from '../flow/selectors';
import { lenderOtpOf } from '../flow/typed';
import type { ViewProps } from '../view';
import { PlanStrip } from './plan-strip';
import { StepScreen } from './step-screen';

/** The lender's OTP, which pays. */
export function LenderOtpScreen(props: ViewProps): ReactNode {
  const { state, stateAtom, send, messages, nowMs } = props;
  const lenderOtpAtom = useStatePart(stateAtom, lenderOtpOf);
  const { lenderOtp: t, otp } = deferredMessages(messages);
  const screen = at(state, 'lenderOtp');
  if (!screen) return null;
  // The server counts attempts from the first OTP of a payment on.
  const isSent = screen.sent.attemptsRemaining !== null;
  const first = t.firstOtp;
  const number = screen.sent.maskedMobile ?? state.maskedMobile;
  return (
    <StepScreen view={props} pad="less" onSubmit={() => send({ type: 'codeSubmitted' })}>
      <Stack gap={8}>
        <PlanStrip {...props} />
        <LenderOtp
          lenderName={chosenLenderName(state)}
          number={number === null ? null : messages.order.mobile(number)}
          isSent={isSent}
          codeAtom={lenderOtpAtom}
          isResending={screen.phase === 'resending'}
          amount={financedIn(state)}
          plan={carriedPlan(state)}
          t={t}
        >
          <CodeArea
            t={isSent ? otp : { ...otp, resendIn: first.waiting, resend: first.send }}
            codeAtom={lenderOtpAtom}
            errors={messages.errors}
            otp={screen}
            nowMs={nowMs}
            hint={isSent ? otp.notGot : first.hint}
            noMore={otp.noMore}
            send={send}
          />
        </LenderOtp>
      </Stack>
    </StepScreen>
  );
}
