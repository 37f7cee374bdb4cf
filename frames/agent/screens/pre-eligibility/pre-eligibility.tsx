import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { NumberField } from '../../../identity';
import { AmountField } from '../../../kit/amount-field';
import { Form } from '../../../kit/form';
import { Heading } from '../../../kit/heading';
import { ReadyButton } from '../../../kit/ready-button';
import { Screen } from '../../../kit/screen';
import { Stack } from '../../../kit/stack';
import { Text } from '../../../kit/text';
import { deferredMessages } from '../../deferred-messages';
import { isAtNumber } from '../../flow/failure';
import { amountAtom, isPurchaseReadyAtom, mobileAtom } from '../../flow/sales-atoms';
import { AgentBar } from '../../parts/agent-bar';
import { amountError } from '../../parts/amount-form';
import type { ViewProps } from '../../view';
import { PreEligibilityResult } from './pre-eligibility-result';

/** What can be said about an amount and a number before the customer consents. Source: S2§2, S2§7. */
export function PreEligibilityScreen(props: ViewProps): ReactNode {
  const { send, messages } = props;
  const { preEligibility: t } = deferredMessages(messages);
  return (
    <Screen takesFocus bar={<AgentBar {...props} />} poweredBy={messages.common.poweredBy}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{t.title}</Heading>
          <Text>{t.intro}</Text>
        </Stack>
        <Form onSubmit={() => send({ type: 'preEligibilitySubmitted' })}>
          <Stack gap={5}>
            <PurchaseField {...props} />
            <CustomerField {...props} />
            <CheckButton {...props} />
          </Stack>
        </Form>
        <div role="status">
          <Result {...props} />
        </div>
      </Stack>
    </Screen>
  );
}

const isChecking = ({ purchase: { preEligibilityResponse: answer } }: ViewProps['state']): boolean =>
  answer.status === 'initiated';

/** The answer, as long as the amount is the one that was asked about. */
function useAnswer({ purchase: { preEligibilityResponse: answer, submittedAmount } }: ViewProps['state']) {
  const amount = useAtomValue(amountAtom);
  return answer.status === 'success' && Number(amount) === submittedAmount ? answer.data : null;
}

function PurchaseField({ state, send, messages }: ViewProps): ReactNode {
  return (
    <AmountField
      label={messages.amount.label}
      size="normal"
      digits={useAtomValue(amountAtom)}
      error={amountError(state.purchase.amountIssue, messages.amount)}
      readOnly={isChecking(state)}
      first
      onDigits={(text) => send({ type: 'amountTyped', text })}
    />
  );
}

function CustomerField({ state, send, messages }: ViewProps): ReactNode {
  const { preEligibilityResponse: answer } = state.purchase;
  const { mobile: t } = deferredMessages(messages);
  const mobile = useAtomValue(mobileAtom);
  return (
    <NumberField
      label={t.label}
      t={t}
      mobileAtom={mobileAtom}
      checksLengthOnly
      errors={messages.error}
      refusal={answer.status === 'error' && isAtNumber(answer.failure, mobile) ? answer.failure : null}
      readOnly={isChecking(state)}
      onDigits={(text) => send({ type: 'mobileTyped', text })}
    />
  );
}

function CheckButton({ state, messages }: ViewProps): ReactNode {
  const { preEligibility: t } = deferredMessages(messages);
  if (useAnswer(state)) return null;
  return (
    <ReadyButton readyAtom={isPurchaseReadyAtom} pendingLabel={isChecking(state) ? t.checking : null}>
      {t.submit}
    </ReadyButton>
  );
}

function Result(props: ViewProps): ReactNode {
  const answer = useAnswer(props.state);
  return answer && <PreEligibilityResult {...props} answer={answer} />;
}
