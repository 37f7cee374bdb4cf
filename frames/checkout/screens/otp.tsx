import type { ReactNode } from 'react';
import { isCode } from '../../../shared/rules/validation';
import { Button } from '../../kit/button';
import { Heading } from '../../kit/heading';
import { Link } from '../../kit/link';
import { Stack } from '../../kit/stack';
import { Strong } from '../../kit/strong';
import { Text } from '../../kit/text';
import type { ViewProps } from '../view';
import { at } from './at';
import { CodeArea } from './code-area';
import { TermsConsent } from './consents';
import { PlanStrip } from './plan-strip';
import { StepScreen } from './step-screen';

/** The OTP that proves the number. Source: S1§2.4 (OTP overlay), S2§5. */
export function OtpScreen(props: ViewProps): ReactNode {
  const { state, send, messages, nowMs } = props;
  const { otp: words } = messages;
  const screen = at(state, 'otp');
  if (!screen) return null;
  const { otp, mobile, isTermsAccepted } = state.typed;
  const number = mobile === '' ? screen.sent.maskedMobile : mobile;
  return (
    <StepScreen view={props} pad="less" onSubmit={() => send({ type: 'otpSubmitted' })}>
      <Stack gap={8}>
        <PlanStrip {...props} />
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={1}>{words.heading}</Heading>
            <Text>
              {words.sentOn}{' '}
              {number !== null && (
                <Strong>
                  <span className="num">{messages.order.mobile(number)}</span>
                </Strong>
              )}
              {state.config.userDetailsConfig.showEditIcon && (
                <>
                  {' \u00a0'}
                  <Link onClick={() => send({ type: 'mobileEditAsked' })}>{words.change}</Link>
                </>
              )}
            </Text>
          </Stack>
          <Stack gap={3}>
            <CodeArea
              messages={messages}
              nowMs={nowMs}
              sent={screen.sent}
              code={otp}
              failure={screen.failure}
              doing={screen.phase}
              onCode={(text, waits) => send({ type: 'otpTyped', text, waits })}
              onResend={() => send({ type: 'otpResendAsked' })}
            />
            <TermsConsent {...props} />
            <Button
              type="submit"
              disabled={!isCode(otp) || !isTermsAccepted}
              busy={screen.phase === 'verifying' ? words.verifying : null}
            >
              {words.verify}
            </Button>
          </Stack>
        </Stack>
      </Stack>
    </StepScreen>
  );
}
