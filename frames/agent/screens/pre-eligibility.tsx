import type { ReactNode } from 'react';
import { AmountField } from '../../kit/amount-field';
import { Button } from '../../kit/button';
import { Heading } from '../../kit/heading';
import { MobileField } from '../../kit/mobile-field';
import { Screen } from '../../kit/screen';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { hasOwnWords } from '../flow/failure';
import { isMobile, isWrongMobile } from '../flow/field-rules';
import { failureText } from '../messages/failure-text';
import { lateWords } from '../messages/late-words';
import type { ViewProps } from '../view';
import { AgentBar } from './agent-bar';
import { amountError } from './amount-form';
import { PreEligibilityResult } from './pre-eligibility-result';

/** What can be said about an amount and a number before the customer consents. Source: S2§2, S2§7. */
export function PreEligibilityScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { preEligibility: words } = lateWords(messages);
  const answer = state.preEligibilityResponse;
  const isChecking = answer.status === 'initiated';
  const refusal =
    answer.status === 'error' && hasOwnWords(answer.failure) ? failureText(messages, answer.failure) : null;
  const isAnswered = answer.status === 'success' && Number(state.amount) === state.submittedAmount;
  return (
    <Screen bar={<AgentBar {...props} />} poweredBy={messages.common.poweredBy}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{words.title}</Heading>
          <Text>{words.intro}</Text>
        </Stack>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: 'preEligibilitySubmitted' });
          }}
        >
          <Stack gap={5}>
            <AmountField
              label={messages.amount.label}
              size="normal"
              digits={state.amount}
              error={amountError(state.amountFault, messages.amount)}
              readOnly={isChecking}
              first
              onDigits={(text) => send({ type: 'amountTyped', text })}
            />
            <MobileField
              label={messages.mobile.label}
              prefix={messages.mobile.prefix}
              digits={state.mobile}
              error={isWrongMobile(state.mobile) ? messages.mobile.invalid : refusal}
              readOnly={isChecking}
              onDigits={(text) => send({ type: 'mobileTyped', text })}
            />
            {!isAnswered && (
              <Button
                type="submit"
                disabled={state.amount === '' || !isMobile(state.mobile)}
                busy={isChecking ? words.checking : null}
              >
                {words.submit}
              </Button>
            )}
          </Stack>
        </form>
        <div role="status">{isAnswered && <PreEligibilityResult {...props} answer={answer.data} />}</div>
      </Stack>
    </Screen>
  );
}
