import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { Heading } from '../../kit/heading';
import { LenderSpinner } from '../../kit/lender-spinner';
import { Note } from '../../kit/note';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { chosenLenderName } from '../flow/selectors';
import { lateWords } from '../messages/late-words';
import type { ViewProps } from '../view';
import { at } from './at';
import { merchantName } from './merchant-name';
import { OrderStrip } from './order-strip';
import { StepScreen } from './step-screen';

/** After so many answers without a result the shopper need not stay. */
const PATIENCE = 3;

/** 4008: the lender has still to answer. Nothing here pays a second time. Source: decisions (Payment flow). */
export function PendingScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { pending: words } = lateWords(messages);
  const screen = at(state, 'pending');
  if (!screen) return null;
  const lender = chosenLenderName(state);
  return (
    <StepScreen
      view={props}
      centred
      open
      actions={
        <Button
          kind="secondary"
          busy={screen.phase === 'asking' ? words.checking : null}
          onClick={() => send({ type: 'statusAsked' })}
        >
          {words.check}
        </Button>
      }
    >
      <Stack gap={6} centred>
        <LenderSpinner name={lender} />
        <Stack gap={2}>
          <Heading level={1}>{words.heading(lender)}</Heading>
          <Text balance="narrow">{words.text(state.order?.amount ?? 0)}</Text>
        </Stack>
        <OrderStrip {...props} />
        {screen.asked >= PATIENCE && (
          <Note tone="info" spoken="status">
            {words.mayClose(merchantName(state))}
          </Note>
        )}
      </Stack>
    </StepScreen>
  );
}
