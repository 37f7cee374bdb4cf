import type { ReactNode } from 'react';
import { isMobile, isWrongMobile } from '../../../shared/rules/validation';
import { Button } from '../../kit/button';
import { Heading } from '../../kit/heading';
import { MobileField } from '../../kit/mobile-field';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { failureText } from '../messages/failure-text';
import type { ViewProps } from '../view';
import { at } from './at';
import { TermsConsent, WhatsappConsent } from './consents';
import { PlanStrip } from './plan-strip';
import { StepScreen } from './step-screen';

/** The shopper's number; an OTP goes out once it is complete and the terms are ticked. Source: S1§2.4, S1§5. */
export function VerifyMobileScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { mobile: words } = messages;
  const screen = at(state, 'verifyMobile');
  if (!screen) return null;
  const { mobile, isTermsAccepted } = state.typed;
  const isWrong = isWrongMobile(mobile);
  return (
    <StepScreen view={props} pad="less" onSubmit={() => send({ type: 'mobileSubmitted' })}>
      <Stack gap={8}>
        <PlanStrip {...props} />
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={1}>{words.heading}</Heading>
            <Text>{words.intro}</Text>
          </Stack>
          <Stack gap={3}>
            <MobileField
              label={words.label}
              prefix={words.prefix}
              placeholder={words.placeholder}
              digits={mobile}
              error={isWrong ? words.invalid : screen.failure && failureText(messages, screen.failure)}
              hint={{ text: words.noFee, icon: 'shield' }}
              readOnly={screen.phase === 'sending'}
              first
              onDigits={(text) => send({ type: 'mobileTyped', text })}
            />
            <div>
              <TermsConsent {...props} />
              <WhatsappConsent {...props} />
            </div>
            <Button
              type="submit"
              disabled={!isMobile(mobile) || !isTermsAccepted}
              busy={screen.phase === 'sending' ? words.sending : null}
            >
              {words.send}
            </Button>
          </Stack>
        </Stack>
      </Stack>
    </StepScreen>
  );
}
