import type { ReactNode } from 'react';
import { isCode } from '../../../shared/rules/validation';
import { Button } from '../../kit/button';
import { Heading } from '../../kit/heading';
import { Stack } from '../../kit/stack';
import { Strong } from '../../kit/strong';
import { Text } from '../../kit/text';
import { carriedPlan, chosenLenderName } from '../flow/selectors';
import { lateWords } from '../messages/late-words';
import type { ViewProps } from '../view';
import { at } from './at';
import { CodeArea } from './code-area';
import { PlanStrip } from './plan-strip';
import { StepScreen } from './step-screen';

/** The lender's OTP. It pays, so the fifth digit alone does nothing: the button says how much. Source: S2§4. */
export function LenderOtpScreen(props: ViewProps): ReactNode {
  const { state, send, messages, nowMs } = props;
  const { lenderOtp: words } = lateWords(messages);
  const screen = at(state, 'lenderOtp');
  if (!screen) return null;
  const lender = chosenLenderName(state);
  const plan = carriedPlan(state);
  const code = state.typed.lenderOtp;
  // The server counts attempts from the first OTP of a payment on.
  const isSent = screen.sent.attemptsRemaining !== null;
  const number = screen.sent.maskedMobile ?? state.maskedMobile;
  return (
    <StepScreen view={props} pad="less" onSubmit={() => send({ type: 'lenderOtpSubmitted' })}>
      <Stack gap={8}>
        <PlanStrip {...props} />
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={1}>{words.heading(lender)}</Heading>
            <Text>
              {isSent ? words.sentOn(lender) : words.notSent(lender)}{' '}
              {number !== null && (
                <Strong>
                  <span className="num">{messages.order.mobile(number)}</span>
                </Strong>
              )}
            </Text>
          </Stack>
          <Stack gap={5}>
            <CodeArea
              messages={messages}
              nowMs={nowMs}
              sent={screen.sent}
              code={code}
              failure={screen.failure}
              first={isSent ? null : words.firstOtp}
              doing={screen.phase}
              onCode={(text) => send({ type: 'lenderOtpTyped', text })}
              onResend={() => send({ type: 'lenderOtpResendAsked' })}
            />
            <Button type="submit" disabled={!isCode(code) || screen.phase === 'resending'}>
              {words.pay(state.order?.amount ?? 0)}
            </Button>
            {plan && <Text size={13}>{words.what(plan.emi, plan.tenure, plan.cost)}</Text>}
          </Stack>
        </Stack>
      </Stack>
    </StepScreen>
  );
}
