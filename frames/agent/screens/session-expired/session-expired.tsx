import type { ReactNode } from 'react';
import * as icons from '../../../kit/icons';
import { MessageScreen } from '../../../kit/message-screen';
import { deferredMessages } from '../../deferred-messages';
import { AgentBar } from '../../parts/agent-bar';
import type { ViewProps } from '../../view';

/** The session is over and cannot be renewed from here. Source: S2§4. */
export function SessionExpiredScreen(props: ViewProps): ReactNode {
  const { send, messages } = props;
  const { sessionExpired: t } = deferredMessages(messages);
  return (
    <MessageScreen
      bar={<AgentBar {...props} hasBack={false} />}
      art={{ icon: icons.clock, at: 3 }}
      title={t.title}
      text={t.text}
      button={t.close}
      onPress={() => send({ type: 'exitAsked' })}
      poweredBy={messages.common.poweredBy}
    />
  );
}
