import type { ReactNode } from 'react';
import { PartnersStrip } from '../../../catalogue';
import { Form } from '../../../kit/form';
import { Heading } from '../../../kit/heading';
import { Screen } from '../../../kit/screen';
import { Stack } from '../../../kit/stack';
import { Text } from '../../../kit/text';
import { AgentBar } from '../../parts/agent-bar';
import { AmountButtons, AmountEntry } from '../../parts/amount-form';
import { CustomerStrip } from '../../parts/customer-strip';
import type { ViewProps } from '../../view';

/** Amount entry, the first screen. Source: S2§2. */
export function EmiHomeScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  return (
    <Screen
      takesFocus
      bar={<AgentBar {...props} hasHelp />}
      strip={<CustomerStrip {...props} />}
      foot={
        state.session.lenders.length > 0 && (
          <PartnersStrip
            names={state.session.lenders.map(({ name }) => name)}
            count={messages.amount.lendersCount(state.session.lenders.length)}
            under={messages.amount.mobileIsAll}
          />
        )
      }
      poweredBy={messages.common.poweredBy}
    >
      <Stack gap={8}>
        <Stack gap={2}>
          <Heading level={1}>{messages.amount.heading}</Heading>
          <Text>{messages.amount.intro}</Text>
        </Stack>
        <Form onSubmit={() => send({ type: 'amountSubmitted' })}>
          <Stack gap={5}>
            <AmountEntry {...props} />
            <Stack gap={1}>
              <AmountButtons {...props} />
            </Stack>
          </Stack>
        </Form>
      </Stack>
    </Screen>
  );
}
