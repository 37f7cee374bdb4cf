import type { ReactNode } from 'react';
import { brand } from '../../../../shared/brand';
import * as icons from '../../../kit/icons';
import { MessageScreen } from '../../../kit/message-screen';
import { Text } from '../../../kit/text';
import { deferredMessages } from '../../deferred-messages';
import { AgentBar } from '../../parts/agent-bar';
import type { ViewProps } from '../../view';

/** The server blocked this agent. Source: S2§4, S2§6. */
export function AgentBlockedScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const failure = state.view.screen === '/sales-agent-blocked' ? state.view.failure : null;
  const { agentBlocked: t } = deferredMessages(messages);
  return (
    <MessageScreen
      bar={<AgentBar {...props} hasBack={false} />}
      art={{ icon: icons.lock, tone: 'error', at: 2 }}
      title={t.title}
      text={t.text(brand.name)}
      detail={failure && <Text size={13}>{messages.common.code(failure.code)}</Text>}
      button={t.close}
      onPress={() => send({ type: 'exitAsked' })}
      poweredBy={messages.common.poweredBy}
    />
  );
}
