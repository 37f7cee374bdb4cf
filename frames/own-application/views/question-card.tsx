import type { ReactNode } from 'react';
import { ApplicationQuestion } from '../../new-to-bank';
import { failureText } from '../../platform/i18n/failure-text';
import type { StatusProps } from './status-links';

/** A question about the application of the page. Source: NTB-022. */
export function QuestionCard({ state, messages, send }: StatusProps): ReactNode {
  const { question } = state;
  const isOpen = question.step === 'writing' || question.step === 'sending';
  const problem = question.step === 'writing' ? question.problem : null;
  const failure = problem === 'missing' ? null : problem;
  return (
    <ApplicationQuestion
      question={isOpen ? { step: question.step, isMissing: problem === 'missing', failure } : question}
      topic={isOpen ? question.topic : 'STATUS'}
      message={isOpen ? question.message : ''}
      error={failure && failureText(messages.errors, failure)}
      t={messages.status.question}
      onOpen={() => send({ type: 'questionOpened' })}
      onTopic={(topic) => send({ type: 'topicChosen', topic })}
      onMessage={(message) => send({ type: 'questionTyped', message })}
      onSend={() => send({ type: 'questionSent' })}
    />
  );
}
