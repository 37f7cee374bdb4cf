import type { ReactNode } from 'react';
import { CloseQuestion as Question } from '../../kit/close-question';
import { resultMessages } from '../result-messages';
import type { ViewProps } from '../view';

/** 'Close the check?' */
export const CloseQuestion = ({ send, messages }: ViewProps): ReactNode => (
  <Question
    t={resultMessages(messages).closeQuestion}
    onStay={() => send({ type: 'closeCancelled' })}
    onClose={() => send({ type: 'closeConfirmed' })}
  />
);
