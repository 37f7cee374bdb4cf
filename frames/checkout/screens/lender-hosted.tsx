import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { Heading } from '../../kit/heading';
import { LenderSpinner } from '../../kit/lender-spinner';
import { Note } from '../../kit/note';
import { Points } from '../../kit/points';
import { Stack } from '../../kit/stack';
import { StairArt } from '../../kit/stair-art';
import { Text } from '../../kit/text';
import { chosenLenderName } from '../flow/selectors';
import { lateWords } from '../messages/late-words';
import type { ViewProps } from '../view';
import { ActionColumn } from './action-column';
import { at } from './at';
import { PlanStrip } from './plan-strip';
import { StepScreen } from './step-screen';

/** The customer confirms on the lender's own page and comes back. Source: S2§2 (checkout-lender-hosted-…). */
export function LenderHostedScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { hosted: words } = lateWords(messages);
  const screen = at(state, 'lenderHosted');
  if (!screen) return null;
  const lender = chosenLenderName(state);
  if (screen.phase === 'asking')
    return (
      <StepScreen view={props} centred busy>
        <Stack gap={6} centred>
          <LenderSpinner name={lender} />
          <Stack gap={2}>
            <Heading level={1}>{words.returned(lender)}</Heading>
            <Text balance="narrow">{words.returnedText}</Text>
          </Stack>
        </Stack>
      </StepScreen>
    );
  const isAway = screen.phase === 'away';
  const [bank, back] = words.points(lender);
  return (
    <StepScreen
      view={props}
      pad="less"
      actions={
        <ActionColumn>
          {screen.isBlocked && (
            <Note tone="warn" spoken="alert">
              {words.blocked}
            </Note>
          )}
          <Button onClick={() => send({ type: isAway ? 'statusAsked' : 'lenderPageAsked' })}>
            {isAway ? words.done : words.go(lender)}
          </Button>
          {isAway && (
            <Button kind="text" onClick={() => send({ type: 'lenderPageAsked' })}>
              {words.again}
            </Button>
          )}
        </ActionColumn>
      }
    >
      <Stack gap={6}>
        <PlanStrip {...props} />
        <StairArt icon="browser" at={3} small />
        <Stack gap={2} centred>
          <Heading level={1}>{isAway ? words.awayHeading(lender) : words.heading(lender)}</Heading>
          <Text balance="wide">{isAway ? words.awayText : words.text(lender)}</Text>
        </Stack>
        <Points
          items={[
            { icon: 'shield', text: bank },
            { icon: 'clock', text: back },
          ]}
        />
      </Stack>
    </StepScreen>
  );
}
