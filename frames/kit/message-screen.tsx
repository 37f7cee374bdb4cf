import type { ReactNode } from 'react';
import { Message, type MessageProps } from './message';
import { Screen } from './screen';

interface MessageScreenProps extends MessageProps {
  readonly bar: ReactNode;
  readonly poweredBy: readonly string[];
}

/** A message that is all there is. */
export const MessageScreen = ({ bar, poweredBy, ...message }: MessageScreenProps): ReactNode => (
  <Screen bar={bar} centred poweredBy={poweredBy}>
    <Message {...message} />
  </Screen>
);
