import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import * as icons from '../../kit/icons';
import { at } from '../../platform/flow/at';
import { deferredMessages } from '../deferred-messages';
import type { ViewProps } from '../view';
import { merchantName } from './merchant-name';
import { MessageStep } from './message-step';

/** Another session owns the payment; offers to take it over. */
export function OwnedElsewhereScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const screen = at(state, 'ownedElsewhere');
  if (!screen) return null;
  const { elsewhere, takenOver } = deferredMessages(messages).lookingOn;
  const t = screen.isTakenOver ? takenOver : elsewhere;
  const { common } = messages;
  const name = merchantName(state);
  return (
    <MessageStep
      view={props}
      art={{ icon: icons.swap, at: 2 }}
      title={t.title}
      text={t.text}
      button={t.here}
      onPress={() => send({ type: 'takeOverAsked' })}
      more={
        <Button kind="text" onClick={() => send({ type: 'exitAsked' })}>
          {name === '' ? common.close : common.backTo(name)}
        </Button>
      }
    />
  );
}
