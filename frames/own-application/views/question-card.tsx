import type { ReactNode } from 'react';
import { ApplicationQuestion } from '../../new-to-bank';
import { failureText } from '../../platform/i18n/failure-text';
import type { StatusProps } from './status-links';

/** A question about the application of the page. Source: NTB-022. */
export function QuestionCard({ state, messages, send }: StatusProps): ReactNode {
  const { question } = state;
  const isOpen = question.step === 'writing' || question.step === 'sending';
  return (
    <ApplicationQuestion
      question={question}
      topic={isOpen ? question.topic : 'STATUS'}
      message={isOpen ? question.message : ''}
      error={isOpen && question.failure ? failureText(messages.errors, question.failure) : null}
      words={messages.status.question}
      onOpen={() => send({ type: 'questionOpened' })}
      onTopic={(topic) => send({ type: 'topicChosen', topic })}
      onMessage={(message) => send({ type: 'questionTyped', message })}
      onSend={() => send({ type: 'questionSent' })}
    />
  );
}
