import type { ReactNode } from 'react';
import { CloseQuestion as Question } from '../../kit/close-question';
import { resultWords } from '../result-words';
import type { ViewProps } from '../view';

/** 'Close the check?' */
export const CloseQuestion = ({ send, messages }: ViewProps): ReactNode => (
  <Question
    words={resultWords(messages).closeQuestion}
    onStay={() => send({ type: 'checkKept' })}
    onClose={() => send({ type: 'closeConfirmed' })}
  />
);
