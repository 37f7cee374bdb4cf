import type { ReactNode } from 'react';
import { isMobile, isWrongMobile } from '../../../shared/rules/validation';
import { Button } from '../../kit/button';
import { Heading } from '../../kit/heading';
import { MobileField } from '../../kit/mobile-field';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { failureText } from '../messages/failure-text';
import { lateWords } from '../messages/late-words';
import type { ViewProps } from '../view';
import { at } from './at';
import { OrderStrip } from './order-strip';
import { StepScreen } from './step-screen';

/** The shop's machine: the payment goes on on the shopper's phone, or here. Source: S2§7. */
export function PaymentLinkScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { link: words } = lateWords(messages);
  const { mobile: number } = messages;
  const screen = at(state, 'paymentLink');
  if (!screen) return null;
  const digits = state.typed.linkMobile;
  const isFine = isMobile(digits);
  const isWrong = isWrongMobile(digits);
  const isSending = screen.phase === 'sending';
  return (
    <StepScreen view={props} pad="less" onSubmit={() => send({ type: 'linkSendAsked' })}>
      <Stack gap={8}>
        <OrderStrip {...props} />
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={1}>{words.heading}</Heading>
            <Text>{words.intro}</Text>
          </Stack>
          <Stack gap={5}>
            <MobileField
              label={words.label}
              prefix={number.prefix}
              placeholder={number.placeholder}
              digits={digits}
              error={isWrong ? number.invalid : screen.failure && failureText(messages, screen.failure)}
              readOnly={isSending}
              first
              onDigits={(text) => send({ type: 'linkMobileTyped', text })}
            />
            <Stack gap={2}>
              <Button type="submit" disabled={!isFine} busy={isSending ? words.sending : null}>
                {words.send}
              </Button>
              <Button kind="text" disabled={isSending} onClick={() => send({ type: 'continueHereAsked' })}>
                {words.here}
              </Button>
            </Stack>
          </Stack>
        </Stack>
      </Stack>
    </StepScreen>
  );
}
