import type { ReactNode } from 'react';
import * as icons from '../../kit/icons';
import { Text } from '../../kit/text';
import { at } from '../../platform/flow/at';
import { failureText } from '../../platform/i18n/failure-text';
import type { ViewProps } from '../view';
import { MessageStep } from './message-step';

/** Order or lenders could not be got. */
export function StartFailedScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const failure = at(state, 'startFailed')?.failure;
  if (!failure) return null;
  return (
    <MessageStep
      view={props}
      art={{ icon: icons.alert, tone: 'error', at: 2 }}
      title={messages.startFailed.title}
      text={`${failureText(messages.errors, failure)} ${messages.startFailed.text}`}
      detail={<Text size={13}>{messages.common.code(failure.code)}</Text>}
      button={messages.common.retry}
      onPress={() => send({ type: 'retryAsked' })}
    />
  );
}
