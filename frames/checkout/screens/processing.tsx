import type { ReactNode } from 'react';
import { Heading } from '../../kit/heading';
import { LenderSpinner } from '../../kit/lender-spinner';
import { MoneyText } from '../../kit/money-text';
import { ProgressList } from '../../kit/progress-list';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { chosenLenderName } from '../flow/selectors';
import { lateWords } from '../messages/late-words';
import type { ViewProps } from '../view';
import { StepScreen } from './step-screen';

/** The lender is asked to pay; nothing can be pressed. */
export function ProcessingScreen(props: ViewProps): ReactNode {
  const { state, messages } = props;
  const { processing: words } = lateWords(messages);
  const lender = chosenLenderName(state);
  return (
    <StepScreen view={props} centred busy>
      <Stack gap={8} centred>
        <Stack gap={6}>
          <LenderSpinner name={lender} />
          <Stack gap={2}>
            <Heading level={1}>{words.heading(lender)}</Heading>
            <Text balance="narrow">{words.text}</Text>
          </Stack>
        </Stack>
        <ProgressList
          steps={[
            { text: words.verified, at: 'done' },
            { text: <MoneyText>{words.approving(state.order?.amount ?? 0)}</MoneyText>, at: 'now' },
            { text: words.placing, at: 'waiting' },
          ]}
        />
      </Stack>
    </StepScreen>
  );
}
