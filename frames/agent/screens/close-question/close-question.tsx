import type { ReactNode } from 'react';
import { CloseQuestion as Question } from '../../../kit/close-question';
import { deferredMessages } from '../../deferred-messages';
import type { ViewProps } from '../../view';

/** 'Close the sales app?' */
export const CloseQuestion = ({ send, messages }: ViewProps): ReactNode => (
  <Question
    t={deferredMessages(messages).closeQuestion}
    onStay={() => send({ type: 'workKept' })}
    onClose={() => send({ type: 'closeConfirmed' })}
  />
);
